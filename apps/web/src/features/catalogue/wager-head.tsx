import { useBonus } from '../../domain/wallet/use-bonus.ts'
import { computeWagerPercent } from '../../domain/wallet/wager-percent.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import './wager-head.messages.json'
import styles from './games-screen.module.css'

/** [2.71] Above the games in which bonus money counts: how far the wager of the running bonus is. Nothing without one. */
export function WagerHead() {
  const { t, moneyRange } = useI18n()
  const shown = useBonus()
  if (!shown) return null
  const { currency, wagering } = shown
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  return (
    <Card className={styles.wager}>
      <ProgressBar
        hasHead
        label={t('catalogue.wager.title')}
        percent={computeWagerPercent(wagering)}
        valueText={t('catalogue.wager.done', { done: sum(wagering.done), needed: sum(wagering.needed) })}
      />
      <p>{t('catalogue.wager.text', { left: sum(Math.max(0, wagering.needed - wagering.done)) })}</p>
    </Card>
  )
}
