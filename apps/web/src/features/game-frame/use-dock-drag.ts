// Dragging the dock: follows the pointer after 10 px, lets go into the nearest corner. Writes to the element directly while
// it moves, so that nothing renders for each pixel.
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { durationMs, easing, isCalm } from '../../ui/motion.ts'
import { type DockCorner, findNearestCorner, isDrag } from './dock-corner.ts'

interface Drag {
  from: { x: number; y: number }
  /** How far from its corner the card already was: it may be caught on its way. */
  shift: { x: number; y: number }
  isMoving: boolean
}

/** The corner outlives the card: the next minimised game comes up where the last one was. */
let lastCorner: DockCorner = 'bottom-right'

export function useDockDrag(card: RefObject<HTMLElement | null>) {
  // A new object for each move, also for one that ends in the corner it began in.
  const [place, setPlace] = useState<{ corner: DockCorner; from?: DOMRect }>({ corner: lastCorner })
  const drag = useRef<Drag | null>(null)
  useLayoutEffect(() => { if (card.current && place.from) settle(card.current, place.from) }, [card, place])

  const setCorner = (corner: DockCorner) => {
    lastCorner = corner
    setPlace({ corner, from: card.current?.getBoundingClientRect() })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isCard = getComputedStyle(event.currentTarget).getPropertyValue('--is-card').trim() === '1'
      if (isCard && event.button === 0) drag.current = { from: { x: event.clientX, y: event.clientY }, shift: { x: 0, y: 0 }, isMoving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // The button may have been let go where this page could not hear it.
      if (event.buttons === 0) return letGo()
      const moving = drag.current
      if (!moving) return
      const to = { x: event.clientX, y: event.clientY }
      if (!moving.isMoving && isDrag(moving.from, to)) {
        moving.isMoving = true
        moving.shift = catchCard(event.currentTarget)
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (moving.isMoving) event.currentTarget.style.translate = `${moving.shift.x + to.x - moving.from.x}px ${moving.shift.y + to.y - moving.from.y}px`
    },
    onPointerUp() {
      if (drag.current?.isMoving) swallowClick()
      letGo()
    },
    onPointerCancel: letGo,
  }

  function letGo() {
    const wasMoving = drag.current?.isMoving
    drag.current = null
    const box = wasMoving && card.current?.getBoundingClientRect()
    if (box) setCorner(findNearestCorner({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { width: innerWidth, height: innerHeight }))
  }
  return { corner: place.corner, setCorner, handlers }
}

/** Stops the card where it is on its way to a corner; how far from there that is. */
function catchCard(card: HTMLElement): { x: number; y: number } {
  const [x = 0, y = 0] = getComputedStyle(card).translate.split(' ').map((part) => parseFloat(part) || 0)
  stopSettling(card)
  return { x, y }
}

const settling = 'settling'

function stopSettling(card: HTMLElement): void {
  for (const animation of card.getAnimations()) if (animation.id === settling) animation.cancel()
}

/** Glides from where the card was let go to its corner. */
function settle(card: HTMLElement, from: DOMRect): void {
  card.style.translate = ''
  stopSettling(card)
  if (isCalm()) return
  const to = card.getBoundingClientRect()
  card.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], { id: settling, duration: durationMs.medium, easing: easing.out })
}

/** The press may end over a button of the card: that was a drag, not a click. */
function swallowClick(): void {
  const over = new AbortController()
  addEventListener('click', (click) => { click.preventDefault(); click.stopPropagation() }, { capture: true, signal: over.signal })
  setTimeout(() => over.abort(), 0)
}
