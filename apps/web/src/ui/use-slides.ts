// A row of slides that is dragged sideways, or sent to one of them the shorter way round.
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { followDrag } from './follow-drag.ts'
import { SlideMotion, nearestRound, slideAt } from './slide-motion.ts'

/** A press that goes this far is no click any more, in pixels. */
const slop = 10
/** A drag that ends faster than this goes one slide on, in pixels per millisecond. */
const fastEnough = 0.3

export function useSlides(view: RefObject<HTMLElement | null>, count: number) {
  const [motion] = useState(() => new SlideMotion(() => [...view.current?.children ?? []] as HTMLElement[]))
  const [place, setPlace] = useState(0)
  const [isDragged, setIsDragged] = useState(false)
  useLayoutEffect(() => { motion.jumpTo(motion.end) }, [motion, count])

  function moveTo(next: number) {
    motion.moveTo(next)
    setPlace(next)
  }
  function handlePointerDown({ button, currentTarget: row, nativeEvent }: PointerEvent<HTMLElement>) {
    if (count < 2 || button !== 0) return
    let start = 0
    followDrag(row, nativeEvent, {
      isDrag: ({ x }) => Math.abs(x) >= slop,
      onStart() {
        start = motion.place
        setIsDragged(true)
      },
      onMove: ({ x }) => motion.jumpTo(start - x / row.clientWidth),
      onEnd({ way: { x }, durationMs, isBrokenOff }) {
        setIsDragged(false)
        const isFlick = !isBrokenOff && Math.abs(x) / Math.max(1, durationMs) > fastEnough
        moveTo(isFlick ? (x < 0 ? Math.ceil(motion.place) : Math.floor(motion.place)) : Math.round(motion.place))
      },
    })
  }
  return {
    /** The slide that is seen, or comes into sight. */
    current: slideAt(place, count),
    /** Another number whenever a slide was called for. */
    place,
    isDragged,
    step: (by: 1 | -1) => moveTo(place + by),
    show: (index: number) => moveTo(nearestRound(index, place, count)),
    handlers: { onPointerDown: handlePointerDown },
  }
}
