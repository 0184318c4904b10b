// A card follows a finger sideways: let go far enough or fast enough it is sent away, else it goes back.
import { type PointerEvent, useRef } from 'react'
import { moveOn, durationMs, easing } from './motion.ts'

/** The finger has to go this far before the card comes along, in pixels. */
const slop = 10
const farEnough = 90
/** Pixels per millisecond. */
const fastEnough = 0.4

/** Handlers for the card; `onAway` learns to which side, -1 or 1. Its `touch-action` has to be `pan-y`. */
export function useSwipeAway(onAway: (side: -1 | 1) => void) {
  const swipe = useRef<{ from: number; at: number; isMoving: boolean } | null>(null)
  const goBack = (card: HTMLElement) => {
    const isMoving = swipe.current?.isMoving
    swipe.current = null
    if (isMoving) void moveOn(card, { translate: '0 0' }, { duration: durationMs.medium, easing: easing.out }).then(() => { card.style.translate = '' })
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse') swipe.current = { from: event.clientX, at: event.timeStamp, isMoving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const going = swipe.current
      const [card, way] = [event.currentTarget, event.clientX - (going?.from ?? 0)]
      if (!going) return
      if (!going.isMoving && Math.abs(way) >= slop) {
        going.isMoving = true
        card.setPointerCapture(event.pointerId)
      }
      if (going.isMoving) card.style.translate = `${way}px 0`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const going = swipe.current
      if (!going) return
      const way = event.clientX - going.from
      const speed = Math.abs(way) / Math.max(1, event.timeStamp - going.at)
      const isAway = going.isMoving && (Math.abs(way) > farEnough || speed > fastEnough)
      if (!isAway) return goBack(event.currentTarget)
      swipe.current = null
      onAway(way < 0 ? -1 : 1)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => goBack(event.currentTarget),
  }
}
