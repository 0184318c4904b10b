// How hard a password is to guess, for the measure below a field where one is chosen. Loaded when such a field is touched. The library's
// whole dictionary would be 183 KB on the line; its 3,000 most used passwords are ten, and whatever else was leaked the platform refuses.
import { Options, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import commonPasswords from './common-passwords.json'

/** From 0, nothing typed, to 4, hard to guess. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** More than this no guesser is slowed down by, and measuring takes longer with each character. */
const measuredLength = 60

const judge = new ZxcvbnFactory(
  new Options({ dictionary: { passwords: commonPasswords.split(' ') }, graphs: adjacencyGraphs }),
)

/** @param known what is known of the player, such as an e-mail: a password made of it is weak */
export function measurePassword(password: string, known: readonly string[] = []): PasswordStrength {
  if (password === '') return 0
  const { score } = judge.check(
    password.slice(0, measuredLength),
    known.flatMap((text) => [text, ...text.split(/[@._-]/)]).filter((text) => text.length > 2),
  )
  return Math.max(1, score) as PasswordStrength
}
