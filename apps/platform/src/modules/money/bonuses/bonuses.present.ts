import { balanceChanged, bonusChanged, type Bonus } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import type { JsonRow } from '../../../plugins/json-column.sql.ts'
import type { ActiveBonus } from './active-bonus.sql.ts'
import type { BonusNews } from './bonuses.rules.ts'

export function presentBonus({
  id,
  amount,
  currency,
  done,
  needed,
  cap,
  maxStake,
  giftId,
  startedAt,
  expiresAt,
}: ActiveBonus | JsonRow<ActiveBonus>): Bonus {
  return {
    id: String(id),
    amount,
    currency,
    wagering: presentWagering({ done, needed }),
    conversionCap: cap,
    maxStake,
    giftId: giftId === null ? null : String(giftId),
    startedAt: new Date(startedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Notifies the players' browsers of changes of their bonuses [7.86]. */
export function publishBonusNews(realtime: Realtime, news: readonly BonusNews[]): void {
  for (const { userId, currency, change, bonus, converted, balances, order } of news) {
    const room = userRoom(userId)
    const changed = converted > 0 ? (['real', 'bonus'] as const) : (['bonus'] as const)
    if (balances)
      for (const balance_type of changed)
        realtime.publish(
          room,
          balanceChanged,
          { balance_type, balance: balances[balance_type], currency, reason: 'bonus', roundId: null },
          { order },
        )
    realtime.publish(
      room,
      bonusChanged,
      { id: String(bonus.id), change, currency, wagering: presentWagering(bonus), converted },
      { order },
    )
  }
}

/** `done` may pass `needed` while a round holds some of the money. */
function presentWagering({ done, needed }: { done: number; needed: number }): Bonus['wagering'] {
  return { done: Math.min(done, needed), needed }
}
