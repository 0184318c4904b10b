// A cache of answers. Promises: never more than `maxBytes`, and a flood of different requests evicts only answers that were
// requested once.

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
      const answer = newcomers.take(key) ?? proven.take(key)
      if (answer) proven.put(key, answer)
      return answer
    },
    keep: (key, answer) => newcomers.put(key, answer),
    get bytes() {
      return newcomers.bytes + proven.bytes
    },
  }
}

/** A map limited by bytes, in which the oldest entry is evicted first. */
function createShelf(maxBytes: number) {
  const answers = new Map<string, SharedAnswer>()
  let bytes = 0
  const weigh = (key: string, { body }: SharedAnswer) => body.byteLength + key.length * 2 + entryBytes
  function take(key: string): SharedAnswer | undefined {
    const answer = answers.get(key)
    if (!answer) return undefined
    answers.delete(key)
    bytes -= weigh(key, answer)
    return answer
  }
  return {
    take,
    put(key: string, answer: SharedAnswer) {
      take(key)
      if (weigh(key, answer) > maxBytes) return
      answers.set(key, answer)
      bytes += weigh(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break
        take(oldest)
      }
    },
    get bytes() {
      return bytes
    },
  }
}
