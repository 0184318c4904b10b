import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { InvalidRequest } from '../../plugins/refusal.ts'

/** Whether digits are a number of some country, written as that country's numbers are. */
export function isPossiblePhone(digits: string): boolean {
  const phone = parsePhoneNumberFromString(`+${digits}`)
  return phone !== undefined && phone.isPossible() && phone.number === `+${digits}`
}

/**
 * Refuses digits that are no number of any country, or that are one in other digits. Written as they are dialled (`8 916 …`,
 * `00 7 916 …`, `7 8 916 …`) they might still reach a phone: it would have several names, each with codes and tries of its own.
 * @param field where the digits stand in the request
 * @throws InvalidRequest
 */
export function assertPossiblePhone(digits: string, field: string): void {
  if (!isPossiblePhone(digits)) throw new InvalidRequest([{ field, rule: 'minPhoneLength' }])
}
