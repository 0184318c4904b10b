// Parses typed text into the words it may mean. The text is untrusted: up to 150 arbitrary characters are read.
import { plainLetters, soundOf, switchKeyboard } from './spelling.ts'

/** One word in plain letters, with its possible sounds. */
export interface TypedWord {
  letters: string
  sounds: readonly string[]
  /** It was typed on the other keyboard. */
  isSwitched: boolean
}

/** The text between two spaces, as typed and as written by the other keyboard. Either may contain no word or several. */
export interface Typed {
  asTyped: readonly TypedWord[]
  onOtherKeyboard: readonly TypedWord[]
}

const mostSigns = 150
const mostWords = 8
const longestWord = 40
/** A single letter exists on either keyboard. */
const shortestSwitched = 2

/** Words beyond the eighth are ignored. */
export function readTyped(words: string): Typed[] {
  const parts = words
    .slice(0, mostSigns)
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, mostWords)
  const read = parts.map((part) => ({
    asTyped: readWords(part, false),
    onOtherKeyboard: part.length < shortestSwitched ? [] : readWords(switchKeyboard(part), true),
  }))
  // A comma between words is punctuation; next to letters it may be a letter of the other keyboard.
  const worded = read.filter(({ asTyped }) => asTyped.length > 0)
  return (worded.length > 0 ? worded : read).filter(
    ({ asTyped, onOtherKeyboard }) => asTyped.length + onOtherKeyboard.length > 0,
  )
}

/** All words joined to one, for names written as one word. */
export function joinTyped(words: readonly TypedWord[]): TypedWord {
  return readWord(
    words.map(({ letters }) => letters).join(''),
    words.some(({ isSwitched }) => isSwitched),
  )
}

function readWords(part: string, isSwitched: boolean): TypedWord[] {
  // Punctuation whose keys are letters on the other keyboard does not separate words.
  return (
    plainLetters(part)
      .replace(/['’`´ʼ"“”«».,;:[\]{}<>~]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, mostWords)
    .map((word) => readWord(word, isSwitched))
}

function readWord(word: string, isSwitched: boolean): TypedWord {
  const letters = word.slice(0, longestWord)
  // Some people write `c` for `ц` and `x` for `х`. A sound much shorter than the word, such as that of `zzzz`, is dropped.
  const other = letters.replace(/c(?![hk])/g, 's').replace(/x/g, 'h')
  return {
    letters,
    isSwitched,
    sounds: [...new Set([soundOf(letters), ...(other === letters ? [] : [soundOf(other)])])].filter(
      (sound) => sound !== '' && sound.length >= letters.length / 2,
    ),
  }
}
