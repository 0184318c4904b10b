// Keeps the tab's level, its number of new notifications and that of waiting gifts current. Loaded with the socket.
import {
  type RewardsSummary,
  getRewardsSummary,
  levelReached,
  milesNotification,
  notificationRemoved,
  notificationUpdated,
} from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { type FollowedRoom, followRoom } from '../../data/realtime/follow-room.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { setWaitingCount } from '../gift/waiting-count.ts'
import { setWelcomeLeft } from '../gift/welcome-left.ts'
import { dispatchToLevel } from '../level/level-store.ts'
import { setNewCount } from '../notification/new-count.ts'

/** The player's room has to be open, or opened soon. News of gifts are counted where their toasts are. */
export function followRewards(): FollowedRoom<RewardsSummary> {
  return followRoom<RewardsSummary>({
    room: ownRoom,
    fetch: () => {
      // Events were lost: some may have been about gifts.
      void import('../gift/gift-store.ts').then(
        ({ refreshGifts }) => refreshGifts(),
        () => {},
      )
      return browserCall(getRewardsSummary)
    },
    show({ level, giftCount, newCount, welcomeLeft }) {
      dispatchToLevel({ type: 'snapshot', way: level })
      setWaitingCount(giftCount)
      setWelcomeLeft(welcomeLeft)
      setNewCount(newCount)
    },
    events: [
      onRoomEvent(milesNotification, (way) => dispatchToLevel({ type: 'moved', way })),
      onRoomEvent(levelReached, (reached) => dispatchToLevel({ type: 'reached', reached })),
      onRoomEvent(notificationUpdated, ({ newCount }) => setNewCount(newCount)),
      onRoomEvent(notificationRemoved, ({ newCount }) => setNewCount(newCount)),
    ],
  })
}
