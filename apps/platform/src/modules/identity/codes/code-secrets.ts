// Hashes and signatures of codes, keyed by the platform's secret. A stolen database holds no code that could be guessed: four digits
// would be found from a plain hash in no time.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The stored form of a code; the same digits have different hashes for each `codeId`. */
export function hashCode(secret: string, codeId: string, code: string): string {
  return sign(secret, 'contact-code', `${codeId}.${code}`)
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function signProof(secret: string, codeId: string): string {
  return `${codeId}.${sign(secret, 'contact-proof', codeId)}`
}

/** The `codeId` of a proof, or null when the proof was never issued. */
export function readProof(secret: string, proof: string): string | null {
  const [, codeId, signature] = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(proof) ?? []
  return codeId && signature && isSameHash(signature, sign(secret, 'contact-proof', codeId)) ? codeId : null
}

function sign(secret: string, purpose: string, text: string): string {
  const key = createHmac('sha256', secret).update(`yanta.${purpose}`).digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}
