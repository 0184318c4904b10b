import { type ServerData, reconstructionChanged, siteRoom } from '@yanta/contract'
import { useEffect } from 'react'
import { siteHealth } from '../api/browser-call.ts'
import { useRoom } from '../realtime/use-room.ts'

/** An open page hears that the operator takes the site down for work, and gives it back [2.70]. */
export function useReconstruction(serverData: Pick<ServerData, 'isUnderReconstruction'> | null): void {
  useRoom(siteRoom, (room) =>
    room.onEvent(reconstructionChanged, ({ isUnderReconstruction }) =>
      siteHealth.noteReconstruction(isUnderReconstruction),
    ),
  )
  const isUnderReconstruction = serverData?.isUnderReconstruction ?? false
  useEffect(() => {
    if (isUnderReconstruction) siteHealth.noteReconstruction(true)
  }, [isUnderReconstruction])
}
