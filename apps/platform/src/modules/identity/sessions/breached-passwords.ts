// Passwords that attackers try first: the 49,000 most common ones of known leaks, shipped with a library, so that no password is
// sent to a third party for a lookup. Read once at start: 40 ms, 7 MB.
import { dictionary } from '@zxcvbn-ts/language-common'

/** In lower case. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** The usual padding of a word to satisfy a password rule; with more than this around it, it counts as a different password. */
const mostTrimmed = 4
const shortestWord = 5

/**
 * Whether a password is known from leaks: unchanged, in another case, or with up to four digits and signs around it,
 * as in `Dragon2024` and `!monkey1`.
 */
export function isBreachedPassword(password: string): boolean {
  const typed = password.toLowerCase()
  if (leaked.has(typed)) return true
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= shortestWord && typed.length - word.length <= mostTrimmed && leaked.has(word)
}
