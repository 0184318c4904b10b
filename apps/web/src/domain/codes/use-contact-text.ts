import { formatPhoneNumber } from './phone-number.ts'
import type { Contact } from './sent-code.ts'
import { usePhoneCodes } from '../player/use-phone-codes.ts'

/** Formats a contact for display. */
export function useContactText(contact: Contact | null): string {
  const { codes } = usePhoneCodes()
  if (!contact) return ''
  return contact.type === 'phone' ? formatPhoneNumber(contact.value, codes) : contact.value
}
