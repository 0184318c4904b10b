// Sets of games, a bit for each place in the editors' order: to join or to count what several choices leave of ten thousand games takes
// some hundred steps. Pure.

export type PlaceSet = Uint32Array

const bits = 32

/** Of places below `size`. */
export function buildPlaceSet(size: number, places: Iterable<number>): PlaceSet {
  const set: PlaceSet = new Uint32Array(Math.ceil(size / bits))
  for (const place of places) set[place >>> 5]! |= 1 << (place & 31)
  return set
}

export function hasPlace(set: PlaceSet, place: number): boolean {
  return ((set[place >>> 5]! >>> (place & 31)) & 1) === 1
}

/** Places that are in every set. */
export function intersect([first, ...others]: readonly [PlaceSet, ...PlaceSet[]]): PlaceSet {
  const common = first.slice()
  for (const other of others)
    for (let word = 0; word < common.length; word += 1) common[word]! &= other[word]!
  return common
}

/** Places below `size` that are in some set. */
export function unite(size: number, sets: readonly PlaceSet[]): PlaceSet {
  const all = buildPlaceSet(size, [])
  for (const set of sets) for (let word = 0; word < all.length; word += 1) all[word]! |= set[word]!
  return all
}

/** How many places are in both. */
export function countCommon(one: PlaceSet, other: PlaceSet): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += countBits(one[word]! & other[word]!)
  return count
}

/** Sums the bits of pairs, of fours, of bytes and of the whole word, side by side in it. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
