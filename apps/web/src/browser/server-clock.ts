// The server's clock is authoritative: every timer and event watcher reads the time here. The device's clock may be wrong, and
// may be set while the page is open.
let offsetMs = 0
let isKnown = false
const listeners = new Set<() => void>()

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
  isKnown ||= Number.isFinite(middle)
  if (Math.abs(middle - readServerNow()) > 1_500) set(middle)
}

/** Whether any answer has set the time yet. */
export function isServerTimeKnown(): boolean {
  return isKnown
}

/** Milliseconds since 1970 by the server's clock. */
export function readServerNow(): number {
  return Date.now() + offsetMs
}

/** Calls `listener` when the clock is corrected: timers must be computed again. Returns the cleanup function. */
export function onServerClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(now: number): void {
  isKnown = true
  const before = offsetMs
  offsetMs = now - Date.now()
  if (Math.abs(offsetMs - before) <= noticedMs) return
  // One listener may remove another.
  for (const listener of [...listeners]) if (listeners.has(listener)) listener()
}
