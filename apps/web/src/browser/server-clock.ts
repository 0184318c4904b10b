// The server's clock rules: every timer and event watcher asks here what time it is. The device's clock may be wrong, and may
// be set while the page is open.
let offsetMs = 0
let isTold = false
const listeners = new Set<() => void>()

/** Less than this is the network's doing, and no timer has to know. */
const noticedMs = 250

/**
 * Takes the server's time from an answer.
 * @param serverTime ISO 8601, as `serverData.serverTime`, `welcome` and `pong` carry it
 * @param waitedMs how long the answer was on its way; half of it is taken as the way back
 */
export function setServerTime(serverTime: string, waitedMs = 0): void {
  const time = Date.parse(serverTime)
  if (Number.isFinite(time)) set(time + waitedMs / 2)
}

/** The header `Date` of an answer knows whole seconds only; it corrects a clock that is further off than that. */
export function setCoarseServerTime(date: string | null): void {
  const middle = Date.parse(date ?? '') + 500
  isTold ||= Number.isFinite(middle)
  if (Math.abs(middle - readServerNow()) > 1_500) set(middle)
}

/** Whether any answer has told the time yet. */
export function isServerTimeTold(): boolean {
  return isTold
}

/** Milliseconds since 1970 by the server's clock. */
export function readServerNow(): number {
  return Date.now() + offsetMs
}

/** Calls `listener` when the clock turns out to have been wrong: whoever waits for a moment has to look again. Returns the way out. */
export function onServerClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(now: number): void {
  isTold = true
  const before = offsetMs
  offsetMs = now - Date.now()
  if (Math.abs(offsetMs - before) <= noticedMs) return
  // One of them may call off another.
  for (const listener of [...listeners]) if (listeners.has(listener)) listener()
}
