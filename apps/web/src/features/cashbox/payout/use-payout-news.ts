import { bonusChanged, treasuryTransactionConfirmed } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { onRecovery } from '../../../data/api/on-recovery.ts'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { ownRoom } from '../../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../../data/use-room.ts'

/** A number that changes with every news about the player's payouts [7.86], when some may have been missed, and on demand: part of the key of what is fetched. */
export function usePayoutNews(): [turn: number, refresh: () => void] {
  const [turn, setTurn] = useState(0)
  const refresh = () => setTurn((before) => before + 1)
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(treasuryTransactionConfirmed, ({ kind }) => {
        if (kind === 'payout') refresh()
      }),
      // Whether a bonus runs is a condition of payouts.
      onRoomEvent(bonusChanged, refresh),
    ],
  })
  // Events may have been lost without a network, and behind another tab.
  useEffect(() => {
    const change = () => setTurn((before) => before + 1)
    const handleReturn = () => {
      if (document.visibilityState === 'visible') change()
    }
    document.addEventListener('visibilitychange', handleReturn)
    const stop = onRecovery(change)
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      stop()
    }
  }, [])
  return [turn, refresh]
}
