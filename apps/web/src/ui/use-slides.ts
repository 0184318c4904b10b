// A row of slides that is dragged sideways, or sent to one of them the shorter way round.
import { type DragEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { SlideMotion, nearestRound, slideAt } from './slide-motion.ts'

interface Drag {
  from: number
  /** Where the slides were when the pointer came. */
  place: number
  at: number
  isMoving: boolean
}

/** A press that goes this far is no click any more, in pixels. */
const slop = 10
/** A drag that ends faster than this goes one slide on, in pixels per millisecond. */
const fastEnough = 0.3

export function useSlides(view: RefObject<HTMLElement | null>, count: number) {
  const [motion] = useState(() => new SlideMotion(() => [...view.current?.children ?? []] as HTMLElement[]))
  const [place, setPlace] = useState(0)
  const [isDragged, setIsDragged] = useState(false)
  const drag = useRef<Drag | null>(null)
  useLayoutEffect(() => { motion.jumpTo(motion.end) }, [motion, count])

  function moveTo(next: number) {
    motion.moveTo(next)
    setPlace(next)
  }
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const going = drag.current
    drag.current = null
    if (!going?.isMoving) return
    setIsDragged(false)
    const way = event.clientX - going.from
    const isFlick = event.type === 'pointerup' && Math.abs(way) / Math.max(1, event.timeStamp - going.at) > fastEnough
    moveTo(isFlick ? (way < 0 ? Math.ceil(motion.place) : Math.floor(motion.place)) : Math.round(motion.place))
    if (event.type === 'pointerup') swallowClick()
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (count > 1 && event.button === 0) drag.current = { from: event.clientX, place: motion.place, at: event.timeStamp, isMoving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const going = drag.current
      if (!going) return
      const way = event.clientX - going.from
      if (!going.isMoving && Math.abs(way) >= slop) {
        going.isMoving = true
        setIsDragged(true)
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (going.isMoving) motion.jumpTo(going.place - way / event.currentTarget.clientWidth)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // The browser would drag a picture out of the slide.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
  return {
    /** The slide that is seen, or comes into sight. */
    current: slideAt(place, count),
    /** Another number whenever a slide was called for. */
    place,
    isDragged,
    step: (by: 1 | -1) => moveTo(place + by),
    show: (index: number) => moveTo(nearestRound(index, place, count)),
    handlers,
  }
}

/** The drag may end over a link of the slide: that was no click. */
function swallowClick(): void {
  const over = new AbortController()
  addEventListener('click', (click) => { click.preventDefault(); click.stopPropagation() }, { capture: true, signal: over.signal })
  setTimeout(() => over.abort(), 0)
}
