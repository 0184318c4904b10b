import { type Promotion, promotionChanged, promotionRoom } from '@yanta/contract'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { useRoom } from '../../../data/use-room.ts'
import { isDrawAhead } from './page-kind.ts'

const pollMs = 15_000

/** Loads the page again when the promotion has changed [4.57], and while its draw is prepared every 15 seconds, should an event be lost [4.58]. */
export function usePromotionChanges(promotion: Pick<Promotion, 'id' | 'status' | 'draw'>): void {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  useRoom({
    room: promotionRoom(promotion.id),
    events: [onRoomEvent(promotionChanged, () => void revalidate())],
    onSkipped: () => void revalidate(),
  })
  const isWaiting = isDrawAhead(promotion)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => reload(), pollMs)
    return () => clearInterval(timer)
  }, [isWaiting])
}
