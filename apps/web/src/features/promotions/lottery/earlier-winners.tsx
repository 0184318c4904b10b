import type { Promotion } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Podium } from '../../../ui/data/podium.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { describePrize } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import '../promotion-page.messages.json'
import styles from './earlier-winners.module.css'

/** The first three of the instance before this one. */
export function EarlierWinners({ promotion: { earlierWinners } }: { promotion: Promotion }) {
  const i18n = useI18n()
  const currency = usePlayerCurrency()
  if (earlierWinners.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{i18n.t('promotion.earlier')}</h2>
      <Podium
        label={i18n.t('promotion.earlier')}
        people={earlierWinners.map(({ nick_name, avatar, prize, terms }) => ({
          name: nick_name,
          image: avatar,
          prize: describePrize(i18n, { title: prize, terms }, currency),
        }))}
      />
    </Card>
  )
}
