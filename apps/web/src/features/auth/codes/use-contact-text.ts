import { formatPhoneNumber } from './phone-number.ts'
import type { Contact } from './sent-code.ts'
import { usePhoneCodes } from './use-phone-codes.ts'

/** A contact as people read it. */
export function useContactText(contact: Contact | null): string {
  const { codes } = usePhoneCodes()
  if (!contact) return ''
  return contact.type === 'phone' ? formatPhoneNumber(contact.value, codes) : contact.value
}
