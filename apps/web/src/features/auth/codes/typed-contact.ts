// Hands a typed contact over to another popup: registration finds it taken and offers to log in with it, recovery finds
// no account and offers to register.
import type { Contact } from './sent-code.ts'

let typed: Contact | null = null

export function handOverContact(contact: Contact): void {
  typed = contact
}

/** Returns the contact once: a popup opened later starts with an empty field. */
export function takeOverContact(): Contact | null {
  const contact = typed
  typed = null
  return contact
}
