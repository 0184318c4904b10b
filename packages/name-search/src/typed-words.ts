// What somebody typed, as the words it may have meant. Nothing in it is trusted: it may be 150 signs of anything.
import { plainLetters, soundOf, switchKeyboard } from './spelling.ts'

/** One word in plain letters, with the ways it may sound. */
export interface TypedWord {
  letters: string
  sounds: readonly string[]
  /** It was typed on the other keyboard. */
  isSwitched: boolean
}

/** What stands between two spaces, as it was typed and as the other keyboard would have written it. Either may hold no word or several. */
export interface Typed {
  asTyped: readonly TypedWord[]
  onOtherKeyboard: readonly TypedWord[]
}

const mostSigns = 150
const mostWords = 8
const longestWord = 40
/** One letter stands on some key of either keyboard. */
const shortestSwitched = 2

/** Words beyond the eighth are not looked for. */
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
  // A comma between words is a comma; with letters it may be one of the other keyboard.
  const worded = read.filter(({ asTyped }) => asTyped.length > 0)
  return (worded.length > 0 ? worded : read).filter(
    ({ asTyped, onOtherKeyboard }) => asTyped.length + onOtherKeyboard.length > 0,
  )
}

/** All of it as one word, for names that are written apart. */
export function joinTyped(words: readonly TypedWord[]): TypedWord {
  return readWord(
    words.map(({ letters }) => letters).join(''),
    words.some(({ isSwitched }) => isSwitched),
  )
}

function readWords(part: string, isSwitched: boolean): TypedWord[] {
  // Signs whose keys are letters on the other keyboard part no words.
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
  // Some write `c` for `ц` and `x` for `х`. A sound much shorter than the word, as of `zzzz`, is none.
  const other = letters.replace(/c(?![hk])/g, 's').replace(/x/g, 'h')
  return {
    letters,
    isSwitched,
    sounds: [...new Set([soundOf(letters), ...(other === letters ? [] : [soundOf(other)])])].filter(
      (sound) => sound !== '' && sound.length >= letters.length / 2,
    ),
  }
}
