// Where phones may be from: dial codes and what numbers of a country look like, from the metadata of libphonenumber.
import type { CallAnswer, listPhoneCodes, PhoneCode } from '@yanta/contract'
import { longestPhone, shortestPhone } from '@yanta/contract/field-rules'
import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, getCountries, getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/mobile'

/** Shown first, in this order [9.20]. */
const primary = ['ru', 'kz', 'az', 'nl', 'am', 'au']

/** Every country that has mobile phones, the primary ones first, the others by their codes [3.58], [7.71]. */
export function buildPhoneCodes(): CallAnswer<typeof listPhoneCodes> {
  const known = getCountries().flatMap((country) => buildPhoneCode(country) ?? [])
  const rank = ({ country }: PhoneCode) => (primary.includes(country) ? primary.indexOf(country) : primary.length)
  return { items: known.toSorted((a, b) => rank(a) - rank(b) || (a.country < b.country ? -1 : 1)), primary }
}

/** Tells whether two small letters are a country. */
export function isCountry(code: string): boolean {
  return getCountries().includes(code.toUpperCase() as CountryCode)
}

/** Null for the few islands whose numbers are shorter than any that is taken here [9.11]. */
function buildPhoneCode(code: CountryCode): PhoneCode | null {
  const example = getExampleNumber(code, examples)
  if (!example) return null
  const dialCode = String(example.countryCallingCode)
  const written = example.formatInternational().slice(`+${dialCode} `.length).replace(/\d/g, '#')
  const mask = written + '#'.repeat(countMoreDigits(code, example.number))
  const digits = dialCode.length + mask.replace(/[^#]/g, '').length
  return digits < shortestPhone || digits > longestPhone ? null : { country: code.toLowerCase(), dialCode, mask }
}

/** By how many digits the numbers of some countries go on behind the example. */
function countMoreDigits(code: CountryCode, number: string): number {
  let more = 0
  while (isValidPhoneNumber(number + '1'.repeat(more + 1), code)) more += 1
  return more
}
