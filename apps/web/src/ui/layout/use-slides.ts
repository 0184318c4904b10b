// A row of slides that is dragged sideways, or sent to one of them the shorter way round. What moves them comes after the first
// screen, which shows the first slide as it is.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SlideMotion } from './slide-motion.ts'
import { nearestRound, slideAt } from './slide-places.ts'

/** Leaves the page its first moments, unless somebody asks for another slide in them. */
const afterStartMs = 500

export function useSlides(view: RefObject<HTMLElement | null>, count: number) {
  const motion = useRef<SlideMotion>(null)
  const [place, setPlace] = useState(0)
  const [isDragged, setIsDragged] = useState(false)
  const readPlace = useEffectEvent(() => place)
  // Once there, they go where they were sent in the meantime.
  const load = useEffectEvent(async () => {
    // Without a network the first slide stays as it is; the next one that is called for asks again.
    const loaded = await import('./slide-motion.ts').catch(() => null)
    if (!loaded || motion.current || !view.current) return
    motion.current = new loaded.SlideMotion(view.current, { onDrag: setIsDragged, onPlace: setPlace })
    motion.current.moveTo(readPlace())
  })
  useEffect(() => {
    if (motion.current) return motion.current.jumpTo(readPlace())
    const timer = setTimeout(() => void load(), afterStartMs)
    return () => clearTimeout(timer)
  }, [count])
  useEffect(() => {
    if (motion.current) motion.current.moveTo(place)
    else if (place !== 0) void load()
  }, [place])
  return {
    /** The slide that is seen, or comes into sight. */
    current: slideAt(place, count),
    /** Another number whenever a slide was called for. */
    place,
    isDragged,
    step: (by: 1 | -1) => setPlace(place + by),
    show: (index: number) => setPlace(nearestRound(index, place, count)),
  }
}
