import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { InvalidRequest } from '../../plugins/refusal.ts'

/**
 * Refuses digits that are no number of any country, or that are one in other digits. Written as they are dialled (`8 916 …`,
 * `00 7 916 …`, `7 8 916 …`) they might still reach a phone: it would have several names, each with codes and tries of its own.
 * @param field where the digits stand in the request
 * @throws InvalidRequest
 */
export function assertPossiblePhone(digits: string, field: string): void {
  const phone = parsePhoneNumberFromString(`+${digits}`)
  if (!phone?.isPossible() || phone.number !== `+${digits}`) throw new InvalidRequest([{ field, rule: 'minPhoneLength' }])
}
