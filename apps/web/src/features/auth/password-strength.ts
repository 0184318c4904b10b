// Estimates how hard a password is to guess, for the meter below a new-password field; loaded when such a field is focused. The
// library's whole dictionary is 183 KB transferred; its 3,000 most used passwords are ten, and the platform refuses other leaked ones.
import { Options, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import commonPasswords from './common-passwords.json'

/** From 0, nothing typed, to 4, hard to guess. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** Longer passwords are no harder to guess in practice, and measuring takes longer with each character. */
const measuredLength = 60

const estimator = new ZxcvbnFactory(
  new Options({ dictionary: { passwords: commonPasswords.split(' ') }, graphs: adjacencyGraphs }),
)

/** @param known data of the player, such as an e-mail: a password made of it is weak */
export function measurePassword(password: string, known: readonly string[] = []): PasswordStrength {
  if (password === '') return 0
  const { score } = estimator.check(
    password.slice(0, measuredLength),
    known.flatMap((text) => [text, ...text.split(/[@._-]/)]).filter((text) => text.length > 2),
  )
  return Math.max(1, score) as PasswordStrength
}
