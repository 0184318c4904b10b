// [4.1-4.4] The status of a promotion or tournament at a moment of the server's clock. Pure.
export type EventStatus = 'future' | 'active' | 'past'

/** Times in milliseconds since 1970; null where there is none. */
export interface DatedEvent {
  status: EventStatus
  startAt: number | null
  endAt: number | null
}

const rawStatuses: Record<string, EventStatus> = {
  created: 'future',
  active: 'active',
  finished: 'past',
  future: 'future',
  past: 'past',
}

/** [4.3] Undefined for a status the platform does not use. */
export function readRawStatus(raw: string): EventStatus | undefined {
  return Object.hasOwn(rawStatuses, raw) ? rawStatuses[raw] : undefined
}

/** [4.2], [4.4] An event never goes back: a past one stays past, an active one does not become future. */
export function findEventStatus({ status, startAt, endAt }: DatedEvent, now: number): EventStatus {
  if (status === 'past' || (endAt !== null && endAt <= now)) return 'past'
  // A future event without a start date stays future.
  if (status === 'future' && (startAt === null || startAt > now)) return 'future'
  return 'active'
}

/** Time of the next status change, or null when there is none [4.4]. */
export function findNextChange(event: DatedEvent, now: number): number | null {
  const status = findEventStatus(event, now)
  if (status === 'past') return null
  const moments = [status === 'future' ? event.startAt : null, event.endAt].filter(
    (moment) => moment !== null,
  )
  return moments.length > 0 ? Math.min(...moments) : null
}
