// Passwords that everybody who guesses tries first: the 49,000 most common ones of known leaks, shipped with a library, so that
// no password ever leaves the house to be looked up. Read once at start: 40 ms, 7 MB.
import { dictionary } from '@zxcvbn-ts/language-common'

/** In small letters. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** What people put around a word to please a rule; more than this around it is a password of its own. */
const mostTrimmed = 4
const shortestWord = 5

/**
 * Whether a password is known from leaks: as it is, in other capitals, or with up to four digits and signs around it,
 * as in `Dragon2024` and `!monkey1`.
 */
export function isBreachedPassword(password: string): boolean {
  const typed = password.toLowerCase()
  if (leaked.has(typed)) return true
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= shortestWord && typed.length - word.length <= mostTrimmed && leaked.has(word)
}
