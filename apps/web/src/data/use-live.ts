// A snapshot that events continue: fetched by a call or loaded with the page, kept current by the events of its room [7.86].
import type { EventData, EventDeclaration } from '@yanta/contract'
import { useState } from 'react'
import type { Result } from './api/result.ts'
import { onRoomEvent } from './realtime/room-event.ts'
import type { SequenceMark } from './realtime/sequence-check.ts'
import { type CallState, useCall } from './use-call.ts'
import { useRoom } from './use-room.ts'

interface SnapshotSource<Snapshot extends SequenceMark> {
  fetch: (signal?: AbortSignal) => Promise<Result<Snapshot, string>>
  room: string
}

interface LiveSource<Snapshot extends SequenceMark> extends SnapshotSource<Snapshot> {
  /** As of `useCall`; another key is another snapshot. */
  key: string | null
}

/** What is shown, and the snapshot it began with. */
interface Shown<Snapshot> {
  since: Snapshot
  snapshot: Snapshot
}

/**
 * @param event of the room; one that the snapshot contains, or that comes twice, is dropped, and lost ones mean fetching again
 * @param apply pure: the snapshot after an event, as a fetch would answer it then
 */
export function useLive<Snapshot extends SequenceMark, E extends EventDeclaration>(
  { key, fetch, room }: LiveSource<Snapshot>,
  event: E,
  apply: (snapshot: Snapshot, data: EventData<E>) => Snapshot,
): CallState<Snapshot> {
  const fetched = useCall(key, fetch)
  const continued = useContinued(fetched.value, { fetch, room }, event, apply)
  const latest = fetched.latest && continued(fetched.latest)
  return { ...fetched, latest, value: fetched.value && latest }
}

/**
 * The same of a snapshot that is here already; null follows nothing.
 * @returns what a snapshot has become, which is known of the last one followed
 */
export function useContinued<Snapshot extends SequenceMark, E extends EventDeclaration>(
  since: Snapshot | null,
  { fetch, room }: SnapshotSource<Snapshot>,
  event: E,
  apply: (snapshot: Snapshot, data: EventData<E>) => Snapshot,
): (loaded: Snapshot) => Snapshot {
  const [shown, setShown] = useState<Shown<Snapshot> | null>(null)
  function change(next: (before: Snapshot) => Snapshot) {
    if (since)
      setShown((before) => ({ since, snapshot: next(before?.since === since ? before.snapshot : since) }))
  }
  useRoom<Snapshot>(
    since && {
      room,
      fetch,
      show: (snapshot) => change(() => snapshot),
      events: [onRoomEvent(event, (data) => change((before) => apply(before, data)))],
    },
    since,
  )
  return (loaded) => (shown?.since === loaded ? shown.snapshot : loaded)
}
