// [4.43] The gifts that open after deposits, and how much of the deposits is there: each deposit counts for all of them.
import type { Currency, Gift } from '@yanta/contract'
import { useId } from 'react'
import { findDepositProgress } from '../../../domain/gift/gift-map.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import styles from './deposit.module.css'
import './deposit.messages.json'

export function WaitingGifts({ gifts, currency }: { gifts: readonly Gift[]; currency: Currency }) {
  const { t, moneyRange } = useI18n()
  const id = useId()
  const sum = (minor: number) => moneyRange(minor, minor, currency)
  if (gifts.length === 0) return null
  return (
    <section className={styles.gifts} aria-labelledby={id}>
      <h3 id={id} className={styles.waiting}>
        {t('cashbox.deposit.waiting')}
      </h3>
      <RowList look="boxed">
        {gifts.map((gift) => {
          const { done, limit } = findDepositProgress(gift, currency) ?? { done: 0, limit: 0 }
          return (
            <Row
              key={gift.id}
              image={gift.image}
              title={gift.title}
              detail={t('cashbox.deposit.waiting.of', { done: sum(done), limit: sum(limit) })}
            />
          )
        })}
      </RowList>
    </section>
  )
}
