// Marks the letters of a name that match the typed text. Only typed letters are marked, also in the other alphabet or on the other
// keyboard; of a corrected word only its correct beginning.
import { plainLetters, soundOf } from './spelling.ts'
import { type TypedWord, readTyped } from './typed-words.ts'

export interface NamePart {
  text: string
  isMarked: boolean
}

/** Fewer matching letters are coincidence. */
const shortestAgreement = 2

/** The name split into marked and unmarked parts. */
export function markWords(name: string, words: string): NamePart[] {
  const typed = readTyped(words)
  const asTyped = mark(
    name,
    typed.flatMap((part) => part.asTyped),
  )
  return asTyped.some(({ isMarked }) => isMarked)
    ? asTyped
    : mark(
        name,
        typed.flatMap(({ onOtherKeyboard }) => onOtherKeyboard),
      )
}

function mark(name: string, typed: readonly TypedWord[]): NamePart[] {
  const parts: NamePart[] = []
  const wanted = [...typed]
  const add = (text: string, isMarked: boolean) => {
    const last = parts.at(-1)
    if (last && last.isMarked === isMarked) last.text += text
    else if (text !== '') parts.push({ text, isMarked })
  }
  for (const [piece] of name.matchAll(/[\p{L}\p{N}\p{M}'’`´ʼ]+|[^\p{L}\p{N}\p{M}'’`´ʼ]+/gu)) {
    const [from, to] = findMarked(piece, wanted)
    add(piece.slice(0, from), false)
    add(piece.slice(from, to), true)
    add(piece.slice(to), false)
  }
  return parts
}

/** The marked range of a word of the name. */
function findMarked(word: string, wanted: TypedWord[]): [from: number, to: number] {
  const plain = plainOf(word)
  if (plain === '') return [0, 0]
  let best: [number, number] = [0, 0]
  for (const { letters, sounds } of [...wanted]) {
    const found = findWord(word, plain, letters, sounds)
    if (found[1] - found[0] > best[1] - best[0]) best = found
    // Several words were typed as one.
    if (letters.length > plain.length && letters.startsWith(plain))
      wanted.push({ letters: letters.slice(plain.length), sounds: [], isSwitched: false })
  }
  return best
}

function findWord(
  word: string,
  plain: string,
  letters: string,
  sounds: readonly string[],
): [from: number, to: number] {
  if (plain.startsWith(letters)) return [0, countLetters(word, (beginning) => plainOf(beginning) === letters)]
  const sound = soundOf(plain)
  const matching = sounds.find((one) => sound.startsWith(one))
  if (matching !== undefined)
    return [0, countLetters(word, (beginning) => soundOf(plainOf(beginning)) === matching)]
  const within =
    plain.length === word.length && letters.length > shortestAgreement ? plain.indexOf(letters) : -1
  if (within !== -1) return [within, within + letters.length]
  return [0, agreeing(word, plain, letters)]
}

/** The number of common letters at the beginning, if they are at least half of the typed ones. */
function agreeing(word: string, plain: string, letters: string): number {
  let same = 0
  while (same < letters.length && letters[same] === plain[same]) same++
  return same >= Math.max(shortestAgreement, letters.length / 2)
    ? countLetters(word, (beginning) => plainOf(beginning).length === same)
    : 0
}

function countLetters(word: string, isIt: (beginning: string) => boolean): number {
  for (let count = 1; count <= word.length; count++) if (isIt(word.slice(0, count))) return count
  return 0
}

function plainOf(word: string): string {
  return plainLetters(word).replace(/['’`´ʼ]/g, '')
}
