import type { Promotion } from '@yanta/contract'
import { PromotionFund } from '../../../domain/contest/promotion-fund.tsx'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { SafeHtml } from '../../../ui/data/safe-html.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import '../promotion-page.messages.json'
import { PageHead } from './page-head.tsx'
import styles from './promotion-page.module.css'

/** [3.23] The page of a promotion that consists of text. */
export function TextPage({ promotion }: { promotion: Promotion }) {
  return (
    <>
      <PageHead promotion={promotion} own="guest">
        {promotion.fund && (
          <div className={styles.fund}>
            <PromotionFund promotion={promotion} />
          </div>
        )}
      </PageHead>
      <PromotionText promotion={promotion} />
    </>
  )
}

/** The editors' text: what it is about, and its rules. */
export function PromotionText({ promotion }: { promotion: Promotion }) {
  const { html } = promotion
  if (html === '') return null
  return (
    <Card>
      <div className={styles.text}>
        <SafeHtml html={html} />
      </div>
      <OwnPrice promotion={promotion} />
    </Card>
  )
}

/** Editors write of roubles: what a point costs in another currency of the player. */
function OwnPrice({ promotion: { pointPrices } }: { promotion: Promotion }) {
  const { t, moneyRange } = useI18n()
  const currency = usePlayerCurrency()
  const price = pointPrices?.[currency]
  if (currency === 'RUB' || !price) return null
  return <Note>{t('promotion.price', { amount: moneyRange(price, price, currency) })}</Note>
}
