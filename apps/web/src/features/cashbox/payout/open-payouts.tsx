import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { findPictureless } from '../methods/method-icons.ts'
import '../cashbox.messages.json'
import './payout.messages.json'
import { PayoutStatusTag } from './payout-status.tsx'
import { useCancel } from './use-cancel.ts'
import { type OpenPayoutsControl, useOpenPayouts } from './use-open-payouts.ts'
import { usePayoutNews } from './use-payout-news.ts'

/** [7.75], [4.60] The player's payouts that are not over, kept current by their events; nothing where there is none. */
export function OpenPayouts() {
  return <OpenPayoutList {...useOpenPayouts(usePayoutNews())} />
}

/** The same for who knows them. */
export function OpenPayoutList({ payouts: known, isFailed, refresh }: OpenPayoutsControl) {
  const { t, moneyRange } = useI18n()
  const { isGone, refused, cancel } = useCancel()
  const payouts = (known ?? []).filter(({ id }) => !isGone(id))
  if (isFailed)
    return (
      <Note
        tone="warning"
        actions={
          <Button size="small" onClick={refresh}>
            {t('cashbox.failed.again')}
          </Button>
        }
      >
        {t('cashbox.payout.open.failed')}
      </Note>
    )
  if (payouts.length === 0 && !refused) return null
  return (
    <>
      {refused && (
        <Note tone="error" isAnswer>
          {refused.text}
        </Note>
      )}
      {payouts.length > 0 && (
        <RowList look="boxed" label={t('cashbox.payout.open')}>
          {payouts.map((payout) => {
            const amount = moneyRange(payout.amount, payout.amount, payout.currency)
            return (
              <Row
                key={payout.id}
                icon={findPictureless(payout.method)}
                image={payout.method.image ?? undefined}
                to={`/cashbox?tab=history&payout=${payout.id}`}
                title={t('cashbox.payout.open.title', { amount })}
                detail={`${payout.method.name} · ${payout.target}`}
                value={<PayoutStatusTag status={payout.status} />}
                end={
                  payout.canCancel && (
                    <Button
                      size="small"
                      aria-label={t('cashbox.payout.open.cancel.label', { amount })}
                      onClick={() => void cancel(payout).then(refresh)}
                    >
                      {t('cashbox.payout.open.cancel')}
                    </Button>
                  )
                }
              />
            )
          })}
        </RowList>
      )}
    </>
  )
}
