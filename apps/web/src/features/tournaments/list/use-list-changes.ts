import { type EventData, tournamentChanged, tournamentsRoom } from '@yanta/contract'
import { useEffect, useRef } from 'react'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { useRoom } from '../../../data/use-room.ts'
import { type EventStatus, readRawStatus } from '../../../domain/contest/event-status.ts'
import { useSpreadReload } from '../../../domain/contest/use-spread-reload.ts'

interface Listed {
  id: string
  status: EventStatus
  isCancelled: boolean
}

/** Loads the list again when a tournament or series has become another one than it shows [4.4]; what the clock tells is known already. */
export function useListChanges(...lists: readonly (readonly Listed[])[]): void {
  const reload = useSpreadReload()
  // Read by events, which come long after a render.
  const shown = useRef<ReadonlyMap<string, Listed>>(new Map())
  useEffect(() => {
    shown.current = new Map(lists.flat().map((listed) => [listed.id, listed]))
  })
  const handleChange = ({ id, status, isCancelled }: EventData<typeof tournamentChanged>) => {
    // One that is not shown belongs to another page, or has just been announced.
    const before = shown.current.get(id)
    if (before && (before.status !== readRawStatus(status) || before.isCancelled !== isCancelled)) reload()
  }
  useRoom({
    room: tournamentsRoom,
    events: [onRoomEvent(tournamentChanged, handleChange)],
    onSkipped: reload,
  })
}
