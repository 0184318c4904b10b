import { balanceChanged, type Currency } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'

/** A player's real money after a movement that was no bet, in minor units. */
export interface RealBalance {
  userId: number
  currency: Currency
  balance: number
  reason: 'credit' | 'other'
  /** See `takeEventOrder`. */
  order: number
}

/** Notifies the player's browsers of their real money [7.86], after the commit. */
export function publishRealBalance(
  realtime: Realtime,
  { userId, currency, balance, reason, order }: RealBalance,
): void {
  realtime.publish(
    userRoom(userId),
    balanceChanged,
    { balance_type: 'real', balance, currency, reason, roundId: null },
    { order },
  )
}
