import { useState } from 'react'
import { useTransfers } from '../../../domain/wallet/use-transfers.ts'

export type PayoutNews = [turn: number, refresh: () => void]

/** A number that changes with every news about the player's payouts [7.86], when some may have been missed, and on demand: part of the key of what is fetched. */
export function usePayoutNews(): PayoutNews {
  const [turn, setTurn] = useState(0)
  const refresh = () => setTurn((before) => before + 1)
  useTransfers((transfer) => {
    if (transfer?.kind !== 'deposit') refresh()
  })
  return [turn, refresh]
}
