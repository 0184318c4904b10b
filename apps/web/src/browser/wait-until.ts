// A timer for a moment of the server's clock, however far away: browsers fire at once when the delay exceeds 2^31 ms, and
// stop counting while the device sleeps. The clock itself may be corrected meanwhile.
import { onServerClockSet, readServerNow } from './server-clock.ts'

/** Longest single wait; the clock is read again after it. */
export const longestWaitMs = 60 * 60_000

/**
 * Calls `run` once when the server's clock reaches `moment`, at once (in a task of its own) when it already has.
 * @param moment milliseconds since 1970
 * @returns stops waiting
 */
export function waitUntil(moment: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(look, Math.max(0, Math.min(moment - readServerNow(), longestWaitMs)))
  }
  const look = () => {
    if (moment > readServerNow()) return schedule()
    stop()
    run()
  }
  const wake = () => {
    if (!document.hidden) look()
  }
  const forgetClock = onServerClockSet(schedule)
  const stop = () => {
    clearTimeout(timer)
    forgetClock()
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', wake)
  }
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', wake)
  schedule()
  return stop
}
