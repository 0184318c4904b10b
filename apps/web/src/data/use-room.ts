import { use, useEffect, useEffectEvent } from 'react'
import { loadInBackground } from './api/load-in-background.ts'
import { HeldEventsContext } from './held-events.ts'
import type { FollowedRoom, RoomSource } from './realtime/follow-room.ts'
import type { SequenceMark } from './realtime/sequence-check.ts'

/**
 * Follows a room while the component is mounted. The socket is loaded after the page.
 * @param source null for none; another room is another subscription
 * @param rendered the value that is shown already; another one begins another subscription
 */
export function useRoom<Value extends SequenceMark>(
  source: RoomSource<Value> | null,
  rendered: Value | null = null,
): void {
  const held = use(HeldEventsContext)
  const follow = useEffectEvent((followRoom: typeof import('./realtime/follow-room.ts').followRoom) => {
    const followed = followRoom(source!, held?.take())
    if (rendered) followed.offer(rendered)
    return followed
  })
  const room = source?.room
  useEffect(() => {
    if (room === undefined) return
    let followed: FollowedRoom<Value> | undefined
    const cancel = loadInBackground(
      () => import('./realtime/follow-room.ts'),
      ({ followRoom }) => {
        followed = follow(followRoom)
      },
    )
    return () => {
      cancel()
      followed?.leave()
    }
  }, [room, rendered])
}
