// The finger whose touch was the first sign of a visitor, for as long as it lies there. Code that is loaded at that sign comes later
// than the touch, and takes the finger over.
let finger: PointerEvent | null = null

/** Notes the finger if the sign is one that was laid down. */
export function noteFirstFinger(sign: Event): void {
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

/** Null once it is lifted, or the browser has taken it for scrolling. */
export function readFirstFinger(): PointerEvent | null {
  return finger
}
