// [4.4] Tells when dated events start and when they end, at the server's time.
import { type DatedEvent, findNextChange } from './event-status.ts'
import { onServerClockSet, readServerNow } from './server-clock.ts'
import { waitUntil } from './wait-until.ts'

/**
 * Calls `onChange` each time one of the events has started or ended, until all are over.
 * @param onChange `true` when the moment came while it was waited for, `false` when the clock was set and all may be different
 * @returns stops watching
 */
export function watchStatuses(
  events: readonly DatedEvent[],
  onChange: (isMoment: boolean) => void,
): () => void {
  let stop = () => {}
  const watch = () => {
    stop()
    const now = readServerNow()
    const moments = events.map((event) => findNextChange(event, now)).filter((moment) => moment !== null)
    stop =
      moments.length === 0
        ? () => {}
        : waitUntil(Math.min(...moments), () => {
            onChange(true)
            watch()
          })
  }
  const forgetClock = onServerClockSet(() => {
    onChange(false)
    watch()
  })
  watch()
  return () => {
    forgetClock()
    stop()
  }
}
