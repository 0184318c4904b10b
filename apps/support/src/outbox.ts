// What is written and has not arrived. Promises: messages are sent one after the other, each by one key until it has arrived or was
// refused; a refused one stays where it was written, to be sent again or removed by hand.
import type { SupportMessage } from '@yanta/contract'
import type { Answer } from './call.ts'
import { createMessageKey } from './message-key.ts'

export interface Unsent<Extra = unknown> {
  key: string
  text: string
  /** A picture instead of a text, and an address by which the page shows it. */
  picture: { file: File; address: string } | null
  extra: Extra
  /** The code of the refusal, empty where none is known; null while the message is still to be sent. */
  refusal: string | null
  /** Of the element that shows the message. */
  showProgress?: (share: number) => void
}

interface Outgoing<Extra> {
  canSend: () => boolean
  send: (message: Unsent<Extra>) => Promise<Answer<SupportMessage>>
  onArrive: (message: SupportMessage, sent: Unsent<Extra>) => void
  /** The status for which nothing is sent for a moment; null once something was answered. */
  onPause: (status: number | null) => void
  onChange: () => void
}

export interface Outbox<Extra> {
  list: () => readonly Unsent<Extra>[]
  addText: (text: string, extra: Extra) => void
  /** `refusal`: known before it is sent. */
  addPicture: (file: File, extra: Extra, refusal: string | null) => void
  sendAgain: (key: string) => void
  remove: (key: string) => void
  send: () => Promise<void>
  /** What is under way is sent once more, by the same key: its answer belongs to a session that has ended. */
  restart: () => void
  clear: () => void
}

const pauseMs = 3_000

export function createOutbox<Extra>(outgoing: Outgoing<Extra>): Outbox<Extra> {
  let unsent: Unsent<Extra>[] = []
  let session = 0
  let isSending = false

  function add(message: Omit<Unsent<Extra>, 'key'>): void {
    unsent.push({ key: createMessageKey(), ...message })
    outgoing.onChange()
    void send()
  }

  function drop(dropped: Unsent<Extra>): void {
    unsent = unsent.filter((message) => message !== dropped)
    if (dropped.picture) URL.revokeObjectURL(dropped.picture.address)
  }

  async function send(): Promise<void> {
    if (isSending || !outgoing.canSend()) return
    isSending = true
    const own = session
    let next = findNext()
    while (next && own === session) {
      const answer = await outgoing.send(next)
      if (own !== session) break
      if (!answer.ok && isPassing(answer)) {
        outgoing.onPause(answer.status)
        setTimeout(() => void send(), pauseMs)
        break
      }
      outgoing.onPause(null)
      if (answer.ok) {
        drop(next)
        outgoing.onArrive(answer.value, next)
      } else next.refusal = answer.code ?? ''
      outgoing.onChange()
      next = findNext()
    }
    isSending = false
    if (own !== session) void send()
  }

  const findNext = () => unsent.find(({ refusal }) => refusal === null)
  const find = (key: string) => unsent.find((message) => message.key === key)
  return {
    list: () => unsent,
    addText: (text, extra) => add({ text, picture: null, extra, refusal: null }),
    addPicture: (file, extra, refusal) =>
      add({ text: '', picture: { file, address: URL.createObjectURL(file) }, extra, refusal }),
    sendAgain(key) {
      const message = find(key)
      if (message) message.refusal = null
      outgoing.onChange()
      void send()
    },
    remove(key) {
      const message = find(key)
      if (message) drop(message)
      outgoing.onChange()
    },
    send,
    restart: () => void (session += 1),
    clear() {
      session += 1
      for (const message of unsent) drop(message)
    },
  }
}

/** The connection or the server may do better in a moment. */
function isPassing({ status, code }: { status: number; code?: string | undefined }): boolean {
  return status === 0 || status === 429 || (status >= 500 && code !== 'cannot_save')
}
