import { bonusChanged } from '@yanta/contract'
import { useState } from 'react'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { ownRoom } from '../../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../../data/use-room.ts'
import { useTransfers } from '../../../domain/wallet/use-transfers.ts'

/** A number that changes with every news about the player's payouts [7.86], when some may have been missed, and on demand: part of the key of what is fetched. */
export function usePayoutNews(): [turn: number, refresh: () => void] {
  const [turn, setTurn] = useState(0)
  const refresh = () => setTurn((before) => before + 1)
  useTransfers((transfer) => {
    if (transfer?.kind !== 'deposit') refresh()
  })
  // Whether a bonus runs is a condition of payouts.
  useRoom({ room: ownRoom, events: [onRoomEvent(bonusChanged, refresh)] })
  return [turn, refresh]
}
