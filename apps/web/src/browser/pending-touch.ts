// The touch that was the visitor's first interaction, while it lasts. Code loaded by that interaction arrives after the
// pointerdown event and takes the touch over from here.
let finger: PointerEvent | null = null

/** Records the event if it is the start of a touch. */
export function recordPendingTouch(sign: Event): void {
  if (sign.type !== 'pointerdown' || (sign as PointerEvent).pointerType === 'mouse') return
  finger = sign as PointerEvent
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        finger = null
      },
      { once: true, passive: true },
    )
}

/** Null once the finger is lifted, or the browser has made it a scroll. */
export function readPendingTouch(): PointerEvent | null {
  return finger
}
