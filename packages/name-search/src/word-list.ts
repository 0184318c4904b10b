// Words in alphabetical order, searched for those that contain some letters or are similar. Tens of thousands of words in a fraction of a
// millisecond: candidates are found by triplets of letters, and common beginnings are compared once.
import { TripletIndex, triplet } from './triplet-index.ts'

/** The number of errors allowed in a word of that length: a letter too many, too few, wrong, or two swapped. */
export function mostErrors(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2
}

export class WordList {
  readonly words: readonly string[]
  readonly #triplets: TripletIndex
  /** The number of first letters that a word shares with the one before it. */
  readonly #shared: Uint8Array
  readonly #longest: number

  constructor(words: Iterable<string>) {
    this.words = [...words].sort()
    this.#triplets = new TripletIndex(this.words)
    this.#shared = new Uint8Array(this.words.length)
    let longest = 0
    for (const [index, word] of this.words.entries()) {
      this.#shared[index] = countShared(this.words[index - 1] ?? '', word)
      longest = Math.max(longest, word.length)
    }
    this.#longest = longest
  }

  /** Words that begin with the part, and those that contain it if it has at least `shortestWithin` letters. */
  visitHolding(
    part: string,
    shortestWithin: number,
    visit: (index: number, isBeginning: boolean) => void,
  ): void {
    if (part.length < Math.max(shortestWithin, triplet)) {
      for (let index = this.#findFrom(part); this.words[index]?.startsWith(part); index++) visit(index, true)
      return
    }
    this.#triplets.visitCandidates(part, (index) => {
      const at = this.words[index]!.indexOf(part)
      if (at !== -1) visit(index, at === 0)
    })
  }

  /** Words with at most `most` errors compared with the typed one: the whole word, or only its beginning. */
  visitNear(
    typed: string,
    most: number,
    visit: (index: number, errors: number, isWhole: boolean) => void,
  ): void {
    const columns = typed.length + 1
    const deepest = Math.min(this.#longest, typed.length + most)
    // A row for each letter of the current word: errors between its beginning and each beginning of the typed word.
    const rows = new Uint8Array((deepest + 1) * columns)
    for (let column = 0; column < columns; column++) rows[column] = column
    const begun = new Uint8Array(deepest + 1).fill(most + 1)
    let known = 0
    /** All words that share so many letters with the last compared one have the same result. */
    let settled = Infinity
    for (let index = 0; index < this.words.length; index++) {
      const shared = this.#shared[index]!
      if (shared < settled) {
        const word = this.words[index]!
        settled = Infinity
        known = Math.min(known, shared)
        const end = Math.min(word.length, deepest)
        while (known < end && settled === Infinity) {
          known++
          const least = fillRow(rows, typed, word, known)
          begun[known] = Math.min(begun[known - 1]!, rows[known * columns + typed.length]!)
          if (least > most) settled = known
        }
        const errors = rows[known * columns + typed.length]!
        if (settled === Infinity && known === word.length && errors <= most) {
          visit(index, errors, true)
          continue
        }
        if (settled === Infinity && known < word.length) settled = known
      }
      if (begun[known]! <= most) visit(index, begun[known]!, false)
    }
  }

  /** Index of the first word that is not before the part. */
  #findFrom(part: string): number {
    let [low, high] = [0, this.words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words[middle]! < part) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Fills a row and returns its minimum. */
function fillRow(rows: Uint8Array, typed: string, word: string, row: number): number {
  const columns = typed.length + 1
  const [own, above] = [row * columns, (row - 1) * columns]
  const letter = word.charCodeAt(row - 1)
  let least = row
  rows[own] = row
  for (let column = 1; column < columns; column++) {
    const isSame = typed.charCodeAt(column - 1) === letter
    let errors = Math.min(
      rows[above + column]! + 1,
      rows[own + column - 1]! + 1,
      rows[above + column - 1]! + (isSame ? 0 : 1),
    )
    const isSwapped =
      row > 1 &&
      column > 1 &&
      typed.charCodeAt(column - 2) === letter &&
      typed.charCodeAt(column - 1) === word.charCodeAt(row - 2)
    if (isSwapped) errors = Math.min(errors, rows[above - columns + column - 2]! + 1)
    rows[own + column] = errors
    if (errors < least) least = errors
  }
  return least
}

function countShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length, 255)
  let shared = 0
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++
  return shared
}
