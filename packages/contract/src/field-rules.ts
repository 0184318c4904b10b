// The rules of section 5: the valid values of each field of a form. The browser checks them during typing, the platform when
// the form arrives. Pure; a rule returns the key of its message [5.6], or null for a valid value.

export { isReferralCode } from './referral-code.ts'

export const fieldRules = [
  'required',
  'email',
  'minLength',
  'minPhoneLength',
  'maxLength',
  'sameAsPassword',
  'alphaNum',
  'nameValidationRule',
  'promoCode',
  'invalidDate',
  'underageDate',
  'notCyrillic',
  'latinInput',
] as const
export type FieldRule = (typeof fieldRules)[number]

/** The broken rule of a field. `min` and `max` count characters, for a phone digits. */
export interface FieldProblem {
  rule: FieldRule
  min?: number
  max?: number
}

export type FindProblem = (text: string) => FieldProblem | null

/** Characters [5.5], [9.11]. */
export const longestInput = 150
export const longestName = 35
export const shortestPhone = 8
/** A phone number of any country has at most 15 digits. */
export const longestPhone = 15
export const codeLength = 4
export const shortestPassword = 8
export const nicknameLength = { min: 3, max: 20 }
/** Years [9.24]. */
export const minimumAge = 18

interface FieldOptions {
  /** An empty field is fine. */
  isOptional?: boolean
}

/** Any free text [5.5]. */
export function findTextProblem(
  text: string,
  { isOptional = false, max = longestInput }: FieldOptions & { max?: number } = {},
): FieldProblem | null {
  if (text.length > max) return { rule: 'maxLength', max }
  return text.trim() === '' && !isOptional ? { rule: 'required' } : null
}

/** The code of a message, digits [5.1]. */
export function findCodeProblem(digits: string): FieldProblem | null {
  if (digits === '') return { rule: 'required' }
  if (digits.length > codeLength) return { rule: 'maxLength', max: codeLength }
  return /^\d{4}$/.test(digits) ? null : { rule: 'minLength', min: codeLength }
}

/** A phone as digits with its dial code [5.2]. */
export function findPhoneProblem(
  digits: string,
  { isOptional = false }: FieldOptions = {},
): FieldProblem | null {
  if (digits === '') return isOptional ? null : { rule: 'required' }
  if (!/^\d*$/.test(digits) || digits.length < shortestPhone)
    return { rule: 'minPhoneLength', min: shortestPhone }
  return digits.length > longestPhone ? { rule: 'maxLength', max: longestPhone } : null
}

/** The phone as sent: the dial code and the digits typed under the mask [5.2]. */
export function encodePhone(dialCode: string, masked: string): string {
  return `${dialCode}${masked}`.replace(/\D/g, '')
}

/** The pattern of HTML's e-mail fields, with a domain of at least two parts; a non-ASCII domain arrives as `xn--…`. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i

/** [5.3]. */
export function findEmailProblem(
  text: string,
  { isOptional = false }: FieldOptions = {},
): FieldProblem | null {
  const problem = findTextProblem(text, { isOptional })
  const email = text.trim()
  if (problem || email === '') return problem
  return emailPattern.test(email) ? null : { rule: 'email' }
}

/**
 * Letters of Latin and Cyrillic alphabets, accented ones too: up to U+024F and from U+1E00 Latin, U+0259 the Azerbaijani schwa, from U+0400
 * Cyrillic with Ukrainian and Kazakh letters. Numerals, ligatures, full-width letters and combining accents belong to those scripts too,
 * but not to names [5.4], [5.8].
 */
const namePattern =
  /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF\u0400-\u0481\u048A-\u052F\d\s-]*$/

/** First, middle and last name [5.4]. An accent that was typed as a character of its own counts with its letter. */
export function findNameProblem(text: string, options: FieldOptions = {}): FieldProblem | null {
  return (
    findTextProblem(text, { ...options, max: longestName }) ??
    (namePattern.test(text.normalize('NFC')) ? null : { rule: 'nameValidationRule' })
  )
}

/** A new password [5.12]; at a login it is only `required`. */
export function findPasswordProblem(password: string): FieldProblem | null {
  if (password === '') return { rule: 'required' }
  if (/\p{Script=Cyrillic}/u.test(password)) return { rule: 'notCyrillic' }
  if (password.length < shortestPassword) return { rule: 'minLength', min: shortestPassword }
  return password.length > longestInput ? { rule: 'maxLength', max: longestInput } : null
}

/** The repeated password [5.13]. */
export function findRepeatProblem(repeated: string, password: string): FieldProblem | null {
  if (repeated === '') return { rule: 'required' }
  return repeated === password ? null : { rule: 'sameAsPassword' }
}

/** The format of a promo code; only the platform knows whether it exists [5.9]. */
export function findPromoCodeProblem(text: string): FieldProblem | null {
  return (
    findTextProblem(text, { isOptional: true }) ??
    (/^[\p{L}\d-]*$/u.test(text.trim()) ? null : { rule: 'alphaNum' })
  )
}

/** A nickname: the latin-input rule, Latin letters, digits, dot and hyphen [5.6]. */
export function findNicknameProblem(text: string): FieldProblem | null {
  const { min, max } = nicknameLength
  if (text === '') return { rule: 'required' }
  if (!/^[A-Za-z\d.-]*$/.test(text)) return { rule: 'latinInput' }
  if (text.length < min) return { rule: 'minLength', min }
  return text.length > max ? { rule: 'maxLength', max } : null
}

/** A date of birth, both as `YYYY-MM-DD`; `today` is the server's [1.5], [5.10-5.11]. */
export function findBirthdayProblem(birthday: string, today: string): FieldProblem | null {
  if (birthday === '') return { rule: 'required' }
  if (!isDay(birthday) || birthday < '1900-01-01' || birthday > today) return { rule: 'invalidDate' }
  return birthday > dayYearsBefore(today, minimumAge) ? { rule: 'underageDate' } : null
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().slice(0, 10) === text
}

/** A person born on 29 February comes of age on 1 March, which follows from comparing the dates as text. */
function dayYearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}
