import { levelReached, milesNotification, type UserLevel } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'

/** Sends a player's way to the next level at most once a second [7.86]; of several within one the last. */
export interface Miles {
  publish(realtime: Realtime, userId: number, news: MilesNews): void
  close(): void
}

interface MilesNews {
  way: UserLevel
  /** See `takeEventOrder`. */
  order: number
}

const intervalMs = 1_000

export function createMiles(): Miles {
  const pauses = new Map<number, { timer: NodeJS.Timeout; waiting: MilesNews | null }>()

  function send(realtime: Realtime, userId: number, { way, order }: MilesNews): void {
    realtime.publish(userRoom(userId), milesNotification, way, { order })
    const timer = setTimeout(() => {
      const waiting = pauses.get(userId)?.waiting
      pauses.delete(userId)
      if (waiting) send(realtime, userId, waiting)
    }, intervalMs).unref()
    pauses.set(userId, { timer, waiting: null })
  }

  return {
    publish(realtime, userId, news) {
      const pause = pauses.get(userId)
      if (pause) pause.waiting = news
      else send(realtime, userId, news)
    },
    close() {
      for (const { timer } of pauses.values()) clearTimeout(timer)
      pauses.clear()
    },
  }
}

export interface LevelNews {
  userId: number
  from: number
  to: number
  way: UserLevel
}

export function publishLevels(realtime: Realtime, reached: readonly LevelNews[], order: number): void {
  for (const { userId, ...data } of reached) realtime.publish(userRoom(userId), levelReached, data, { order })
}
