// A card follows a finger sideways: let go far enough or fast enough it is sent away, else it goes back.
import type { PointerEvent } from 'react'
import { followDrag } from './follow-drag.ts'
import { durationMs, easing, moveOn } from '../motion/motion.ts'

/** The finger has to go this far before the card comes along, in pixels. */
const slop = 10
const farEnough = 90
/** Pixels per millisecond. */
const fastEnough = 0.4

/** Handlers for the card; `onAway` learns to which side, -1 or 1. Its `touch-action` has to be `pan-y`. */
export function useSwipeAway(onAway: (side: -1 | 1) => void) {
  return {
    onPointerDown({ currentTarget: card, nativeEvent, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType === 'mouse') return
      followDrag(card, nativeEvent, {
        isDrag: ({ x }) => Math.abs(x) >= slop,
        onMove: ({ x }) => {
          card.style.translate = `${x}px 0`
        },
        onEnd({ way: { x }, durationMs: lasted, isBrokenOff }) {
          const isAway = Math.abs(x) > farEnough || Math.abs(x) / Math.max(1, lasted) > fastEnough
          if (isAway && !isBrokenOff) return onAway(x < 0 ? -1 : 1)
          void moveOn(card, { translate: '0 0' }, { duration: durationMs.medium, easing: easing.out }).then(
            () => {
              card.style.translate = ''
            },
          )
        },
      })
    },
  }
}
