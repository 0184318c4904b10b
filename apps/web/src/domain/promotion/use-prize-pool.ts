import { type PrizePoolCounter, prizePoolChanged, promotionRoom } from '@yanta/contract'
import { useEffect, useRef, useState } from 'react'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { useRoom } from '../../data/use-room.ts'

/** Between two updates of a counter on the page: at most four a second. */
const updateMs = 250

/**
 * The fund of a promotion as it grows [7.86], in kopecks; null: there is none. However often events come, the page is drawn at most
 * four times a second, and the last value is never left out. A fund only grows: an older value is ignored.
 */
export function usePrizePool(counter: PrizePoolCounter | null): number | null {
  const [pool, setPool] = useState<PrizePoolCounter | null>(null)
  const latest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = counter?.id
  useRoom(
    id === undefined
      ? null
      : {
          room: promotionRoom(id),
          events: [
            onRoomEvent(prizePoolChanged, ({ prizePool }) => {
              latest.current = Math.max(latest.current, prizePool)
              timer.current ??= setTimeout(() => {
                timer.current = undefined
                setPool({ id, prizePool: latest.current })
              }, updateMs)
            }),
          ],
        },
  )
  useEffect(() => {
    latest.current = 0
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [id])
  if (!counter) return null
  const shown = Math.max(counter.prizePool, pool?.id === counter.id ? pool.prizePool : 0)
  return Math.floor(shown / 100)
}
