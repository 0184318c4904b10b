// [9.18] Classifies a touch as a tap, a hold or a swipe. Pure: the caller passes the time too.

/** Pixels a finger may move and still count as resting. */
const tapTolerancePx = 10
/** Movement in pixels from which it is a swipe. */
const swipePx = 30
/** Milliseconds after which a resting finger is a hold. */
export const holdMs = 400

interface Point {
  x: number
  y: number
}

export type Touch =
  | { phase: 'idle' }
  | { phase: 'resting'; from: Point; sinceMs: number }
  | { phase: 'moving'; from: Point }
  /** Already classified, or more than one finger: further events are ignored. */
  | { phase: 'spent' }

export type Move =
  | ({ type: 'down' | 'move' | 'up'; atMs: number } & Point)
  | { type: 'timePassed'; atMs: number }
  /** The browser started scrolling, or a second finger was added. */
  | { type: 'cancel' }

export type Gesture = 'tap' | 'hold' | 'swipeLeft' | 'swipeRight' | 'swipeUp' | 'swipeDown'

export const idleTouch: Touch = { phase: 'idle' }
const spent: Touch = { phase: 'spent' }

interface GestureReading {
  touch: Touch
  verdict: Gesture | null
}

export function readGesture(touch: Touch, move: Move): GestureReading {
  const stay = (next: Touch): GestureReading => ({ touch: next, verdict: null })
  switch (move.type) {
    case 'down':
      return stay(
        touch.phase === 'idle'
          ? { phase: 'resting', from: { x: move.x, y: move.y }, sinceMs: move.atMs }
          : spent,
      )
    case 'cancel':
      return stay(idleTouch)
    case 'timePassed':
      return isHeld(touch, move.atMs) ? { touch: spent, verdict: 'hold' } : stay(touch)
    case 'move':
      return stay(
        touch.phase === 'resting' && distance(touch.from, move) > tapTolerancePx
          ? { phase: 'moving', from: touch.from }
          : touch,
      )
    case 'up':
      return { touch: idleTouch, verdict: readEnd(touch, move) }
  }
}

function isHeld(touch: Touch, atMs: number): boolean {
  return touch.phase === 'resting' && atMs - touch.sinceMs >= holdMs
}

function readEnd(touch: Touch, { x, y, atMs }: Point & { atMs: number }): Gesture | null {
  if (touch.phase === 'idle' || touch.phase === 'spent') return null
  // The lift may arrive before any move event.
  if (touch.phase === 'resting' && distance(touch.from, { x, y }) <= tapTolerancePx)
    return isHeld(touch, atMs) ? 'hold' : 'tap'
  const [right, down] = [x - touch.from.x, y - touch.from.y]
  if (Math.max(Math.abs(right), Math.abs(down)) < swipePx) return null
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'swipeRight' : 'swipeLeft'
  return down > 0 ? 'swipeDown' : 'swipeUp'
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}
