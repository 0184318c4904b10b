// A search index over names, built once and queried often. Ranked: the exact name, the name's beginning, the beginnings of its words, the
// owner, within a word, the kind, corrected; equal matches in the order of the entries.
import { listOwnersInName, splitName } from './spelling.ts'
import { type Typed, type TypedWord, joinTyped, readTyped } from './typed-words.ts'
import { type Matches, Vocabulary, costs, isBeginning } from './vocabulary.ts'

export interface NamedEntry {
  key: string
  /** All its names, in any language. */
  names: readonly string[]
  /** Its owner's name, which matches after names. */
  owner?: string
  /** Its kinds, in any language, which match after names and owners. */
  kinds?: readonly string[]
}

export interface NameIndex {
  /** Keys of the matching entries, the best first. Text without words matches nothing. */
  find(words: string): string[]
}

interface Name {
  apart: string
  joined: string
  sound: string
}

/** The rank of an entry by the type of its match. Within a rank cheaper matches come first. */
const ranks = { exact: 0, begins: 1, wordsBegin: 2, owner: 3, within: 4, kind: 5, corrected: 6 } as const
const rankStep = 1024
/** Fewer letters typed both on the wrong keyboard and with errors match nearly any word. */
const shortestSwitched = 5
/** Shorter words are only connectives in the name of a kind, such as `of`. */
const shortestKind = 3

/** Builds the index; takes some hundred milliseconds for ten thousand entries. */
export function createNameIndex(entries: readonly NamedEntry[]): NameIndex {
  const vocabulary = new Vocabulary(entries.length)
  addKinds(vocabulary, entries)
  const names: Name[][] = entries.map(({ names: all, owner = '' }, entry) => {
    addWords(vocabulary, splitName(owner), entry, 'owner')
    return [...new Set(all)].map((name) => {
      const words = splitName(name)
      for (const word of listOwnersInName(name)) vocabulary.add(word, entry, 'name')
      return {
        apart: `${words.join(' ')} `,
        joined: words.join(''),
        sound: addWords(vocabulary, words, entry, 'name'),
      }
    })
  })
  vocabulary.close()

  function find(words: string): string[] {
    const typed = readTyped(words)
    if (typed.length === 0) return []
    const direct = typed.map((part) => matchDirectly(vocabulary, part))
    const found = rank(
      direct.map(({ matches }) => matches),
      direct.flatMap(({ words: meant }) => meant),
    )
    const isMixed =
      new Set(direct.flatMap(({ words: meant }) => meant.map(({ isSwitched }) => isSwitched))).size > 1
    if (found.length > 0 && !isMixed) return found
    // A search is typed on one keyboard: a short word that begins a name by chance is probably meant on the other one.
    const switched = rank(
      typed.map(({ onOtherKeyboard }) => matchAll(vocabulary, onOtherKeyboard)),
      typed.flatMap(({ onOtherKeyboard }) => onOtherKeyboard),
    )
    if (typed.length > 1 && switched.length > 0) return switched
    if (found.length > 0) return found
    const corrected = direct.map(({ matches }, index) => matchNearly(vocabulary, typed[index]!, matches))
    const nearly = rank(corrected, [])
    if (nearly.length > 0) return nearly
    // Words that are in no name are ignored if others match.
    const known = direct.filter(
      ({ matches, words: meant }) => beginsAny(matches) && meant.some(({ letters }) => letters.length > 2),
    )
    return known.length < direct.length && known.length > 0
      ? rank(
          known.map(({ matches }) => matches),
          known.flatMap(({ words: meant }) => meant),
        )
      : []
  }

  function rank(matches: readonly Matches[], meant: readonly TypedWord[]): string[] {
    const all = joinTyped(meant)
    const asOne = matches.length > 1 && meant.length > 0 ? vocabulary.match(all) : null
    const apart = `${meant.map(({ letters }) => letters).join(' ')} `
    const { dearest, sum } = addUp(matches, entries.length)
    const scores: number[] = []
    for (let entry = 0; entry < entries.length; entry++) {
      const one = asOne ? asOne[entry]! : costs.none
      if (dearest[entry] === costs.none && one === costs.none) continue
      let score = Math.min(scoreOf(dearest[entry]!, sum[entry]!), scoreOf(one, one))
      // Entries matched only otherwise than by name need no comparison with their names.
      if (meant.length > 0 && Math.min(dearest[entry]!, one) <= costs.sound)
        for (const name of names[entry]!) score = Math.min(score, scoreName(name, all, apart))
      scores.push(score * entries.length + entry)
    }
    return Array.from(Float64Array.from(scores).sort(), (score) => entries[score % entries.length]!.key)
  }

  return { find }
}

/** Each word once, with all entries of its kind. */
function addKinds(vocabulary: Vocabulary, entries: readonly NamedEntry[]): void {
  const ofKind = new Map<string, number[]>()
  for (const [entry, { kinds = [] }] of entries.entries()) {
    for (const kind of kinds) {
      const known = ofKind.get(kind)
      if (known) known.push(entry)
      else ofKind.set(kind, [entry])
    }
  }
  for (const [kind, all] of ofKind) {
    const words = splitName(kind)
    for (const word of new Set([...words, words.join('')]))
      if (word.length >= shortestKind || /\d/.test(word)) vocabulary.addKind(word, all)
  }
}

/** Adds the words and returns the sound of all of them joined. */
function addWords(
  vocabulary: Vocabulary,
  words: readonly string[],
  entry: number,
  field: 'name' | 'owner',
): string {
  let sound = ''
  for (const word of words) sound = vocabulary.add(word, entry, field)
  return words.length > 1 ? vocabulary.add(words.join(''), entry, field, true) : sound
}

/** Matches as typed, unless only the other keyboard's word is the beginning of a word. */
function matchDirectly(
  vocabulary: Vocabulary,
  { asTyped, onOtherKeyboard }: Typed,
): { matches: Matches; words: readonly TypedWord[] } {
  const first = { matches: matchAll(vocabulary, asTyped), words: asTyped }
  if (beginsAny(first.matches)) return first
  const second = { matches: matchAll(vocabulary, onOtherKeyboard), words: onOtherKeyboard }
  const isMeant = beginsAny(second.matches) || (!matchesAny(first.matches) && matchesAny(second.matches))
  return isMeant ? second : first
}

function matchNearly(vocabulary: Vocabulary, { asTyped, onOtherKeyboard }: Typed, direct: Matches): Matches {
  const nearly = mergeLeast(
    direct,
    intersect(
      asTyped.map((word) => vocabulary.matchNearly(word)),
      vocabulary,
    ),
  )
  if (matchesAny(nearly)) return nearly
  const isLong = onOtherKeyboard.every(({ letters }) => letters.length >= shortestSwitched)
  return isLong
    ? intersect(
        onOtherKeyboard.map((word) => vocabulary.matchNearly(word)),
        vocabulary,
      )
    : vocabulary.none()
}

function matchAll(vocabulary: Vocabulary, words: readonly TypedWord[]): Matches {
  return intersect(
    words.map((word) => vocabulary.match(word)),
    vocabulary,
  )
}

function intersect(all: readonly Matches[], vocabulary: Vocabulary): Matches {
  const [first, ...others] = all
  if (!first) return vocabulary.none()
  for (const other of others)
    for (let entry = 0; entry < first.length; entry++) first[entry] = Math.max(first[entry]!, other[entry]!)
  return first
}

function mergeLeast(one: Matches, other: Matches): Matches {
  const least = one.slice()
  for (let entry = 0; entry < least.length; entry++)
    if (other[entry]! < least[entry]!) least[entry] = other[entry]!
  return least
}

function matchesAny(matches: Matches): boolean {
  for (let entry = 0; entry < matches.length; entry++) if (matches[entry]! < costs.none) return true
  return false
}

/** Whether some match is the beginning of a word. */
function beginsAny(matches: Matches): boolean {
  for (let entry = 0; entry < matches.length; entry++) if (isBeginning(matches[entry]!)) return true
  return false
}

/** For each entry the highest cost of its matches, which is `none` when one word is missing, and the sum of the costs. */
function addUp(matches: readonly Matches[], size: number): { dearest: Matches; sum: Uint16Array } {
  const [dearest, sum] = [new Uint8Array(size), new Uint16Array(size)]
  for (const one of matches) {
    for (let entry = 0; entry < size; entry++) {
      const cost = one[entry]!
      if (cost > dearest[entry]!) dearest[entry] = cost
      sum[entry]! += cost
    }
  }
  return { dearest, sum }
}

function scoreOf(dearest: number, sum: number): number {
  if (dearest === costs.none) return Infinity
  const rank =
    dearest < costs.ownerLetters
      ? ranks.wordsBegin
      : dearest < costs.within
        ? ranks.owner
        : dearest < costs.kindLetters
          ? ranks.within
          : dearest < costs.error
            ? ranks.kind
            : ranks.corrected
  return rank * rankStep + sum
}

/** Whole words before a word's beginning, letters before sounds. */
function scoreName(name: Name, { letters, sounds }: TypedWord, apart: string): number {
  const rank = (isExact: boolean) => (isExact ? ranks.exact : ranks.begins) * rankStep
  if (name.joined.startsWith(letters))
    return rank(name.joined === letters) + (name.apart.startsWith(apart) ? 0 : 1)
  const sound = sounds.find((one) => name.sound.startsWith(one))
  return sound === undefined ? Infinity : rank(name.sound === sound) + 2
}
