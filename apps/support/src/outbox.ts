// What is written and has not arrived. Promises: messages are sent one after the other, each by one key until it has arrived or was
// refused; a picture that has to wait holds no other message back; a refused message stays where it was written, to be sent again or
// removed by hand.
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
  /** It was not answered, and is sent again in a moment. */
  isWaiting: boolean
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
  clear: () => void
}

/** Instead of a code: the server said when it takes the message. */
export const tooSoon = 'too_soon'

const pauseMs = 3_000
/** However long a server asks to wait. */
const longestPauseMs = 60_000

export function createOutbox<Extra>(outgoing: Outgoing<Extra>): Outbox<Extra> {
  let unsent: Unsent<Extra>[] = []
  let session = 0
  let isSending = false
  let resumeAtMs = 0
  let resuming: ReturnType<typeof setTimeout> | undefined

  function add(message: Pick<Unsent<Extra>, 'text' | 'picture' | 'extra' | 'refusal'>): void {
    unsent.push({ key: createMessageKey(), isWaiting: false, ...message })
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
      if (!answer.ok && isPassing(answer, next)) {
        next.isWaiting = true
        outgoing.onPause(answer.status)
        resumeIn(Math.min(answer.retryAfterMs ?? pauseMs, longestPauseMs))
        outgoing.onChange()
        next = findNext()
        continue
      }
      outgoing.onPause(null)
      if (answer.ok) {
        drop(next)
        outgoing.onArrive(answer.value, next)
      } else next.refusal = answer.retryAfterMs === undefined ? (answer.code ?? '') : tooSoon
      outgoing.onChange()
      next = findNext()
    }
    isSending = false
    if (own !== session) void send()
  }

  /** One timer, for whatever waits longest. */
  function resumeIn(ms: number): void {
    resumeAtMs = Math.max(resumeAtMs, performance.now() + ms)
    clearTimeout(resuming)
    resuming = setTimeout(() => {
      resume()
      void send()
    }, resumeAtMs - performance.now())
  }

  function resume(): void {
    clearTimeout(resuming)
    resumeAtMs = 0
    for (const message of unsent) message.isWaiting = false
  }

  /** What follows a text that waits keeps its place behind it. */
  function findNext(): Unsent<Extra> | undefined {
    const next = unsent.find(({ refusal, isWaiting, picture }) => refusal === null && !(isWaiting && picture))
    return next?.isWaiting ? undefined : next
  }
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
    clear() {
      session += 1
      resume()
      for (const message of unsent) drop(message)
    },
  }
}

/** The connection or the server may do better in a moment. A picture that was answered is too large to be tried without end. */
function isPassing(
  { status, code }: { status: number; code?: string | undefined },
  { picture }: Unsent,
): boolean {
  if (status === 0) return true
  return picture ? status >= 500 && code === undefined : status === 429 || status >= 500
}
