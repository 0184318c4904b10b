import type { Promotion } from '@yanta/contract'
import type { ReactNode } from 'react'
import { usePrizePool } from '../../../domain/promotion/use-prize-pool.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { StatusTag } from '../../../ui/data/status-tag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DigitRoll } from '../../../ui/motion/digit-roll.tsx'
import '../promotion-page.messages.json'
import styles from './pool-card.module.css'

interface PoolCardProps {
  promotion: Promotion
  title: string
  /** Below the counter. */
  children?: ReactNode
}

/** [9.27] The fund that all wins fill, as it grows. Without such a fund, the promised one in words. */
export function PoolCard({
  promotion: { prizePoolCounter, fund, isBonus, status },
  title,
  children,
}: PoolCardProps) {
  const { t, wholeMoney } = useI18n()
  const pool = usePrizePool(prizePoolCounter)
  if (pool === null && fund === null) return null
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{pool === null && isBonus ? t('contest.promotion.bonus') : title}</h2>
        {pool !== null && status === 'active' && (
          <StatusTag tone="amber" size="small">
            {t('promotion.pool.grows')}
          </StatusTag>
        )}
      </div>
      <div className={styles.counter}>
        {pool === null ? (
          <b className={styles.fund}>{fund}</b>
        ) : (
          <DigitRoll look="drums" text={wholeMoney(pool, 'RUB')} />
        )}
      </div>
      {children}
    </Card>
  )
}
