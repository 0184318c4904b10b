import { useCallback, useSyncExternalStore } from 'react'
import { onServerClockSet, readServerNow } from '../../../browser/server-clock.ts'
import { waitUntil } from '../../../browser/wait-until.ts'

/** Rounds begun before the end may settle for a minute, and what is under way then has half a minute more; only then are places final. */
const settlingMs = 90_000

/** Whether the final places of a tournament that ended then are known, by the server's clock. */
export function useIsSettled(endAt: string): boolean {
  const finalAt = Date.parse(endAt) + settlingMs
  const subscribe = useCallback(
    (notify: () => void) => {
      const stop = readServerNow() < finalAt ? waitUntil(finalAt, notify) : () => {}
      const forget = onServerClockSet(notify)
      return () => {
        stop()
        forget()
      }
    },
    [finalAt],
  )
  return useSyncExternalStore(
    subscribe,
    () => !(readServerNow() < finalAt),
    // A document may be older than the browser's page of it.
    () => true,
  )
}
