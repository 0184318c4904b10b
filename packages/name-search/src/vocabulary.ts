// The words of all names, each once, with the names it is in. Every way to match costs: the dearer, the further down a name stands.
import { skeletonOf, soundOf } from './spelling.ts'
import type { TypedWord } from './typed-words.ts'
import { countErrors, mostErrors } from './typing-errors.ts'

/** What a match costs. The word of a name is meant before that of its owner, and what stands there before what only sounds so. */
export const costs = { letters: 0, sound: 1, ownerLetters: 2, ownerSound: 3, within: 4, soundWithin: 5, ownerWithin: 6, error: 8, byEar: 14, none: 255 } as const

/** Of each entry what the best match of its words costs. */
export type Matches = Uint8Array

interface Word {
  letters: string
  sound: string
  skeleton: string
  /** One bit for each letter of `letters` and of `sound`. */
  lettersMask: number
  soundMask: number
  /** Several words written as one. */
  isJoined: boolean
  inNames: number[]
  ofOwners: number[]
}

const shortestWithin = 3
const shortestWithinJoined = 5
/** Letters by which a word written by ear may differ in length. */
const mostVowels = 2

export class Vocabulary {
  readonly #words = new Map<string, Word>()
  #byLetters: Word[] = []
  #bySound: Word[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  add(letters: string, entry: number, place: 'name' | 'owner', isJoined = false): void {
    const word = this.#words.get(letters) ?? this.#create(letters, isJoined)
    const entries = place === 'name' ? word.inNames : word.ofOwners
    if (entries.at(-1) !== entry) entries.push(entry)
  }

  /** After the last word. */
  sort(): void {
    this.#byLetters = [...this.#words.values()].sort((a, b) => (a.letters < b.letters ? -1 : 1))
    this.#bySound = this.#byLetters.filter(({ sound }) => sound !== '').sort((a, b) => (a.sound < b.sound ? -1 : 1))
  }

  /** Entries with a word that begins with what was typed, and those with one that holds it. */
  match(typed: TypedWord): Matches {
    const matches = this.none()
    for (const word of beginningWith(this.#byLetters, 'letters', typed.letters)) note(matches, word, costs.letters, costs.ownerLetters)
    for (const sound of typed.sounds) {
      for (const word of beginningWith(this.#bySound, 'sound', sound)) note(matches, word, costs.sound, costs.ownerSound)
    }
    for (const word of this.#byLetters) {
      const shortest = word.isJoined ? shortestWithinJoined : shortestWithin
      if (typed.letters.length >= shortest && word.letters.includes(typed.letters)) note(matches, word, costs.within, costs.ownerWithin)
      else if (typed.sounds.some((sound) => sound.length >= shortest && word.sound.includes(sound))) note(matches, word, costs.soundWithin, costs.ownerWithin)
    }
    return matches
  }

  /** Entries with a word that was meant, if it was typed with errors or written by ear. */
  matchNearly({ letters, sounds }: TypedWord): Matches {
    const matches = this.none()
    const most = mostErrors(letters.length)
    if (most === 0) return matches
    const typed = [letters, ...sounds].map((text) => ({ text, mask: maskOf(text), skeleton: skeletonOf(text) }))
    for (const word of this.#byLetters) {
      let cost: number = costs.none
      for (const [place, { text, mask, skeleton }] of typed.entries()) {
        const isSound = place > 0
        const wanted = isSound ? word.sound : word.letters
        if (countBits(mask & ~(isSound ? word.soundMask : word.lettersMask)) <= most) cost = Math.min(cost, costOfErrors(text, wanted, most))
        if (isSound && !word.isJoined && skeleton.length > 1 && skeleton === word.skeleton && isHeardAs(text, wanted)) cost = Math.min(cost, costs.byEar)
      }
      if (cost < costs.none) note(matches, word, cost, cost + 1)
    }
    return matches
  }

  none(): Matches {
    return new Uint8Array(this.#size).fill(costs.none)
  }

  #create(letters: string, isJoined: boolean): Word {
    const sound = soundOf(letters)
    const word = { letters, sound, skeleton: skeletonOf(sound), lettersMask: maskOf(letters), soundMask: maskOf(sound), isJoined, inNames: [], ofOwners: [] }
    this.#words.set(letters, word)
    return word
  }
}

function note(matches: Matches, { inNames, ofOwners }: Word, cost: number, ownerCost: number): void {
  for (const entry of inNames) if (cost < matches[entry]!) matches[entry] = cost
  for (const entry of ofOwners) if (ownerCost < matches[entry]!) matches[entry] = ownerCost
}

/** A beginning alone must share the first letter: else half of all words are near. */
function costOfErrors(typed: string, word: string, most: number): number {
  const { whole, beginning } = countErrors(typed, word, most)
  if (whole <= most) return costs.error + 2 * whole
  return typed.length > 4 && typed[0] === word[0] && beginning <= most ? costs.error + 2 * beginning + 1 : costs.none
}

function* beginningWith(words: readonly Word[], key: 'letters' | 'sound', beginning: string): Generator<Word> {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]![key] < beginning) low = middle + 1
    else high = middle
  }
  for (let place = low; place < words.length && words[place]![key].startsWith(beginning); place++) yield words[place]!
}

/** Of words with the same consonants. */
function isHeardAs(sound: string, other: string): boolean {
  return sound[0] === other[0] && Math.abs(sound.length - other.length) <= mostVowels
}

function maskOf(text: string): number {
  let mask = 0
  for (let place = 0; place < text.length; place++) mask |= 1 << (text.charCodeAt(place) & 31)
  return mask
}

function countBits(mask: number): number {
  let bits = mask
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}
