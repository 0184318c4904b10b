// The sandbox of payments as a test plays it: signs notifications like the games' payment page.
import { signatureHeader, signRequest } from '@yanta/contract/signature'
import type { TestPlatform } from '../../../../testing/test-platform.ts'

export const notifyPath = '/json-api/treasury/notify/sandbox'

export interface SandboxEvent {
  id: string
  order: string
  status: string
  amount?: unknown
  currency?: string
  reason?: string
}

interface Fault {
  /** What is sent in place of what was signed. */
  sentBody?: string
  /** Before now. */
  agedMs?: number
  secret?: string
  path?: string
}

/** Sends a notification; the status of the answer and its refusal. */
export async function notify(
  { app, config, clock }: Pick<TestPlatform, 'app' | 'config' | 'clock'>,
  event: SandboxEvent,
  { sentBody, agedMs = 0, secret = config.walletSecret, path = notifyPath }: Fault = {},
): Promise<[number, string?]> {
  const body = JSON.stringify(event)
  const signature = signRequest({ secret, method: 'POST', path, body }, clock.now().getTime() - agedMs)
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload: sentBody ?? body,
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
  })
  const { errors } = answer.json<{ errors?: { code: string }[] }>()
  return errors ? [answer.statusCode, errors[0]!.code] : [answer.statusCode]
}
