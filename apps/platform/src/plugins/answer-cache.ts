// Answers that were made once and are sent again. Promises: never more than so many bytes, and whoever asks a flood of different
// questions pushes out only answers that nobody asked for twice.

import type { SharedAnswer } from './shared-answer.ts'

export interface KeptAnswers {
  find(key: string): SharedAnswer | undefined
  /** What does not fit is not kept. */
  keep(key: string, answer: SharedAnswer): void
  /** Bytes of all that is kept, with the keys. */
  readonly bytes: number
}

/** What an entry weighs beside its body and key, about. */
const entryBytes = 200
/** Of the room, for what was asked for once. */
const shareOfNewcomers = 0.25

export function createKeptAnswers(maxBytes: number): KeptAnswers {
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

/** What was put in last leaves last. */
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
