// What an operator writes, by chat. Promises: a text stays in its field until it has arrived, and is sent again by the same key, also after
// another chat; a picture that is stuck in one chat holds none of another back.
import { sendOperatorMessage, sendOperatorPicture, type SupportMessage } from '@yanta/contract'
import { call, upload } from './call.ts'
import { createMessageKey } from './message-key.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { readFile } from './pictures.ts'

export interface Writing {
  /** What stood in the field when the operator left the chat. */
  draft: string
  /** Pictures alone. */
  outbox: Outbox<null>
  /** Null: it has not arrived. */
  send: (text: string) => Promise<SupportMessage | null>
}

interface Reader {
  onArrive: (chatId: number, message: SupportMessage) => void
  /** The status for which no picture is sent for a moment; null once something was answered. */
  onPause: (chatId: number, status: number | null) => void
  onChange: (chatId: number) => void
}

/** What is written in a chat, by its number. */
export function createWritings(reader: Reader): (chatId: number) => Writing {
  const writings = new Map<number, Writing>()
  return (chatId) => {
    const writing = writings.get(chatId) ?? createWriting(chatId, reader)
    writings.set(chatId, writing)
    return writing
  }
}

function createWriting(chatId: number, { onArrive, onPause, onChange }: Reader): Writing {
  let unanswered: { key: string; text: string } | undefined
  const writing: Writing = {
    draft: '',
    outbox: createOutbox<null>({
      canSend: () => true,
      async send({ key, picture, showProgress }) {
        const body = { chatId, key, file: await readFile(picture!.file) }
        return upload(sendOperatorPicture, body, (share) => showProgress?.(share))
      },
      onArrive: (message) => onArrive(chatId, message),
      onPause: (status) => onPause(chatId, status),
      onChange: () => onChange(chatId),
    }),
    async send(text) {
      if (unanswered?.text !== text) unanswered = { key: createMessageKey(), text }
      const sent = unanswered
      const body = { chatId, ...sent }
      let answer = await call(sendOperatorMessage, body)
      if (!answer.ok && answer.status === 0) answer = await call(sendOperatorMessage, body)
      if (!answer.ok) return null
      if (unanswered === sent) unanswered = undefined
      if (writing.draft.trim() === text) writing.draft = ''
      return answer.value
    },
  }
  return writing
}
