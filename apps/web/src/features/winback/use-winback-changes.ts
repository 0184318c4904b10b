import { winbackChanged } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { useRoom } from '../../data/use-room.ts'

/** Loads the screen again when another amount waits: one was claimed in another tab, granted, or has lapsed. */
export function useWinbackChanges(): void {
  const { revalidate } = useRevalidator()
  useRoom({ room: 'user', events: [onRoomEvent(winbackChanged, () => void revalidate())] })
}
