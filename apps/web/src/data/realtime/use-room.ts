import { useEffect, useEffectEvent } from 'react'
import type { RoomSubscription, Snapshot } from './room-subscriptions.ts'

/**
 * Subscribes a component to a room while it is mounted. The socket is loaded after the page.
 * @param room a public one, or `ownRoom`; null for none
 * @param enter subscribes to events, and offers the snapshot the component was rendered with
 * @param fetchAnew is called when events were lost for good
 */
export function useRoom(
  room: string | null,
  enter: (subscription: RoomSubscription) => void,
  fetchAnew?: () => Promise<Snapshot>,
): void {
  const handleEnter = useEffectEvent(enter)
  const handleFetch = useEffectEvent(() => fetchAnew!())
  const hasData = fetchAnew !== undefined
  useEffect(() => {
    if (room === null) return
    let subscription: RoomSubscription | undefined
    let isOver = false
    import('./site-socket.ts').then(
      ({ joinRoom }) => {
        if (isOver) return
        subscription = joinRoom(room, hasData ? () => handleFetch() : undefined)
        handleEnter(subscription)
      },
      () => {},
    )
    return () => {
      isOver = true
      subscription?.leave()
    }
  }, [room, hasData])
}
