import { balanceChanged, type Currency } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import { publishBonusNews } from '../bonuses/bonuses.service.ts'
import { publishLimits } from '../own-limits/own-limits.service.ts'
import type { MovedMoney } from './wallet-step.ts'

/** Sends the player's browsers the balance after each movement, in the order they happened [7.86]. */
export function publishMovements(
  realtime: Realtime,
  { userId, roundRef, movements, bonus, limits, order }: MovedMoney,
  currency: Currency,
): void {
  for (const { kind, gains, balances } of movements) {
    for (const balance_type of ['real', 'bonus'] as const) {
      if (gains[balance_type] === 0) continue
      const reason = kind === 'conversion' ? 'bonus' : kind
      const change = {
        balance_type,
        balance: balances[balance_type],
        currency,
        reason,
        roundId: roundRef,
      } as const
      realtime.publish(userRoom(userId), balanceChanged, change, { order })
    }
  }
  if (bonus) publishBonusNews(realtime, [bonus])
  publishLimits(realtime, userId, limits, order)
}
