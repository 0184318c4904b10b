import type { Prize, Promotion } from '@yanta/contract'
import { usePrizePool } from '../../../domain/promotion/use-prize-pool.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import '../promotion-page.messages.json'
import { describePrize } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { writePlaces } from './prize-words.ts'
import styles from './prize-list.module.css'

/** [3.26] The prizes of a draw by place. In the data the main one is the last; here it is the first. */
export function PrizeList({ promotion }: { promotion: Promotion }) {
  const { t } = useI18n()
  const name = usePrizeNames(promotion)
  const drawn = promotion.prizes.filter(({ places }) => places !== null)
  if (drawn.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{t('promotion.prizes')}</h2>
      <FactList
        look="rows"
        facts={drawn.toReversed().map((prize) => ({
          name: writePlaces(prize.places!),
          value: prize.isMain ? <span className={styles.main}>{name(prize)}</span> : name(prize),
        }))}
      />
    </Card>
  )
}

/** What a prize is called: a sum of cash, its title, or the fund as it is now where that is the prize. */
export function usePrizeNames({ prizePoolCounter }: Promotion): (prize: Prize) => string {
  const i18n = useI18n()
  const currency = usePlayerCurrency()
  const pool = usePrizePool(prizePoolCounter)
  return (prize) =>
    prize.isMain && pool !== null && prize.terms === null && prize.giftTitles.length === 0
      ? i18n.wholeMoney(pool, 'RUB')
      : describePrize(i18n, prize, currency)
}
