// [9.18] What a finger meant: a tap, a hold or a swipe. Pure; whoever feeds it tells it of the time as well.

/** Pixels a finger may slip and still be resting on one spot. */
const tapTolerancePx = 10
/** Pixels from which on a movement is a swipe. */
const swipePx = 30
/** Milliseconds after which a resting finger is held down. */
export const holdMs = 400

interface Point {
  x: number
  y: number
}

export type Touch =
  | { phase: 'idle' }
  | { phase: 'resting'; from: Point; sinceMs: number }
  | { phase: 'moving'; from: Point }
  /** Judged already, or more than one finger: nothing more comes of it. */
  | { phase: 'spent' }

export type Move =
  | ({ type: 'down' | 'move' | 'up'; atMs: number } & Point)
  | { type: 'timePassed'; atMs: number }
  /** The browser took the finger for scrolling, or another finger came. */
  | { type: 'cancel' }

export type TouchVerdict = 'tap' | 'hold' | 'swipeLeft' | 'swipeRight' | 'swipeUp' | 'swipeDown'

export const idleTouch: Touch = { phase: 'idle' }
const spent: Touch = { phase: 'spent' }

interface Judged {
  touch: Touch
  verdict: TouchVerdict | null
}

export function judgeTouch(touch: Touch, move: Move): Judged {
  const stay = (next: Touch): Judged => ({ touch: next, verdict: null })
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
      return { touch: idleTouch, verdict: judgeEnd(touch, move) }
  }
}

function isHeld(touch: Touch, atMs: number): boolean {
  return touch.phase === 'resting' && atMs - touch.sinceMs >= holdMs
}

function judgeEnd(touch: Touch, { x, y, atMs }: Point & { atMs: number }): TouchVerdict | null {
  if (touch.phase === 'idle' || touch.phase === 'spent') return null
  // A finger may be lifted before anybody heard that it had moved.
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
