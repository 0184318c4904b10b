// A press that becomes a drag: followed wherever the pointer goes, also off the element before it has gone far enough to be one.
interface Way {
  x: number
  y: number
}

interface Drag {
  /** Whether a press that went this far, in pixels, is a drag. */
  isDrag: (way: Way) => boolean
  onStart?: () => void
  onMove: (way: Way) => void
  /** Only after a start. A drag that was broken off, as by scrolling, ends as well. */
  onEnd: (end: { way: Way; durationMs: number; isBrokenOff: boolean }) => void
}

/** Call when the pointer comes down on `element`. */
export function followDrag(
  element: HTMLElement,
  pressed: PointerEvent,
  { isDrag, onStart, onMove, onEnd }: Drag,
): void {
  const over = new AbortController()
  let isMoving = false
  const wayTo = (event: PointerEvent) => ({
    x: event.clientX - pressed.clientX,
    y: event.clientY - pressed.clientY,
  })
  function handleMove(event: PointerEvent) {
    if (event.pointerId !== pressed.pointerId) return
    // The button may have been let go where this page could not hear it.
    if (event.buttons === 0) return handleEnd(event)
    if (!isMoving && isDrag(wayTo(event))) {
      isMoving = true
      // Frames under the pointer would keep its events to themselves.
      element.setPointerCapture(pressed.pointerId)
      onStart?.()
    }
    if (isMoving) onMove(wayTo(event))
  }
  function handleEnd(event: PointerEvent) {
    if (event.pointerId !== pressed.pointerId) return
    over.abort()
    if (!isMoving) return
    if (event.type === 'pointerup') swallowClick()
    onEnd({
      way: wayTo(event),
      durationMs: event.timeStamp - pressed.timeStamp,
      isBrokenOff: event.type === 'pointercancel',
    })
  }
  const { signal } = over
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleEnd, { signal })
  addEventListener('pointercancel', handleEnd, { signal })
  // The browser would drag a picture or a link out of the page: what lies under the first press once the element has moved off it.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

/** The press may end over a link: that was a drag, not a click. */
function swallowClick(): void {
  const over = new AbortController()
  addEventListener(
    'click',
    (click) => {
      click.preventDefault()
      click.stopPropagation()
    },
    { capture: true, signal: over.signal },
  )
  setTimeout(() => over.abort(), 0)
}
