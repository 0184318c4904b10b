// Finds words that may contain a part: those with three consecutive letters of it. Different triplets may share a bucket of the hash
// table, so the caller has to check the word itself.

/** The number of letters per lookup. */
export const triplet = 3

const leastBuckets = 256

export class TripletIndex {
  readonly #mask: number
  /** Start offset of each bucket's words, followed by the end of the last. */
  readonly #starts: Uint32Array
  readonly #indexes: Uint32Array

  constructor(words: readonly string[]) {
    let letters = 0
    for (const word of words) letters += word.length
    const buckets = Math.max(leastBuckets, 2 ** Math.ceil(Math.log2(letters + 1)))
    this.#mask = buckets - 1
    this.#starts = new Uint32Array(buckets + 1)
    const each = (visit: (bucket: number, index: number) => void) => {
      for (let index = 0; index < words.length; index++) {
        const word = words[index]!
        for (let at = 0; at + triplet <= word.length; at++) visit(this.#bucketOf(word, at), index)
      }
    }
    each((bucket) => {
      this.#starts[bucket + 1]! += 1
    })
    for (let bucket = 0; bucket < buckets; bucket++) this.#starts[bucket + 1]! += this.#starts[bucket]!
    this.#indexes = new Uint32Array(this.#starts[buckets]!)
    const ends = this.#starts.slice(0, buckets)
    each((bucket, index) => {
      this.#indexes[ends[bucket]!++] = index
    })
  }

  /** Each word once that may contain the part, in order. The part has at least three letters. */
  visitCandidates(part: string, visit: (index: number) => void): void {
    let [from, to] = [0, Infinity]
    for (let at = 0; at + triplet <= part.length; at++) {
      const bucket = this.#bucketOf(part, at)
      const [start, end] = [this.#starts[bucket]!, this.#starts[bucket + 1]!]
      if (end - start < to - from) [from, to] = [start, end]
    }
    let last = -1
    for (let at = from; at < to; at++) {
      const index = this.#indexes[at]!
      if (index !== last) visit(index)
      last = index
    }
  }

  #bucketOf(word: string, at: number): number {
    const mixed =
      Math.imul(Math.imul(word.charCodeAt(at), 0x9e37_79b1) ^ word.charCodeAt(at + 1), 0x85eb_ca6b) ^
      Math.imul(word.charCodeAt(at + 2), 0xc2b2_ae35)
    return (mixed ^ (mixed >>> 15)) & this.#mask
  }
}
