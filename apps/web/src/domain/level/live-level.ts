// Keeps the tab's level current by the events of the player's room. Loaded with the socket.
import { type UserLevelSnapshot, getUserLevel, levelReached, milesNotification } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { type FollowedRoom, followRoom } from '../../data/realtime/follow-room.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { dispatchToLevel } from './level-store.ts'

/** Fetches the level and follows it. The player's room has to be open, or opened soon. */
export function followLevel(): Pick<FollowedRoom<UserLevelSnapshot>, 'leave'> {
  const fetch = () => browserCall(getUserLevel)
  let isOver = false
  const room = followRoom<UserLevelSnapshot>({
    room: ownRoom,
    fetch,
    show: (way) => dispatchToLevel({ type: 'snapshot', way }),
    events: [
      onRoomEvent(milesNotification, (way) => dispatchToLevel({ type: 'moved', way })),
      onRoomEvent(levelReached, (reached) => dispatchToLevel({ type: 'reached', reached })),
    ],
  })
  // A failure is ignored: the next event carries the level.
  void fetch().then((fetched) => {
    if (fetched.ok && !isOver) room.offer(fetched.value)
  })
  return {
    leave() {
      isOver = true
      room.leave()
    },
  }
}
