// A timer for a moment of the server's clock, however far away: browsers fire at once what is more than 2^31 ms ahead, and
// stop counting while the device sleeps.
import { readServerNow } from './server-clock.ts'

/** Longest single wait; the clock is looked at again after it. */
export const longestWaitMs = 60 * 60_000

/**
 * Calls `run` once when the server's clock reaches `moment`, at once (in a task of its own) when it already has.
 * @param moment milliseconds since 1970
 * @returns stops waiting
 */
export function waitUntil(moment: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const leftMs = moment - readServerNow()
    if (leftMs > 0) timer = setTimeout(look, Math.min(leftMs, longestWaitMs))
    else stopAnd(run)
  }
  const wake = () => { if (!document.hidden) look() }
  const stopAnd = (then?: () => void) => {
    clearTimeout(timer)
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', wake)
    then?.()
  }
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', wake)
  timer = setTimeout(look, Math.max(0, Math.min(moment - readServerNow(), longestWaitMs)))
  return () => stopAnd()
}
