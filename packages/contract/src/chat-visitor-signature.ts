// Signature of a webim visitor: whoever has the key vouches that the fields are a player's own. Runs on servers only.
import { createHmac, timingSafeEqual } from 'node:crypto'

interface Visitor {
  fields: Readonly<Record<string, string>>
  /** Seconds since 1970. */
  expires: string
}

type SignedVisitor = Visitor & { hash: string }
type ProvenVisitor = Visitor & { proof: string }

/** Hex HMAC-SHA-256 over the values in the order of their sorted names, with nothing between them, and `expires`. */
export function signChatVisitor(key: string, { fields, expires }: Visitor): string {
  const values = Object.keys(fields)
    .toSorted()
    .map((name) => fields[name]!)
  return createHmac('sha256', key)
    .update(`${values.join('')}${expires}`)
    .digest('hex')
}

/** Whether the hash is of these fields and has not expired. Constant time in the key. */
export function isChatVisitorSigned(key: string, visitor: SignedVisitor, nowMs: number): boolean {
  return isOf(signChatVisitor(key, visitor), visitor.hash) && isRunning(visitor, nowMs)
}

/**
 * Hex HMAC-SHA-256 over names and values, each where it belongs. The provider's own hash has nothing between the values, so that whoever
 * has one can cut the same text into other fields, such as another player's number.
 */
export function proveChatVisitor(key: string, { fields, expires }: Visitor): string {
  const entries = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]])
  return createHmac('sha256', `support-chat:${key}`)
    .update(JSON.stringify([entries, expires]))
    .digest('hex')
}

/** Whether the proof is of these fields and has not expired. Constant time in the key. */
export function isChatVisitorProven(key: string, visitor: ProvenVisitor, nowMs: number): boolean {
  return isOf(proveChatVisitor(key, visitor), visitor.proof) && isRunning(visitor, nowMs)
}

function isOf(expected: string, given: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'))
  )
}

function isRunning({ expires }: Visitor, nowMs: number): boolean {
  return /^\d{1,12}$/.test(expires) && nowMs < Number(expires) * 1000
}
