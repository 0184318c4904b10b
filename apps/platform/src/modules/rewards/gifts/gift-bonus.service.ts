// The bonus that a gift becomes, under the terms that were copied into the gift.
import type { BonusTerms } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { grantBonus, type BonusNews } from '../../money/bonuses/bonuses.service.ts'
import type { GiftRecord } from './gifts.repository.ts'

interface GiftBonus {
  amount: number
  key: string
  /** See `Grant`: a gift of earlier times may say more than the jurisdiction allows now. */
  mostWager: number | null
}

/**
 * Grants the bonus of a gift, once for a key.
 * @returns the news to publish after the commit
 * @throws Refusals of `grantBonus`; Error for a gift without terms of a bonus
 */
export function grantGiftBonus(
  trx: PlatformDatabase,
  now: Date,
  { id, userId, currency, terms, titles }: GiftRecord,
  { amount, key, mostWager }: GiftBonus,
): Promise<BonusNews[]> {
  if (!('bonus' in terms)) throw new Error(`a gift of type ${terms.type} becomes no bonus`)
  const { wagerTimes, days, capTimes, maxStake }: BonusTerms = terms.bonus
  return grantBonus(trx, now, {
    userId,
    currency,
    amount,
    wagerTimes,
    mostWager,
    cap: amount * capTimes,
    maxStake,
    giftId: id,
    days,
    scope: 'gift',
    key,
    note: titles.en,
  })
}
