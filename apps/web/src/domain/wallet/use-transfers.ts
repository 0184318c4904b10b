import { treasuryTransactionConfirmed, type EventData } from '@yanta/contract'
import { useEffect, useEffectEvent } from 'react'
import { onRecovery } from '../../data/api/on-recovery.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/use-room.ts'

/** A deposit or a payout that has another status now. */
export type Transfer = EventData<typeof treasuryTransactionConfirmed>

/**
 * Calls `handle` with every change of the player's deposits and payouts [7.86], and with null when some may have been missed: events
 * were skipped, network or site were away, or the player was in another tab.
 * @param handle that of the first render hears events: it depends on nothing that changes
 */
export function useTransfers(handle: (transfer: Transfer | null) => void): void {
  useRoom({
    room: ownRoom,
    events: [onRoomEvent(treasuryTransactionConfirmed, handle)],
    onSkipped: () => handle(null),
  })
  const handleMissed = useEffectEvent(() => handle(null))
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') handleMissed()
    }
    document.addEventListener('visibilitychange', handleReturn)
    const stop = onRecovery(() => handleMissed())
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      stop()
    }
  }, [])
}
