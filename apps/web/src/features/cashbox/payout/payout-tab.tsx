import empty from '@yanta/art/empty.json'
import {
  bonusChanged,
  countPayoutGifts,
  getGeneralLimit,
  getPayoutConditions,
  listPayoutSystems,
} from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { ownRoom } from '../../../data/realtime/room-subscriptions.ts'
import { useCall } from '../../../data/use-call.ts'
import { useRoom } from '../../../data/use-room.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CashboxFailed } from '../cashbox-failed.tsx'
import { OpenPayoutList } from './open-payouts.tsx'
import { usualLimit } from './payout-fields.ts'
import { PayoutForm } from './payout-form.tsx'
import './payout.messages.json'
import styles from './payout.module.css'
import { useAvailable } from './use-available.ts'
import { useOpenPayouts } from './use-open-payouts.ts'
import { usePayoutNews } from './use-payout-news.ts'

/**
 * [2.67] Money out: what is on its way, what is missing, and the form of a request. What changes is asked for only while the tab is seen,
 * and anew when it is again.
 */
export function PayoutTab({ isActive }: { isActive: boolean }) {
  const { t } = useI18n()
  const news = usePayoutNews()
  const [turn, refresh] = news
  // Whether a bonus runs is a condition of payouts.
  useRoom({ room: ownRoom, events: [onRoomEvent(bonusChanged, refresh)] })
  const systems = useCall('payout-systems', (signal) => browserCall(listPayoutSystems, {}, { signal }))
  const general = useCall('general-limit', (signal) => browserCall(getGeneralLimit, {}, { signal }))
  const conditions = useCall(isActive ? `payout-conditions ${turn}` : null, (signal) =>
    browserCall(getPayoutConditions, {}, { signal }),
  )
  const available = useAvailable(conditions.latest)
  const open = useOpenPayouts(news, isActive)
  const losses = useCall(isActive ? `payout-losses ${turn}` : null, (signal) =>
    browserCall(countPayoutGifts, {}, { signal }),
  )
  // Everything at once, so that nothing moves afterwards.
  const isComing =
    (open.payouts === null && !open.isFailed) ||
    [losses, general].some(({ latest, refusal }) => !latest && !refusal)
  if (systems.refusal) return <CashboxFailed onRetry={systems.retry} />
  if (conditions.refusal && !conditions.latest) return <CashboxFailed onRetry={conditions.retry} />
  if (!systems.value || !conditions.latest || isComing) return <Loader text={t('cashbox.loading')} />
  if (systems.value.items.length === 0)
    return (
      <Notice
        image={empty.wallet}
        title={t('cashbox.payout.empty')}
        text={t('cashbox.payout.text')}
        action={
          <Button onClick={() => openModal('support', { reason: 'payout' })}>{t('cashbox.support')}</Button>
        }
      />
    )
  return (
    <div className={styles.tab}>
      <OpenPayoutList {...open} />
      <PayoutForm
        systems={systems.value.items}
        lastUsed={systems.value.lastUsed}
        conditions={{ ...conditions.latest, available }}
        general={general.latest ?? usualLimit}
        hasLosses={losses.latest !== null && (losses.latest.count > 0 || losses.latest.bonus > 0)}
        isActive={isActive}
        onChanged={refresh}
      />
    </div>
  )
}
