// The server's clock is authoritative: every timer and event watcher reads the time here. The device's clock may be wrong, and
// may be set while the page is open.
import { createStore } from 'zustand/vanilla'

const clock = createStore(() => ({ offsetMs: 0, isKnown: false }))

/** Smaller corrections are network jitter, and listeners are not notified. */
const noticedMs = 250

/**
 * Sets the clock from the server's time in an answer.
 * @param serverTime ISO 8601, as `serverData.serverTime`, `welcome` and `pong` carry it
 * @param waitedMs round-trip time; half of it is assumed for the way back
 */
export function setServerTime(serverTime: string, waitedMs = 0): void {
  const time = Date.parse(serverTime)
  if (Number.isFinite(time)) set(time + waitedMs / 2)
}

/** The header `Date` of an answer knows whole seconds only; it corrects a clock that is further off than that. */
export function setCoarseServerTime(date: string | null): void {
  const middle = Date.parse(date ?? '') + 500
  if (!Number.isFinite(middle)) return
  if (Math.abs(middle - readServerNow()) > 1_500) set(middle)
  else clock.setState({ isKnown: true })
}

/** Whether any answer has set the time yet. */
export function isServerTimeKnown(): boolean {
  return clock.getState().isKnown
}

/** Milliseconds since 1970 by the server's clock. */
export function readServerNow(): number {
  return Date.now() + clock.getState().offsetMs
}

/** Calls `listener` when the clock is corrected: timers must be computed again. Returns the cleanup function. */
export function onServerClockSet(listener: () => void): () => void {
  return clock.subscribe(({ offsetMs }, before) => {
    if (Math.abs(offsetMs - before.offsetMs) > noticedMs) listener()
  })
}

function set(now: number): void {
  clock.setState({ offsetMs: now - Date.now(), isKnown: true })
}
