// Reads the chat that an operator has chosen. Promises: an outage is waited for, a refusal is told once, and what is answered for an
// earlier choice is not shown.
import { readOperatorChat, type CallResponse } from '@yanta/contract'
import { call } from './call.ts'
import type { Words } from './words.ts'

interface Reader {
  onRead: (answer: CallResponse<typeof readOperatorChat>) => void
  onTrouble: (trouble: keyof Pick<Words, 'unreachable' | 'gone' | 'notOpened'>) => void
}

export interface ChosenChat {
  read: (chatId: number) => Promise<void>
  /** Another one was chosen, or none. */
  forget: () => void
}

const againMs = 3_000

export function createChosenChat({ onRead, onTrouble }: Reader): ChosenChat {
  let choices = 0
  async function read(chatId: number): Promise<void> {
    const own = (choices += 1)
    const answer = await call(readOperatorChat, { chatId })
    if (own !== choices) return
    if (answer.ok) return onRead(answer.value)
    const isOutage = answer.status === 0 || answer.status >= 500
    onTrouble(isOutage ? 'unreachable' : answer.status === 404 ? 'gone' : 'notOpened')
    if (isOutage) setTimeout(() => own === choices && void read(chatId), againMs)
  }
  return { read, forget: () => void (choices += 1) }
}
