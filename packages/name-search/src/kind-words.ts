// Words for kinds of entries: a few hundred, each with many entries. They are searched for less often than names, so they match more
// strictly: by beginning, in the other alphabet, or with a typing error.
import { soundOf } from './spelling.ts'
import type { TypedWord } from './typed-words.ts'
import { WordList, mostErrors } from './word-list.ts'

/** With fewer letters too many kinds match by beginning; a whole word, such as a number, may be shorter. */
const shortestBeginning = 3

/** Receives an entry, and how it was found. */
type OnEntry = (entry: number, found: 'letters' | 'sound') => void

export class KindWords {
  readonly #entries = new Map<string, number[]>()
  #letters = new WordList([])
  #sounds = new WordList([])
  #wordsOfSound = new Map<string, string[]>()

  add(letters: string, entries: readonly number[]): void {
    const known = this.#entries.get(letters)
    if (known) for (const entry of entries) known.push(entry)
    else this.#entries.set(letters, [...entries])
  }

  /** To be called after the last word was added. */
  close(): void {
    this.#letters = new WordList(this.#entries.keys())
    this.#wordsOfSound = Map.groupBy(this.#entries.keys(), soundOf)
    this.#sounds = new WordList(this.#wordsOfSound.keys())
  }

  /** Entries of words that begin with what was typed, some more than once. */
  visit({ letters, sounds, isSwitched }: TypedWord, visit: OnEntry): void {
    forEachPrefix(this.#letters, letters, (word) => {
      if (letters.length < shortestBeginning && word !== letters) return
      for (const entry of this.#entries.get(word)!) visit(entry, 'letters')
    })
    if (isSwitched) return
    for (const sound of sounds) {
      if (sound.length < shortestBeginning) continue
      forEachPrefix(this.#sounds, sound, (matching) => {
        for (const word of this.#wordsOfSound.get(matching)!)
          if (isLatin(word) !== isLatin(letters))
            for (const entry of this.#entries.get(word)!) visit(entry, 'sound')
      })
    }
  }

  /** Entries of words that match the typed word with errors, and the number of errors. */
  visitNear({ letters }: TypedWord, visit: (entry: number, errors: number) => void): void {
    const most = mostErrors(letters.length)
    if (most === 0) return
    this.#letters.visitNear(letters, most, (index, errors, isWhole) => {
      const word = this.#letters.words[index]!
      if (isWhole || (letters.length >= shortestCorrected && word[0] === letters[0]))
        for (const entry of this.#entries.get(word)!) visit(entry, errors)
    })
  }
}

/** The shortest beginning that is matched with errors. */
const shortestCorrected = 5

function forEachPrefix(list: WordList, part: string, visit: (word: string) => void): void {
  list.visitHolding(part, Infinity, (index) => visit(list.words[index]!))
}

function isLatin(word: string): boolean {
  return /^[a-z]/.test(word)
}
