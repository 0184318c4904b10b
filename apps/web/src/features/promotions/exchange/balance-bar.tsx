import type { Promotion, UserPromotionData } from '@yanta/contract'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import './exchange.messages.json'
import styles from './exchange-page.module.css'
import { findBalance, findMainPrize } from './prize-state.ts'

/** What the player has to spend, and how far the main prize is; nothing for guests. */
export function BalanceBar({ promotion, own }: { promotion: Promotion; own: UserPromotionData | null }) {
  const { t, number } = useI18n()
  if (!own) return null
  const currencies = [promotion.currency, promotion.additionalCurrency].filter((known) => known !== null)
  // Once it is over nothing leads to a prize any more.
  const isPast = promotion.status === 'past'
  const main = isPast ? null : findMainPrize(promotion)
  const toMain = main && findBalance(promotion, main.currencyId, own)
  return (
    <Card className={styles.bar}>
      {currencies.map(({ id, name, icon }) => (
        <div key={id} className={styles.balance}>
          <img src={icon} alt="" width="52" height="52" />
          <div>
            <b>{number(findBalance(promotion, id, own))}</b>
            <span>{t(isPast ? 'exchange.balance.past' : 'exchange.balance', { currency: name })}</span>
          </div>
        </div>
      ))}
      {main && toMain !== null && (
        <div className={styles.way}>
          <div className={styles.head} aria-hidden="true">
            <span>{t('exchange.toMain')}</span>
            <span>
              {number(toMain)} / {number(main.price)}
            </span>
          </div>
          <ProgressBar
            label={t('exchange.toMain')}
            percent={(toMain / main.price) * 100}
            valueText={t('exchange.toMain.value', { own: number(toMain), price: number(main.price) })}
          />
        </div>
      )}
      <Button
        size="small"
        className={styles.log}
        aria-haspopup="dialog"
        onClick={() => openModal('promotionLog', { promotion })}
      >
        {t('exchange.log.open')}
      </Button>
    </Card>
  )
}
