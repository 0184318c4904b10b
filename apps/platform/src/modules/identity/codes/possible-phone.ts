import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'

/** Whether digits are a phone number of some country in international form. */
export function isPossiblePhone(digits: string): boolean {
  const phone = parsePhoneNumberFromString(`+${digits}`)
  return phone !== undefined && phone.isPossible() && phone.number === `+${digits}`
}

/**
 * Refuses digits that are no number of any country, or not in international form. Numbers as dialled (`8 916 …`, `00 7 916 …`,
 * `7 8 916 …`) might still reach a phone, which would then have several names, each with codes and tries of its own.
 * @param field the request's field that holds the digits
 * @throws InvalidRequest
 */
export function assertPossiblePhone(digits: string, field: string): void {
  if (!isPossiblePhone(digits)) throw new InvalidRequest([{ field, rule: 'minPhoneLength' }])
}
