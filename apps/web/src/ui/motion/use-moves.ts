// Things in a list that change places glide there: measured before and after, played back as a transform. A change in the middle of
// a move goes on from where each thing is.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isCalm } from './is-calm.ts'
import { durationMs, easing } from './motion.ts'

interface Place {
  left: number
  top: number
}

interface Moves {
  /** What comes new starts from here; by default it is simply there. */
  newFrom?: (element: HTMLElement) => Keyframe
  /** Something moved to another place. */
  onMove?: (element: HTMLElement) => void
}

/** Elements in `list` with a `data-key` glide when `order` changes; without motion they are simply there. */
export function useMoves(
  list: RefObject<HTMLElement | null>,
  order: string,
  { newFrom, onMove }: Moves = {},
): void {
  const places = useRef<Map<string, Place> | null>(null)
  const play = useEffectEvent((element: HTMLElement, before: Place | undefined, now: Place) => {
    if (!before) return newFrom && move(element, { opacity: 0, ...newFrom(element) })
    const [right, down] = [before.left - now.left, before.top - now.top]
    if (right === 0 && down === 0) return
    onMove?.(element)
    move(element, { transform: `translate(${right}px, ${down}px)` })
  })
  useLayoutEffect(() => {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    const now = new Map(
      elements.map((element) => [element.dataset.key!, { left: element.offsetLeft, top: element.offsetTop }]),
    )
    if (places.current && !isCalm()) {
      const seen = new Map(
        elements.map((element) => [element, findSeen(element, places.current!.get(element.dataset.key!))]),
      )
      for (const [element, before] of seen) play(element, before, now.get(element.dataset.key!)!)
    }
    places.current = now
  }, [list, order])
}

/** Where it is seen, which in the middle of a move is not where it stood. */
function findSeen(element: HTMLElement, place: Place | undefined): Place | undefined {
  const running = element.getAnimations().find(({ id }) => id === moveId)
  if (!place || !running) return place
  const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform)
  running.cancel()
  return { left: place.left + m41, top: place.top + m42 }
}

const moveId = 'move'

function move(element: HTMLElement, from: Keyframe): void {
  element.animate([from, { opacity: 1, transform: 'none' }], {
    id: moveId,
    duration: durationMs.long,
    easing: easing.out,
  })
}
