// Signature of a provider's requests to the wallet: HMAC-SHA-256 over time, method, path and the exact bytes of the body.
// Runs on servers only; browsers never have the secret.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-signature'
export const providerHeader = 'x-provider'
/** A signature is valid for five minutes either way; a replay is harmless because transactions are idempotent. */
export const signatureToleranceMs = 5 * 60_000

interface SignedRequest {
  secret: string
  method: string
  /** Path with query as sent. */
  path: string
  body: string
}

/** Builds the header value `t=<milliseconds>,v1=<hex>`. */
export function signRequest(
  { secret, method, path, body }: SignedRequest,
  nowMs: number = Date.now(),
): string {
  return `t=${nowMs},v1=${digest(secret, nowMs, method, path, body)}`
}

/**
 * Whether a header value is valid and fresh. Constant time in the secret.
 * @param toleranceMs either way, for what is not sent as soon as it is signed
 */
export function checkSignature(
  header: string | undefined,
  request: SignedRequest,
  nowMs: number = Date.now(),
  toleranceMs: number = signatureToleranceMs,
): 'ok' | 'invalid_signature' | 'stale_signature' {
  const match = /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return 'invalid_signature'
  const sentMs = Number(match[1])
  const expected = Buffer.from(
    digest(request.secret, sentMs, request.method, request.path, request.body),
    'hex',
  )
  if (!timingSafeEqual(expected, Buffer.from(match[2]!, 'hex'))) return 'invalid_signature'
  return Math.abs(nowMs - sentMs) <= toleranceMs ? 'ok' : 'stale_signature'
}

function digest(secret: string, timeMs: number, method: string, path: string, body: string): string {
  return createHmac('sha256', secret).update(`${timeMs}.${method}.${path}.`).update(body).digest('hex')
}
