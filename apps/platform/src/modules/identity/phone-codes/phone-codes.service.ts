// Dial codes and number formats of countries, from the metadata of libphonenumber.
import type { CallAnswer, listPhoneCodes, PhoneCode } from '@yanta/contract'
import { longestPhone, shortestPhone } from '@yanta/contract/field-rules'
import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/mobile'

/** Shown first, in this order [9.20]. */
const primary = ['ru', 'kz', 'az', 'nl', 'am', 'au']

/** Masks where the metadata groups digits unlike local usage: Kazakhstan writes numbers as Russia does, whose dial code it shares. */
const ownMasks: Partial<Record<CountryCode, string>> = { KZ: '(###) ###-##-##' }

/** Every country that has mobile phones, the primary ones first, the others by their codes [3.58], [7.71]. */
export function buildPhoneCodes(): CallAnswer<typeof listPhoneCodes> {
  const known = getCountries().flatMap((country) => buildPhoneCode(country) ?? [])
  const rank = ({ country }: PhoneCode) =>
    primary.includes(country) ? primary.indexOf(country) : primary.length
  return { items: known.toSorted((a, b) => rank(a) - rank(b) || (a.country < b.country ? -1 : 1)), primary }
}

/** Whether two lower-case letters are a country. */
export function isCountry(code: string): boolean {
  return getCountries().includes(code.toUpperCase() as CountryCode)
}

/** Null for the few islands whose numbers are shorter than the shortest accepted one [9.11]. */
function buildPhoneCode(code: CountryCode): PhoneCode | null {
  const example = getExampleNumber(code, examples)
  if (!example) return null
  const dialCode = String(example.countryCallingCode)
  const digits = dialCode.length + example.nationalNumber.length
  return digits < shortestPhone || digits > longestPhone
    ? null
    : {
        country: code.toLowerCase(),
        dialCode,
        mask: ownMasks[code] ?? writeNumber(example).replace(/\d/g, '#'),
      }
}

/** The number after the dial code in local format; in international format where the local one is only for domestic calls. */
function writeNumber(example: PhoneNumber): string {
  const national = example.formatNational()
  const prefixLength = national.replace(/\D/g, '').length - example.nationalNumber.length
  const written = national.replace(new RegExp(`^(?:\\D*\\d){${Math.max(0, prefixLength)}}[^\\d(]*`), '')
  const isWhole =
    written.replace(/\D/g, '') === example.nationalNumber && written.includes('(') === written.includes(')')
  return isWhole ? written : example.formatInternational().slice(`+${example.countryCallingCode} `.length)
}
