// A cache of answers. Promises: never more than `maxBytes`, and a flood of different requests evicts only answers that were
// requested once.
import { LRUCache } from 'lru-cache'
import type { SharedAnswer } from './shared-answer.ts'

export interface AnswerCache {
  find(key: string): SharedAnswer | undefined
  /** An answer that does not fit is not cached. */
  keep(key: string, answer: SharedAnswer): void
  /** Bytes of all cached answers, with their keys. */
  readonly bytes: number
}

/** The approximate size of an entry beside its body and key. */
const entryBytes = 200
/** The share of the cache for answers requested once. */
const shareOfNewcomers = 0.25

export function createAnswerCache(maxBytes: number): AnswerCache {
  const newcomers = createShelf(maxBytes * shareOfNewcomers)
  const proven = createShelf(maxBytes * (1 - shareOfNewcomers))
  return {
    find(key) {
      const answer = newcomers.get(key)
      if (!answer) return proven.get(key)
      newcomers.delete(key)
      proven.set(key, answer)
      return answer
    },
    keep: (key, answer) => void newcomers.set(key, answer),
    get bytes() {
      return newcomers.calculatedSize + proven.calculatedSize
    },
  }
}

function createShelf(maxBytes: number): LRUCache<string, SharedAnswer> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + entryBytes,
  })
}
