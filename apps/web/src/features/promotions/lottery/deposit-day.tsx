import { type Promotion, listDepositAchievements } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import type { OwnPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckList } from '../../../ui/data/check-list.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import '../promotion-page.messages.json'
import styles from '../page/prize-list.module.css'

/** [3.30], [7.43] What the deposits of today have earned, and what they still can. */
export function DepositDay({
  promotion: { id, achievements, currency },
  own,
}: {
  promotion: Promotion
  own: OwnPart
}) {
  const { t, number, moneyRange } = useI18n()
  const { moment } = useLocalDates()
  const walletCurrency = usePlayerCurrency()
  // Loaded again with the points: a deposit is one of the things that change them.
  const day = useCall(achievements.deposits ? `${id} ${own.points}` : null, (signal) =>
    browserCall(listDepositAchievements, { params: { id } }, { signal }),
  )
  if (!achievements.deposits) return null
  const shown = day.value ?? day.latest
  if (shown?.items.length === 0) return null
  const sum = (amount: number) => moneyRange(amount, amount, walletCurrency)
  return (
    <Card className={styles.card}>
      <h2>{t('promotion.deposits')}</h2>
      {day.refusal ? (
        <Notice
          isError
          title={t(day.phase === 'offline' ? 'promotion.offline' : 'promotion.deposits.failed')}
          text={t('promotion.failed.text')}
          action={<Button onClick={day.retry}>{t('promotion.again')}</Button>}
        />
      ) : shown ? (
        <>
          <CheckList
            label={t('promotion.deposits')}
            states={{
              yes: t('promotion.deposits.reached'),
              no: t('promotion.deposits.ahead'),
              open: t('promotion.deposits.ahead'),
            }}
            items={shown.items.map(({ amount, points, isReached }) => ({
              state: isReached ? 'yes' : 'open',
              text: t('promotion.deposits.rung', {
                amount: sum(amount),
                points: number(points),
                name: (currency?.name ?? t('promotion.points')).toLowerCase(),
              }),
            }))}
          />
          <p className={styles.hint}>
            {t('promotion.deposits.today', { amount: sum(shown.deposited), until: moment(shown.endsAt) })}
          </p>
        </>
      ) : (
        <Loading label={t('promotion.deposits')}>
          <RowsPlaceholder rows={3} />
        </Loading>
      )}
    </Card>
  )
}
