import empty from '@yanta/art/empty.json'
import { countPayoutGifts, getPayoutConditions, listPayoutSystems } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CashboxFailed } from '../cashbox-failed.tsx'
import { OpenPayoutList } from './open-payouts.tsx'
import { PayoutForm } from './payout-form.tsx'
import './payout.messages.json'
import styles from './payout.module.css'
import { useOpenPayouts } from './use-open-payouts.ts'
import { usePayoutNews } from './use-payout-news.ts'

/** [2.67] Money out: what is on its way, what is missing, and the form of a request. */
export function PayoutTab() {
  const { t } = useI18n()
  const [turn, refresh] = usePayoutNews()
  const systems = useCall('payout-systems', (signal) => browserCall(listPayoutSystems, {}, { signal }))
  const conditions = useCall(`payout-conditions ${turn}`, (signal) =>
    browserCall(getPayoutConditions, {}, { signal }),
  )
  const open = useOpenPayouts()
  const losses = useCall(`payout-losses ${turn}`, (signal) => browserCall(countPayoutGifts, {}, { signal }))
  // Everything at once, so that nothing moves afterwards.
  const isComing = (open.payouts === null && !open.isFailed) || (!losses.latest && !losses.refusal)
  if (systems.refusal) return <CashboxFailed onRetry={systems.retry} />
  if (conditions.refusal && !conditions.latest) return <CashboxFailed onRetry={conditions.retry} />
  if (!systems.value || !conditions.latest || isComing) return <Loader text={t('cashbox.loading')} />
  if (systems.value.items.length === 0)
    return (
      <Notice
        image={empty.wallet}
        title={t('cashbox.payout.empty')}
        text={t('cashbox.payout.text')}
        action={<Button onClick={() => openModal('support')}>{t('cashbox.support')}</Button>}
      />
    )
  return (
    <div className={styles.tab}>
      <OpenPayoutList {...open} />
      <PayoutForm
        systems={systems.value.items}
        lastUsed={systems.value.lastUsed}
        conditions={conditions.latest}
        hasLosses={losses.latest !== null && (losses.latest.count > 0 || losses.latest.bonus > 0)}
        onChanged={refresh}
      />
    </div>
  )
}
