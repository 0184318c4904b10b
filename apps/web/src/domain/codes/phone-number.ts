// Parses and formats a phone as it is typed; the wire format is digits with the dial code [5.2]. Pure. While the list
// of countries is missing a number is international, with its plus, or that of the one built-in country [9.20].
import type { PhoneCode } from '@yanta/contract'
import { encodePhone, longestPhone } from '@yanta/contract/field-rules'

export interface TypedPhone {
  /** Two letters; null: the country is unknown, or not known yet. */
  country: string | null
  /** Digits after the dial code; of an unknown country all of them. */
  digits: string
}

export const knownCode: PhoneCode = { country: 'ru', dialCode: '7', mask: '(###) ###-##-##' }
export const emptyPhone: TypedPhone = { country: knownCode.country, digits: '' }

export function findPhoneCode(codes: readonly PhoneCode[], country: string | null): PhoneCode | undefined {
  return country === null
    ? undefined
    : (codes.find((code) => code.country === country) ??
        (country === knownCode.country ? knownCode : undefined))
}

/** The wire format; empty without a digit after the dial code. */
export function encodeTypedPhone({ country, digits }: TypedPhone, codes: readonly PhoneCode[]): string {
  return digits === '' ? '' : encodePhone(findPhoneCode(codes, country)?.dialCode ?? '', digits)
}

/** Finds the country of a whole number. Where several share a dial code, `preferred` wins if it is one of them. */
export function readWholePhone(
  whole: string,
  codes: readonly PhoneCode[],
  preferred: string | null,
): TypedPhone {
  const digits = whole.slice(0, longestPhone)
  const fitting = codes.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(...fitting.map(({ dialCode }) => dialCode.length))
  const shared = fitting.filter(({ dialCode }) => dialCode.length === longest)
  const code = shared.find(({ country }) => country === preferred) ?? shared[0]
  return code
    ? settleShared({ country: code.country, digits: digits.slice(longest) }, codes)
    : { country: null, digits }
}

/** Parses the text of the field, typed or pasted; `before` is its previous value. */
export function typePhone(before: TypedPhone, text: string, codes: readonly PhoneCode[]): TypedPhone {
  const digits = text.replace(/\D/g, '')
  const code = findPhoneCode(codes, before.country)
  if (text.trim().startsWith('+')) return readWholePhone(digits, codes, before.country)
  if (digits.startsWith('00')) return readWholePhone(digits.slice(2), codes, before.country)
  if (digits === '') return { country: before.country ?? codes[0]?.country ?? knownCode.country, digits }
  if (!code) return readWholePhone(digits, codes, before.country)
  return settleShared(
    { country: code.country, digits: dropPrefix(digits, code).slice(0, longestPhone - code.dialCode.length) },
    codes,
  )
}

/** Countries that dial the leading zero from abroad as well; in all others it is a national prefix. */
const withNought = new Set(['it', 'sm', 'va', 'bj', 'cg', 'ci', 'ga'])

/** Removes a national prefix, or a repeated dial code. No Russian number begins with 79 or 89. */
function dropPrefix(digits: string, { country, dialCode, mask }: PhoneCode): string {
  const count = mask.replace(/[^#]/g, '').length
  if (
    dialCode === '7' &&
    (/^[78]9/.test(digits) ||
      (country === 'kz' && digits.startsWith('87')) ||
      (digits.length === 11 && /^[78]/.test(digits)))
  )
    return digits.slice(1)
  if (count > 0 && digits.length === count + dialCode.length && digits.startsWith(dialCode))
    return digits.slice(dialCode.length)
  return withNought.has(country) ? digits : digits.replace(/^0/, '')
}

/** Russia and Kazakhstan share a dial code: the next digits determine the country. */
function settleShared(typed: TypedPhone, codes: readonly PhoneCode[]): TypedPhone {
  if (findPhoneCode(codes, typed.country)?.dialCode !== '7' || typed.digits.length < 3) return typed
  const country = /^[67]/.test(typed.digits) ? 'kz' : 'ru'
  return findPhoneCode(codes, country)?.dialCode === '7' ? { ...typed, country } : typed
}

/** The text of the field, and the missing part of the mask. */
export function writeTypedPhone(
  { country, digits }: TypedPhone,
  codes: readonly PhoneCode[],
): { text: string; missing: string } {
  const code = findPhoneCode(codes, country)
  if (!code) return { text: `+${groupDigits(digits)}`, missing: '' }
  if (code.mask === '') return { text: groupDigits(digits), missing: '' }
  const text = fillMask(code.mask, digits)
  return { text, missing: code.mask.slice(text.length).replaceAll('#', '_') }
}

/** Formats a number in the wire format: `+7 (916) 123-45-67`. */
export function formatPhoneNumber(whole: string, codes: readonly PhoneCode[]): string {
  const known = codes.length > 0 ? codes : [knownCode]
  const typed = readWholePhone(whole, known, null)
  const { text } = writeTypedPhone(typed, known)
  return typed.country === null ? text : `+${findPhoneCode(known, typed.country)!.dialCode} ${text}`
}

/** Ends with the last digit, so that Backspace always deletes a digit. */
function fillMask(mask: string, digits: string): string {
  let text = ''
  let used = 0
  for (const sign of mask) {
    if (used === digits.length) return text
    text += sign === '#' ? digits[used++]! : sign
  }
  return used < digits.length ? `${text} ${digits.slice(used)}` : text
}

function groupDigits(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ')
}

/**
 * Caret position after reformatting: before as many digits as before. Backspace moves it left over signs of the mask,
 * Delete right, so that the next press finds a digit.
 */
export function findPhoneCaret(text: string, digitsBehind: number, isForward = false): number {
  let seen = 0
  for (let index = text.length; index > 0; index--) {
    const isDigit = /\d/.test(text[index - 1]!)
    if (seen === digitsBehind && (isDigit || isForward)) return index
    if (isDigit) seen++
  }
  return text.startsWith('+') ? 1 : 0
}
