// Keeps the number of new notifications current. Loaded after the page.
import {
  type RewardsSummary,
  getRewardsSummary,
  notificationRemoved,
  notificationUpdated,
} from '@yanta/contract'
import { useEffect } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useCall } from '../../data/use-call.ts'
import { useRoom } from '../../data/use-room.ts'
import { setNewCount } from './new-count.ts'

export function LiveNewCount() {
  const { value } = useCall('rewards', (signal) => browserCall(getRewardsSummary, {}, { signal }))
  useEffect(() => {
    if (value) setNewCount(value.newCount)
  }, [value])
  useRoom<RewardsSummary>(
    value && {
      room: ownRoom,
      fetch: () => browserCall(getRewardsSummary),
      show: ({ newCount }) => setNewCount(newCount),
      events: [
        onRoomEvent(notificationUpdated, ({ newCount }) => setNewCount(newCount)),
        onRoomEvent(notificationRemoved, ({ newCount }) => setNewCount(newCount)),
      ],
    },
    value,
  )
  return null
}
