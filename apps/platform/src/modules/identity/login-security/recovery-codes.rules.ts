// Printed codes for players who have lost the app. Fifty random bits each, too many to guess, and since the hash is keyed by the
// platform's secret, a stolen database does not reveal them either.
import { createHmac, randomInt } from 'node:crypto'
import { deriveKey } from '../../../plugins/derive-key.ts'

const count = 10
const length = 10
/** Crockford's: no letter that looks like a digit or like another one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes in their displayed form: `7k2mq-x4n9d`. */
export function createRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < count)
    codes.add(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''))
  return [...codes].map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** The stored form of a code, however it was typed. */
export function hashRecoveryCode(secret: string, userId: number, typed: string): string {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0')
  return createHmac('sha256', deriveKey(secret, 'recovery-code'))
    .update(`${userId}.${code}`)
    .digest('base64url')
}
