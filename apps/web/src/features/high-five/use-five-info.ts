import { getHighFiveStatistics, highFiveReceived } from '@yanta/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useCall } from '../../data/use-call.ts'
import { useRoom } from '../../data/use-room.ts'
import { givenFives } from '../../domain/contest/given-fives.ts'

/** Grows whenever the player has given or received five in a promotion: what counts them is fetched anew. */
export function useFiveCount(promotionId: string): number {
  const given = useStore(givenFives, ({ count }) => count)
  const [received, setReceived] = useState(0)
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(highFiveReceived, ({ actionId }) => {
        if (actionId === promotionId) setReceived((count) => count + 1)
      }),
    ],
  })
  return given + received
}

/** Today's high fives of the player [7.40]; `user_not_participate` for who takes no part [6.6]. */
export function useFiveStatistics(promotionId: string, count: number) {
  return useCall(`${promotionId} ${count}`, (signal) =>
    browserCall(getHighFiveStatistics, { params: { promoId: promotionId } }, { signal }),
  )
}
