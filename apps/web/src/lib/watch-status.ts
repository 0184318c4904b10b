// [4.4] Tells when a dated event starts and when it ends, at the server's time.
import { type DatedEvent, type EventStatus, findEventStatus, findNextChange } from './event-status.ts'
import { readServerNow } from './server-clock.ts'
import { waitUntil } from './wait-until.ts'

/** Calls `onChange` with each new status until the event is over; returns stops watching. */
export function watchStatus(event: DatedEvent, onChange: (status: EventStatus) => void): () => void {
  let stop = () => {}
  const watch = () => {
    const next = findNextChange(event, readServerNow())
    if (next === null) return
    stop = waitUntil(next, () => {
      onChange(findEventStatus(event, readServerNow()))
      watch()
    })
  }
  watch()
  return () => stop()
}
