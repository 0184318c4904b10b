// The rules of section 5: what may stand in each field of a form. The browser asks them while a person types, the platform when
// the form arrives. Pure; a rule answers with the key of its message [5.6], or null when nothing is wrong.

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

/** What is wrong with a field. `min` and `max` count characters, of a phone digits. */
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

interface Wish {
  /** An empty field is fine. */
  isOptional?: boolean
}

/** Any text of a person [5.5]. */
export function findTextProblem(
  text: string,
  { isOptional = false, max = longestInput }: Wish & { max?: number } = {},
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
export function findPhoneProblem(digits: string, { isOptional = false }: Wish = {}): FieldProblem | null {
  if (digits === '') return isOptional ? null : { rule: 'required' }
  if (!/^\d*$/.test(digits) || digits.length < shortestPhone)
    return { rule: 'minPhoneLength', min: shortestPhone }
  return digits.length > longestPhone ? { rule: 'maxLength', max: longestPhone } : null
}

/** The phone as it is sent: the dial code and the digits of what was typed under the mask [5.2]. */
export function encodePhone(dialCode: string, masked: string): string {
  return `${dialCode}${masked}`.replace(/\D/g, '')
}

/** As browsers have it in HTML, with a domain of at least two parts; one in other letters arrives as `xn--…`. */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i

/** [5.3]. */
export function findEmailProblem(text: string, { isOptional = false }: Wish = {}): FieldProblem | null {
  const problem = findTextProblem(text, { isOptional })
  const email = text.trim()
  if (problem || email === '') return problem
  return emailPattern.test(email) ? null : { rule: 'email' }
}

/**
 * Letters of Latin and Cyrillic alphabets, accented ones too: up to U+024F and from U+1E00 Latin, U+0259 the Azerbaijani schwa, from U+0400
 * Cyrillic with Ukrainian and Kazakh letters. Numerals, ligatures, full-width letters and loose accents are of those scripts as well, but
 * no letters of a name [5.4], [5.8].
 */
const namePattern =
  /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF\u0400-\u0481\u048A-\u052F\d\s-]*$/

/** First, middle and last name [5.4]. An accent that was typed as a character of its own counts with its letter. */
export function findNameProblem(text: string, wish: Wish = {}): FieldProblem | null {
  return (
    findTextProblem(text, { ...wish, max: longestName }) ??
    (namePattern.test(text.normalize('NFC')) ? null : { rule: 'nameValidationRule' })
  )
}

/** A password to be set [5.12]; one that is merely entered is only `required`. */
export function findPasswordProblem(password: string): FieldProblem | null {
  if (password === '') return { rule: 'required' }
  if (/\p{Script=Cyrillic}/u.test(password)) return { rule: 'notCyrillic' }
  if (password.length < shortestPassword) return { rule: 'minLength', min: shortestPassword }
  return password.length > longestInput ? { rule: 'maxLength', max: longestInput } : null
}

/** The password once more [5.13]. */
export function findRepeatProblem(repeated: string, password: string): FieldProblem | null {
  if (repeated === '') return { rule: 'required' }
  return repeated === password ? null : { rule: 'sameAsPassword' }
}

/** A promo code as it may be written; whether there is one says the platform [5.9]. */
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

/** Who was born on 29 February comes of age on 1 March; comparing texts says so by itself. */
function dayYearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}
