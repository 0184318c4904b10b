// A phone as a person types it and as the platform wants it: digits with the dial code, no plus [5.2].
/** A phone number of any country has at most 15 digits. */
const mostDigits = 15
export const fewestPhoneDigits = 8

/** Digits only [5.2]. Without a plus a number is Russian: 8 is how its dial code is said at home, 9 how its mobiles begin [9.20]. */
export function readPhoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const isInternational = text.trim().startsWith('+')
  const whole = isInternational ? digits : digits.replace(/^8(?=\d{0,10}$)/, '7').replace(/^9(?=\d{0,9}$)/, '79')
  return whole.slice(0, mostDigits)
}

/** `79161234567` is `+7 (916) 123-45-67`; other dial codes are grouped by threes. */
export function formatPhone(digits: string): string {
  if (digits === '') return ''
  if (!digits.startsWith('7')) return `+${digits.replace(/(\d{3})(?=\d)/g, '$1 ')}`
  const [code, first, second, third, rest] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9, 11), digits.slice(11)]
  let text = '+7'
  if (code) text += ` (${code}`
  if (first) text += `) ${first}`
  if (second) text += `-${second}`
  if (third) text += `-${third}`
  return rest ? `${text} ${rest}` : text
}

/** The part of a Russian number that is still missing, drawn faintly behind the field: `_-__`. */
export function formatMissingPhone(digits: string): string {
  if (!/^7\d{0,10}$/.test(digits)) return ''
  const whole = '+7 (___) ___-__-__'
  return whole.slice(formatPhone(digits).length)
}

/** Where the caret belongs after the text was grouped anew: behind as many digits as before. */
export function findCaret(text: string, digitsBefore: number): number {
  if (digitsBefore <= 0) return text.startsWith('+') ? 1 : 0
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text[index]!)) seen++
    if (seen === digitsBefore) return index + 1
  }
  return text.length
}
