// A contact that was typed in one popup and is wanted in the next: registration finds it taken and offers to log in with it, recovery
// finds no account and offers to register.
import type { Contact } from './sent-code.ts'

let typed: Contact | null = null

export function handOverContact(contact: Contact): void {
  typed = contact
}

/** Once: whoever opens the popup later begins with an empty field. */
export function takeOverContact(): Contact | null {
  const contact = typed
  typed = null
  return contact
}
