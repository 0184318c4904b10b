// Animates stage and dock into each other: one starts at the last position of the other.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../ui/motion/is-calm.ts'
import { durationMs, easing } from '../../ui/motion/motion.ts'

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** Where each was last: one flies from the position of the other. */
const boxes = new Map<'stage' | 'dock', Box>()

/** Beyond this ratio between the shapes of card and stage, as on phones, the animation would distort too much. */
const mostStretch = 2

/** Keyframe that puts an element at the position of another. */
export function buildFlight(from: Box, to: Box): Keyframe {
  const [wide, high] = [from.width / to.width, from.height / to.height]
  if (Math.max(wide / high, high / wide) > mostStretch)
    return { opacity: 0, transform: `scale(${wide > 1 ? 1.25 : 0.9})` }
  return {
    opacity: 1,
    transformOrigin: '0 0',
    transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${wide}, ${high})`,
  }
}

function fly(element: HTMLElement, from: Box): void {
  if (isCalm()) return
  const start = buildFlight(from, element.getBoundingClientRect())
  element.animate(
    [start, { opacity: 1, transformOrigin: start.transformOrigin ?? '50% 50%', transform: 'none' }],
    { duration: durationMs.long, easing: easing.out },
  )
}

/** Tracks the position of the stage, and animates it back from the dock. */
export function useStageFlight(
  stage: RefObject<HTMLElement | null>,
  isOnStage: boolean,
  isDocked: boolean,
): void {
  const wasDocked = useRef(false)
  useLayoutEffect(() => {
    const element = stage.current
    const dock = boxes.get('dock')
    if (isOnStage && element && wasDocked.current && dock) fly(element, dock)
    wasDocked.current = isDocked
    if (!isOnStage || !element) return
    const watch = new ResizeObserver(() => void boxes.set('stage', element.getBoundingClientRect()))
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage, isOnStage, isDocked])
}

/** Animates the dock out of the stage, and stores its position on unmount. */
export function useDockFlight(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    const stage = boxes.get('stage')
    if (stage) fly(element, stage)
    return () => void boxes.set('dock', element.getBoundingClientRect())
  }, [card])
}
