// Dragging the dock: follows the pointer after 10 px, lets go into the nearest corner. Writes to the element directly while
// it moves, so that nothing renders for each pixel.
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type DockCorner, findNearestCorner, isDrag } from './dock-corner.ts'

const settleMs = 200

/** The corner outlives the card: the next minimised game comes up where the last one was. */
let lastCorner: DockCorner = 'bottom-right'

export function useDockDrag(card: RefObject<HTMLElement | null>) {
  const [corner, setCornerState] = useState(lastCorner)
  const drag = useRef<{ from: { x: number; y: number }; isMoving: boolean } | null>(null)

  const setCorner = (next: DockCorner, animateFrom = card.current?.getBoundingClientRect()) => {
    lastCorner = next
    setCornerState(next)
    requestAnimationFrame(() => settle(card.current, animateFrom))
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    drag.current = null
    event.currentTarget.style.translate = ''
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isCard = getComputedStyle(event.currentTarget).getPropertyValue('--is-card').trim() === '1'
      if (isCard && event.button === 0) drag.current = { from: { x: event.clientX, y: event.clientY }, isMoving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // The button may have been let go where this page could not hear it.
      if (event.buttons === 0) return letGo(event)
      const moving = drag.current
      if (!moving) return
      const to = { x: event.clientX, y: event.clientY }
      if (!moving.isMoving && isDrag(moving.from, to)) {
        moving.isMoving = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (moving.isMoving) event.currentTarget.style.translate = `${to.x - moving.from.x}px ${to.y - moving.from.y}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const wasMoving = drag.current?.isMoving
      drag.current = null
      if (!wasMoving) return
      const box = event.currentTarget.getBoundingClientRect()
      event.currentTarget.style.translate = ''
      setCorner(findNearestCorner({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { width: innerWidth, height: innerHeight }), box)
      swallowClick()
    },
    onPointerCancel: letGo,
  }
  return { corner, setCorner: (next: DockCorner) => setCorner(next), handlers }
}

/** Glides from where the card was let go to its corner. */
function settle(card: HTMLElement | null, from: DOMRect | undefined): void {
  if (!card || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const to = card.getBoundingClientRect()
  card.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], { duration: settleMs, easing: 'cubic-bezier(.2, .8, .2, 1)' })
}

/** The press may end over a button of the card: that was a drag, not a click. */
function swallowClick(): void {
  const over = new AbortController()
  addEventListener('click', (click) => { click.preventDefault(); click.stopPropagation() }, { capture: true, signal: over.signal })
  setTimeout(() => over.abort(), 0)
}
