import { useEffect, useEffectEvent } from 'react'
import type { RoomVisit, Snapshot } from './room-visits.ts'

/**
 * Keeps a component in a room for as long as it is there. The socket is loaded behind the page.
 * @param room a public one, or `ownRoom`; null for none
 * @param enter subscribes to the events, and offers the snapshot the component was rendered with
 * @param fetchAnew is asked when events were missed for good
 */
export function useRoom(
  room: string | null,
  enter: (visit: RoomVisit) => void,
  fetchAnew?: () => Promise<Snapshot>,
): void {
  const handleEnter = useEffectEvent(enter)
  const handleFetch = useEffectEvent(() => fetchAnew!())
  const hasData = fetchAnew !== undefined
  useEffect(() => {
    if (room === null) return
    let visit: RoomVisit | undefined
    let isOver = false
    import('./site-socket.ts').then(
      ({ joinRoom }) => {
        if (isOver) return
        visit = joinRoom(room, hasData ? () => handleFetch() : undefined)
        handleEnter(visit)
      },
      () => {},
    )
    return () => {
      isOver = true
      visit?.leave()
    }
  }, [room, hasData])
}
