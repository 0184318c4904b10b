import { type ServerData, reconstructionChanged, siteRoom } from '@yanta/contract'
import { useEffect } from 'react'
import { siteHealth } from '../data/api/browser-call.ts'
import { onRoomEvent } from '../data/realtime/room-event.ts'
import { useRoom } from '../data/use-room.ts'

/** Notifies an open page of the start and end of maintenance [2.70]. */
export function useReconstruction(serverData: Pick<ServerData, 'isUnderReconstruction'> | null): void {
  useRoom({
    room: siteRoom,
    events: [
      onRoomEvent(reconstructionChanged, (change) =>
        siteHealth.noteReconstruction(change.isUnderReconstruction),
      ),
    ],
  })
  const isUnderReconstruction = serverData?.isUnderReconstruction ?? false
  useEffect(() => {
    if (isUnderReconstruction) siteHealth.noteReconstruction(true)
  }, [isUnderReconstruction])
}
