// The messages of one chat, as far as a page has read them. Promises: each once and in order; what is missing between them is read page by
// page, and earlier ones when they are asked for.
import { supportPageLength, type SupportMessage } from '@yanta/contract'
import { findComplete, mergeMessages } from './chat-log.ts'

export interface Conversation {
  list: () => readonly SupportMessage[]
  add: (come: readonly SupportMessage[]) => void
  /** No message is missing between those that are known. */
  isWhole: () => boolean
  /** The number up to which none is missing. */
  complete: () => number
  /** Reads what follows the last complete message. False: it could not be read to the end. */
  catchUp: () => Promise<boolean>
  /** False: nothing has come. */
  fetchEarlier: () => Promise<boolean>
}

type Range = { after: number } | { before: number }

/** `read` shows nothing by itself; null: the messages can't be read, or are not wanted any more. */
export function createConversation(
  read: (range: Range) => Promise<readonly SupportMessage[] | null>,
): Conversation {
  let messages: SupportMessage[] = []
  let isFetchingEarlier = false
  const complete = () => findComplete(messages)
  const add = (come: readonly SupportMessage[]) => {
    messages = mergeMessages(messages, come)
  }
  return {
    list: () => messages,
    add,
    isWhole: () => complete() === (messages.at(-1)?.number ?? 0),
    complete,
    async catchUp() {
      for (;;) {
        const come = await read({ after: complete() })
        if (!come) return false
        add(come)
        if (come.length < supportPageLength) return true
      }
    },
    async fetchEarlier() {
      const first = messages[0]
      if (isFetchingEarlier || !first || first.number <= 1) return false
      isFetchingEarlier = true
      const come = await read({ before: first.number })
      isFetchingEarlier = false
      if (!come) return false
      add(come)
      return true
    },
  }
}
