// Where the strip of a turning reel stands: pure functions of time. A position is the index of the strip's symbol in the top row; it falls
// while the reel turns, so that symbols move downwards.
import { easeOutCubic } from '../../../kit/motion.ts'

/** Symbols a millisecond at full speed. */
const speed = 0.024
const rampMs = 170

/** How far a reel has turned since it started. */
export function findTurn(elapsedMs: number): number {
  const time = Math.max(0, elapsedMs)
  return speed * (time < rampMs ? time ** 2 / (2 * rampMs) : time - rampMs / 2)
}

/** How far a reel that slows down is from its stop; it starts at full speed. `share` is that of `findBrake`. */
export function findRest(share: number, brakeMs: number): number {
  return ((speed * brakeMs) / 3) * (1 - easeOutCubic(share))
}
