// Hands a typed contact over to another popup: registration finds it taken and offers to log in with it, recovery finds
// no account and offers to register.
import { createStore } from 'zustand/vanilla'
import type { Contact } from '../../../domain/codes/sent-code.ts'

const typed = createStore<{ contact: Contact | null }>(() => ({ contact: null }))

export function handOverContact(contact: Contact): void {
  typed.setState({ contact })
}

/** Returns the contact once: a popup opened later starts with an empty field. */
export function takeOverContact(): Contact | null {
  const { contact } = typed.getState()
  typed.setState({ contact: null })
  return contact
}
