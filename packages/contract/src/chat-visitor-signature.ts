// Signature of a webim visitor: whoever has the key vouches that the fields are a player's own. Runs on servers only.
import { createHmac, timingSafeEqual } from 'node:crypto'

interface SignedVisitor {
  fields: Readonly<Record<string, string>>
  /** Seconds since 1970. */
  expires: string
  hash: string
}

/** Hex HMAC-SHA-256 over the values in the order of their sorted names, with nothing between them, and `expires`. */
export function signChatVisitor(
  key: string,
  { fields, expires }: Pick<SignedVisitor, 'fields' | 'expires'>,
): string {
  const values = Object.keys(fields)
    .toSorted()
    .map((name) => fields[name]!)
  return createHmac('sha256', key)
    .update(`${values.join('')}${expires}`)
    .digest('hex')
}

/** Whether the hash is of these fields and has not expired. Constant time in the key. */
export function isChatVisitorSigned(key: string, visitor: SignedVisitor, nowMs: number): boolean {
  if (!/^\d{1,12}$/.test(visitor.expires) || !/^[0-9a-f]{64}$/.test(visitor.hash)) return false
  const expected = Buffer.from(signChatVisitor(key, visitor), 'hex')
  return timingSafeEqual(expected, Buffer.from(visitor.hash, 'hex')) && nowMs < Number(visitor.expires) * 1000
}
