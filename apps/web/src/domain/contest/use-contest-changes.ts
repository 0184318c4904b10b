import { seriesRoom, tournamentChanged, tournamentRoom } from '@yanta/contract'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { useRoom } from '../../data/use-room.ts'
import type { ContestKind } from './use-leaders.ts'
import { useSpreadReload } from './use-spread-reload.ts'

/** Loads the screen again when the tournament or series has begun, ended, been paid or cancelled [4.4]. */
export function useContestChanges({ kind, id }: { kind: ContestKind; id: string }): void {
  const reload = useSpreadReload()
  useRoom({
    room: kind === 'series' ? seriesRoom(id) : tournamentRoom(id),
    events: [onRoomEvent(tournamentChanged, reload)],
    onSkipped: reload,
  })
}
