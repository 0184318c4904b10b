// The proof that a contact is one's own, from the code that gave it until a registration takes it: a reload in between costs no other
// code, and a login by a phone without an account goes on with it.
import { readServerNow } from '../../../lib/server-clock.ts'
import type { Contact } from './sent-code.ts'

export interface ProvenContact extends Contact {
  proof: string
}

const key = 'contact-proof'
/** A minute less than the platform honours it. */
const lifetimeMs = 29 * 60_000

export function keepProof(proven: ProvenContact): void {
  write(JSON.stringify({ ...proven, expiresAt: readServerNow() + lifetimeMs }))
}

/** Null without one that is still good. */
export function recallProof(): ProvenContact | null {
  try {
    const { type, value, proof, expiresAt } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<
      ProvenContact & { expiresAt: number }
    >
    const isGood =
      (type === 'phone' || type === 'email') &&
      typeof value === 'string' &&
      typeof proof === 'string' &&
      Number(expiresAt) > readServerNow()
    return isGood ? { type, value, proof } : null
  } catch {
    return null
  }
}

export function forgetProof(): void {
  write(null)
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden: it lasts as long as the form.
  }
}
