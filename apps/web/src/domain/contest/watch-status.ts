// [4.4] Notifies when dated events start and end, by the server's clock.
import { type DatedEvent, findNextChange } from './event-status.ts'
import { onServerClockSet, readServerNow } from '../../browser/server-clock.ts'
import { waitUntil } from '../../browser/wait-until.ts'

/**
 * Calls `onChange` each time one of the events has started or ended, until all are over.
 * @param onChange `true` when a watched moment was reached, `false` when the clock was corrected and any status may differ
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
