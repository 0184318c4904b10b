// The words of all names, each once, with the names it is in. Every way to match costs: the dearer, the further down a name stands.
import { KindWords } from './kind-words.ts'
import { skeletonOf, soundOf } from './spelling.ts'
import type { TypedWord } from './typed-words.ts'
import { WordList, mostErrors } from './word-list.ts'

/**
 * What a match costs. The word of a name is meant before that of its owner and that before a word for what it is, and what stands there
 * before what only sounds so.
 */
export const costs = {
  letters: 0,
  sound: 1,
  ownerLetters: 2,
  ownerSound: 3,
  within: 4,
  soundWithin: 5,
  ownerWithin: 6,
  kindLetters: 7,
  kindSound: 8,
  error: 10,
  byEar: 16,
  kindError: 20,
  none: 255,
} as const

/** Whether a word begins as it was typed. */
export function isBeginning(cost: number): boolean {
  return cost < costs.within || (cost >= costs.kindLetters && cost < costs.error)
}

/** Of each entry what the best match of its words costs. */
export type Matches = Uint8Array

interface Word {
  sound: string
  /** Several words written as one. */
  isJoined: boolean
  inNames: number[]
  ofOwners: number[]
}

const shortestWithin = 3
/** A sound is less than what is written. */
const shortestSoundWithin = 4
/** Where words meet, letters stand together by chance. */
const shortestWithinJoined = 5
/** Letters by which a word written by ear may differ in length. */
const mostVowels = 2

export class Vocabulary {
  readonly #words = new Map<string, Word>()
  readonly #kinds = new KindWords()
  readonly #size: number
  #letters = new WordList([])
  #sounds = new WordList([])
  /** By the place in the list of letters. */
  #wordsOfLetters: Word[][] = []
  #wordsOfSounds: Word[][] = []
  #wordsOfSkeletons = new Map<string, Word[]>()

  /** For so many entries. */
  constructor(size: number) {
    this.#size = size
  }

  /** Returns how the word sounds. */
  add(letters: string, entry: number, place: 'name' | 'owner', isJoined = false): string {
    let word = this.#words.get(letters)
    if (!word)
      this.#words.set(letters, (word = { sound: soundOf(letters), isJoined, inNames: [], ofOwners: [] }))
    const entries = place === 'name' ? word.inNames : word.ofOwners
    if (entries.at(-1) !== entry) entries.push(entry)
    return word.sound
  }

  /** A word for what all these entries are. */
  addKind(letters: string, entries: readonly number[]): void {
    this.#kinds.add(letters, entries)
  }

  /** After the last word. */
  close(): void {
    this.#kinds.close()
    const bySound = Map.groupBy(this.#words.values(), ({ sound }) => sound)
    bySound.delete('')
    this.#letters = new WordList(this.#words.keys())
    this.#wordsOfLetters = this.#letters.words.map((letters) => [this.#words.get(letters)!])
    this.#sounds = new WordList(bySound.keys())
    this.#wordsOfSounds = this.#sounds.words.map((sound) => bySound.get(sound)!)
    this.#wordsOfSkeletons = Map.groupBy(
      [...this.#words.values()].filter(({ isJoined }) => !isJoined),
      ({ sound }) => skeletonOf(sound),
    )
  }

  /** Entries with a word that begins with what was typed, and those with one that holds it. */
  match(typed: TypedWord): Matches {
    const { letters, sounds } = typed
    const matches = this.none()
    this.#letters.visitHolding(letters, shortestWithin, (place, isBeginning) =>
      noteHolding(matches, this.#wordsOfLetters[place]!, letters, isBeginning, costs),
    )
    for (const sound of sounds) {
      this.#sounds.visitHolding(sound, shortestSoundWithin, (place, isBeginning) =>
        noteHolding(matches, this.#wordsOfSounds[place]!, sound, isBeginning, soundCosts),
      )
    }
    this.#kinds.visit(typed, (entry, found) => {
      const cost = found === 'letters' ? costs.kindLetters : costs.kindSound
      if (cost < matches[entry]!) matches[entry] = cost
    })
    return matches
  }

  /** Entries with a word that was meant, if it was typed with errors or written by ear. */
  matchNearly(typed: TypedWord): Matches {
    const { letters, sounds } = typed
    const matches = this.none()
    const most = mostErrors(letters.length)
    if (most === 0) return matches
    noteNear(matches, this.#letters, this.#wordsOfLetters, letters, most)
    for (const sound of sounds) {
      noteNear(
        matches,
        this.#sounds,
        this.#wordsOfSounds,
        sound,
        Math.min(most, mostErrors(sound.length + 1)),
      )
      const skeleton = skeletonOf(sound)
      if (skeleton.length < 2) continue
      for (const word of this.#wordsOfSkeletons.get(skeleton) ?? [])
        if (isHeardAs(sound, word.sound)) note(matches, word, costs.byEar, costs.byEar + 1)
    }
    this.#kinds.visitNear(typed, (entry, errors) => {
      const cost = costs.kindError + errors
      if (cost < matches[entry]!) matches[entry] = cost
    })
    return matches
  }

  none(): Matches {
    return new Uint8Array(this.#size).fill(costs.none)
  }
}

const soundCosts = {
  letters: costs.sound,
  ownerLetters: costs.ownerSound,
  within: costs.soundWithin,
  ownerWithin: costs.ownerWithin,
}

function noteHolding(
  matches: Matches,
  words: readonly Word[],
  part: string,
  isBeginning: boolean,
  cost: Record<'letters' | 'ownerLetters' | 'within' | 'ownerWithin', number>,
): void {
  for (const word of words) {
    if (isBeginning) note(matches, word, cost.letters, cost.ownerLetters)
    else if (!word.isJoined || part.length >= shortestWithinJoined)
      note(matches, word, cost.within, cost.ownerWithin)
  }
}

function noteNear(
  matches: Matches,
  list: WordList,
  wordsOf: readonly Word[][],
  typed: string,
  most: number,
): void {
  list.visitNear(typed, most, (place, errors, isWhole) => {
    // A beginning alone must share the first letter: else half of all words are near.
    if (!isWhole && (typed.length < 5 || list.words[place]![0] !== typed[0])) return
    const cost = costs.error + 2 * errors + (isWhole ? 0 : 1)
    for (const word of wordsOf[place]!) note(matches, word, cost, cost + 1)
  })
}

function note(matches: Matches, { inNames, ofOwners }: Word, cost: number, ownerCost: number): void {
  for (const entry of inNames) if (cost < matches[entry]!) matches[entry] = cost
  for (const entry of ofOwners) if (ownerCost < matches[entry]!) matches[entry] = ownerCost
}

/** Of words with the same consonants. */
function isHeardAs(sound: string, other: string): boolean {
  return sound[0] === other[0] && Math.abs(sound.length - other.length) <= mostVowels
}
