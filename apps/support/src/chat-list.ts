// The operator's list of chats. Promises: it is asked for once a second at most, however much is new, since a list costs the platform more
// than a message does; and by itself every 15 seconds, which is what shows that somebody is there.
import { listSupportChats, type CallResponse } from '@yanta/contract'
import { call } from './call.ts'

export type Desk = CallResponse<typeof listSupportChats>

interface Reader {
  onRead: (desk: Desk) => void
  /** It could not be read, and is asked for again. */
  onLost: () => void
  /** The operator's session has ended: nothing is asked for any more. */
  onExpired: () => void
}

export interface ChatList {
  read: () => Desk | undefined
  refresh: () => Promise<'read' | 'failed' | 'expired'>
  /** Asks once for all that comes within a second. */
  refreshSoon: () => void
  follow: () => void
}

const pauseMs = 1_000
const everyMs = 15_000

export function createChatList({ onRead, onLost, onExpired }: Reader): ChatList {
  let desk: Desk | undefined
  /** Runs for a second after the list was asked for; what is wanted meanwhile is asked for at its end. */
  let pause: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let isWanted = false

  async function refresh(): Promise<'read' | 'failed' | 'expired'> {
    clearTimeout(pause)
    isWanted = false
    pause = setTimeout(() => {
      pause = undefined
      if (isWanted) void refresh()
    }, pauseMs)
    const answer = await call(listSupportChats, undefined)
    if (answer.ok) {
      desk = answer.value
      onRead(desk)
      return 'read'
    }
    const hasEnded = answer.status === 401 || answer.status === 403
    if (!hasEnded) {
      onLost()
      return 'failed'
    }
    clearInterval(polling)
    clearTimeout(pause)
    onExpired()
    return 'expired'
  }

  return {
    read: () => desk,
    refresh,
    refreshSoon() {
      if (pause === undefined) void refresh()
      else isWanted = true
    },
    follow() {
      polling = setInterval(() => void refresh(), everyMs)
    },
  }
}
