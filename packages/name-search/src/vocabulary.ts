// The words of all names, each once, with its names. Every type of match has a cost: the higher, the lower a name is ranked.
import { KindWords } from './kind-words.ts'
import { skeletonOf, soundOf } from './spelling.ts'
import type { TypedWord } from './typed-words.ts'
import { WordList, mostErrors } from './word-list.ts'

/**
 * The cost of a match. A word of a name comes before one of its owner and that before one of its kind, and equal letters before
 * an equal sound.
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

/** Whether the cost is that of a match at the beginning of a word. */
export function isBeginning(cost: number): boolean {
  return cost < costs.within || (cost >= costs.kindLetters && cost < costs.error)
}

/** For each entry the cost of the best match of its words. */
export type Matches = Uint8Array

interface Word {
  sound: string
  /** Several words written as one. */
  isJoined: boolean
  inNames: number[]
  ofOwners: number[]
}

const shortestWithin = 3
/** Longer than for letters, because a sound is less specific. */
const shortestSoundWithin = 4
/** Longer than for single words, because letters of joined words match by chance. */
const shortestWithinJoined = 5
/** The largest difference in length of a word written by ear. */
const mostVowels = 2

export class Vocabulary {
  readonly #words = new Map<string, Word>()
  readonly #kinds = new KindWords()
  readonly #size: number
  #letters = new WordList([])
  #sounds = new WordList([])
  /** By the index in the list of letters. */
  #wordsOfLetters: Word[][] = []
  #wordsOfSounds: Word[][] = []
  #wordsOfSkeletons = new Map<string, Word[]>()

  /** @param size number of entries */
  constructor(size: number) {
    this.#size = size
  }

  /** Adds a word and returns its sound. */
  add(letters: string, entry: number, field: 'name' | 'owner', isJoined = false): string {
    let word = this.#words.get(letters)
    if (!word)
      this.#words.set(letters, (word = { sound: soundOf(letters), isJoined, inNames: [], ofOwners: [] }))
    const entries = field === 'name' ? word.inNames : word.ofOwners
    if (entries.at(-1) !== entry) entries.push(entry)
    return word.sound
  }

  /** Adds a word for the kind of all these entries. */
  addKind(letters: string, entries: readonly number[]): void {
    this.#kinds.add(letters, entries)
  }

  /** To be called after the last word was added. */
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

  /** Entries with a word that begins with the typed word, and those with one that contains it. */
  match(typed: TypedWord): Matches {
    const { letters, sounds } = typed
    const matches = this.none()
    this.#letters.visitHolding(letters, shortestWithin, (index, isBeginning) =>
      addSubstringMatches(matches, this.#wordsOfLetters[index]!, letters, isBeginning, costs),
    )
    for (const sound of sounds) {
      this.#sounds.visitHolding(sound, shortestSoundWithin, (index, isBeginning) =>
        addSubstringMatches(matches, this.#wordsOfSounds[index]!, sound, isBeginning, soundCosts),
      )
    }
    this.#kinds.visit(typed, (entry, found) => {
      const cost = found === 'letters' ? costs.kindLetters : costs.kindSound
      if (cost < matches[entry]!) matches[entry] = cost
    })
    return matches
  }

  /** Entries with a word that matches the typed word with errors or by ear. */
  matchNearly(typed: TypedWord): Matches {
    const { letters, sounds } = typed
    const matches = this.none()
    const most = mostErrors(letters.length)
    if (most === 0) return matches
    addNearMatches(matches, this.#letters, this.#wordsOfLetters, letters, most)
    for (const sound of sounds) {
      addNearMatches(
        matches,
        this.#sounds,
        this.#wordsOfSounds,
        sound,
        Math.min(most, mostErrors(sound.length + 1)),
      )
      const skeleton = skeletonOf(sound)
      if (skeleton.length < 2) continue
      for (const word of this.#wordsOfSkeletons.get(skeleton) ?? [])
        if (soundsLike(sound, word.sound)) addMatch(matches, word, costs.byEar, costs.byEar + 1)
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

function addSubstringMatches(
  matches: Matches,
  words: readonly Word[],
  part: string,
  isBeginning: boolean,
  cost: Record<'letters' | 'ownerLetters' | 'within' | 'ownerWithin', number>,
): void {
  for (const word of words) {
    if (isBeginning) addMatch(matches, word, cost.letters, cost.ownerLetters)
    else if (!word.isJoined || part.length >= shortestWithinJoined)
      addMatch(matches, word, cost.within, cost.ownerWithin)
  }
}

function addNearMatches(
  matches: Matches,
  list: WordList,
  wordsOf: readonly Word[][],
  typed: string,
  most: number,
): void {
  list.visitNear(typed, most, (index, errors, isWhole) => {
    // A match of a beginning must share the first letter: else half of all words match.
    if (!isWhole && (typed.length < 5 || list.words[index]![0] !== typed[0])) return
    const cost = costs.error + 2 * errors + (isWhole ? 0 : 1)
    for (const word of wordsOf[index]!) addMatch(matches, word, cost, cost + 1)
  })
}

function addMatch(matches: Matches, { inNames, ofOwners }: Word, cost: number, ownerCost: number): void {
  for (const entry of inNames) if (cost < matches[entry]!) matches[entry] = cost
  for (const entry of ofOwners) if (ownerCost < matches[entry]!) matches[entry] = ownerCost
}

/** Of words with the same consonants. */
function soundsLike(sound: string, other: string): boolean {
  return sound[0] === other[0] && Math.abs(sound.length - other.length) <= mostVowels
}
