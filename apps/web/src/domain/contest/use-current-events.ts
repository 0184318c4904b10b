// Dated events with their current status [4.2], [4.4]. A page is rendered with the platform's data; from then on the server's clock
// decides, also while the platform is unreachable, so a screen left open overnight is right in the morning.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { type DatedEvent, type EventStatus, findEventStatus } from './event-status.ts'
import { readServerNow } from '../../browser/server-clock.ts'
import { watchStatuses } from './watch-status.ts'

interface Dated {
  status: EventStatus
  /** ISO 8601; null where there is none. */
  startAt: string | null
  endAt: string | null
}

/** Random delay, so that not all clients reload at the moment an event ends. */
const longestDelayMs = 3_000

/** The events with their current statuses; on a change of status the screen's data is loaded again. */
export function useCurrentEvents<E extends Dated>(events: readonly E[]): readonly E[] {
  const dated = useMemo(() => events.map(readDates), [events])
  const { revalidate } = useRevalidator()
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = watchStatuses(dated, (isMoment) => {
        notify()
        clearTimeout(timer)
        if (isMoment) timer = setTimeout(() => void revalidate(), Math.random() * longestDelayMs)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [dated, revalidate],
  )
  const statuses = useSyncExternalStore(
    subscribe,
    () => join(dated.map((event) => findEventStatus(event, readServerNow()))),
    () => join(dated.map(({ status }) => status)),
  )
  return useMemo(() => {
    const now = statuses.split(' ') as EventStatus[]
    return events.map((event, index) =>
      event.status === now[index] ? event : { ...event, status: now[index]! },
    )
  }, [events, statuses])
}

/** The same for one event. */
export function useCurrentEvent<E extends Dated>(event: E): E {
  return useCurrentEvents(useMemo(() => [event], [event]))[0]!
}

const join = (statuses: readonly EventStatus[]) => statuses.join(' ')

function readDates({ status, startAt, endAt }: Dated): DatedEvent {
  return { status, startAt: readMoment(startAt), endAt: readMoment(endAt) }
}

/** An unparsable date counts as none. */
function readMoment(instant: string | null): number | null {
  const moment = Date.parse(instant ?? '')
  return Number.isNaN(moment) ? null : moment
}
