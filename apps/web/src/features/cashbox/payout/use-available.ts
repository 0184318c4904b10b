import { type CallAnswer, type getPayoutConditions } from '@yanta/contract'
import { useState } from 'react'
import { useShownBalance } from '../../../domain/wallet/use-wallet.ts'

type Conditions = CallAnswer<typeof getPayoutConditions>

/**
 * What may be paid out now, in minor units: as the conditions say it, until the balance shown above moves. A game may go on beneath the
 * cashbox, and money may come from elsewhere.
 * @param conditions as they were answered last; null before
 */
export function useAvailable(conditions: Conditions | null): number {
  const shown = useShownBalance()?.real ?? null
  const [answered, setAnswered] = useState({ conditions, shown })
  if (answered.conditions !== conditions) setAnswered({ conditions, shown })
  const hasMoved = answered.conditions === conditions && shown !== answered.shown
  return hasMoved && shown !== null ? shown : (conditions?.available ?? 0)
}
