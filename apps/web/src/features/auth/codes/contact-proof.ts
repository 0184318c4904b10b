// Stores the proof of owning a contact, from the right code until a registration uses it: a reload needs no other code,
// and a login by a phone without an account continues with it.
import { readServerNow } from '../../../browser/server-clock.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'

export interface ProvenContact extends Contact {
  proof: string
}

const key = 'contact-proof'
/** A minute less than the platform accepts it. */
const lifetimeMs = 29 * 60_000

export function storeProof(proven: ProvenContact): void {
  write(JSON.stringify({ ...proven, expiresAt: readServerNow() + lifetimeMs }))
}

/** Null without a valid proof. */
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
    // Storage is full or forbidden: the proof lasts as long as the form.
  }
}
