// The server's clock rules: every timer and event watcher asks here what time it is. The device's clock may be wrong, and may
// be set while the page is open.
let offsetMs = 0

/**
 * Takes the server's time from an answer.
 * @param serverTime ISO 8601, as `serverData.serverTime`, `welcome` and `pong` carry it
 * @param waitedMs how long the answer was on its way; half of it is taken as the way back
 */
export function setServerTime(serverTime: string, waitedMs = 0): void {
  const time = Date.parse(serverTime)
  if (Number.isFinite(time)) offsetMs = time + waitedMs / 2 - Date.now()
}

/** The header `Date` of an answer knows whole seconds only; it corrects a clock that is further off than that. */
export function setCoarseServerTime(date: string | null): void {
  const middle = Date.parse(date ?? '') + 500
  if (Math.abs(middle - readServerNow()) > 1_500) offsetMs = middle - Date.now()
}

/** Milliseconds since 1970 by the server's clock. */
export function readServerNow(): number {
  return Date.now() + offsetMs
}
