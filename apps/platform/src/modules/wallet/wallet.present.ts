import { balanceChanged, type Currency } from '@yanta/contract'
import { userRoom, type Realtime } from '../../plugins/realtime/realtime.ts'
import { publishBonusNews } from '../bonuses/bonuses.service.ts'
import type { MovedMoney } from './wallet-step.ts'

/** Tells the player's browsers what each movement left, in the order they happened [7.86]. */
export function publishMovements(
  realtime: Realtime,
  { userId, roundRef, movements, bonus }: MovedMoney,
  currency: Currency,
): void {
  for (const { kind, gains, balances } of movements) {
    for (const balance_type of ['real', 'bonus'] as const) {
      if (gains[balance_type] === 0) continue
      realtime.publish(userRoom(userId), balanceChanged, {
        balance_type,
        balance: balances[balance_type],
        currency,
        reason: kind === 'conversion' ? 'bonus' : kind,
        roundId: roundRef,
      })
    }
  }
  if (bonus) publishBonusNews(realtime, [bonus])
}
