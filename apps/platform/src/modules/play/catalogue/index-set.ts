// Sets of games, a bit for each index in the editors' order: to intersect or count several choices among ten thousand games takes
// some hundred steps. Pure.

export type IndexSet = Uint32Array

const bits = 32

/** A set of indexes below `size`. */
export function buildIndexSet(size: number, indexes: Iterable<number>): IndexSet {
  const set: IndexSet = new Uint32Array(Math.ceil(size / bits))
  for (const index of indexes) set[index >>> 5]! |= 1 << (index & 31)
  return set
}

export function hasIndex(set: IndexSet, index: number): boolean {
  return ((set[index >>> 5]! >>> (index & 31)) & 1) === 1
}

/** The indexes in every set. */
export function intersect([first, ...others]: readonly [IndexSet, ...IndexSet[]]): IndexSet {
  const common = first.slice()
  for (const other of others)
    for (let word = 0; word < common.length; word += 1) common[word]! &= other[word]!
  return common
}

/** The indexes below `size` that are in some set. */
export function unite(size: number, sets: readonly IndexSet[]): IndexSet {
  const all = buildIndexSet(size, [])
  for (const set of sets) for (let word = 0; word < all.length; word += 1) all[word]! |= set[word]!
  return all
}

/** Number of indexes in both sets. */
export function countCommon(one: IndexSet, other: IndexSet): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += countBits(one[word]! & other[word]!)
  return count
}

/** Sums the bits of pairs, of fours, of bytes and of the whole word, in parallel within it. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
