import empty from '@yanta/art/empty.json'
import { type Payout, getPayout } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Timeline } from '../../../ui/feedback/timeline.tsx'
import { CashboxFailed } from '../cashbox-failed.tsx'
import '../cashbox.messages.json'
import './payout.messages.json'
import styles from './payout.module.css'
import { PayoutStatusTag } from './payout-status.tsx'
import { buildStages } from './payout-stages.ts'
import { useCancel } from './use-cancel.ts'
import { usePayoutNews } from './use-payout-news.ts'

interface PayoutTimelineProps {
  id: string
  onBack: () => void
}

/** One payout from its request to the money: what has happened, where it stands, what can be done. Kept current by its events [7.86]. */
export function PayoutTimeline({ id, onBack }: PayoutTimelineProps) {
  const { t } = useI18n()
  const [turn, refresh] = usePayoutNews()
  const { latest, refusal, retry } = useCall(`payout ${id} ${turn}`, (signal) =>
    browserCall(getPayout, { params: { id } }, { signal }),
  )
  if (refusal?.code === 'payout_not_found')
    return (
      <Notice
        image={empty.history}
        title={t('cashbox.payout.absent')}
        text={t('cashbox.payout.absent.text')}
        action={<Button onClick={onBack}>{t('cashbox.payout.to_list')}</Button>}
      />
    )
  if (latest?.id === id) return <PayoutScreen payout={latest} onBack={onBack} onChanged={refresh} />
  return refusal ? <CashboxFailed onRetry={retry} /> : <Loader text={t('cashbox.payout.loading')} />
}

interface PayoutScreenProps {
  payout: Payout
  onBack: () => void
  onChanged: () => void
}

function PayoutScreen({ payout, onBack, onChanged }: PayoutScreenProps) {
  const { t, moneyRange } = useI18n()
  const { moment, second } = useLocalDates()
  const { isGone, refused, cancel } = useCancel()
  const { id, amount, currency, target, status, expectedAt, canCancel, burnt } = payout
  const isOver = expectedAt === null
  const stages = buildStages(payout).map(({ key, state, at }) => ({
    title: t(`cashbox.payout.stage.${key}`),
    state,
    time:
      state === 'now' && expectedAt
        ? t('cashbox.payout.stage.expected', { moment: moment(expectedAt) })
        : at
          ? second(at)
          : undefined,
    text: state === 'bad' ? describeReason(payout) : undefined,
  }))
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <IconButton size="small" icon="left" label={t('cashbox.payout.to_list')} onClick={onBack} />
        <div>
          <h3>{t('cashbox.payout.open.title', { amount: moneyRange(amount, amount, currency) })}</h3>
          <p>{t('cashbox.payout.request', { id, target })}</p>
        </div>
      </div>
      <div className={styles.status} role="status">
        <PayoutStatusTag status={status} />
      </div>
      <div className={styles.stages}>
        <Timeline
          stages={stages}
          states={{
            done: t('cashbox.payout.state.done'),
            now: t('cashbox.payout.state.now'),
            bad: t('cashbox.payout.state.bad'),
            ahead: t('cashbox.payout.state.ahead'),
          }}
        />
      </div>
      {refused?.id === id && (
        <Note tone="error" isAnswer>
          {refused.text}
        </Note>
      )}
      {canCancel && !isGone(id) && (
        <Note>{t(burnt.length > 0 ? 'cashbox.payout.can_cancel.burnt' : 'cashbox.payout.can_cancel')}</Note>
      )}
      {isOver && status !== 'done' && (
        <Note tone="success">
          {t(
            burnt.length === 0
              ? 'cashbox.payout.returned'
              : status === 'cancelled'
                ? 'cashbox.payout.returned.own'
                : 'cashbox.payout.returned.gifts',
          )}
        </Note>
      )}
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={() => openModal('support', { reason: 'payout' })}>
          <Icon name="chat" size={18} />
          {t('cashbox.payout.ask')}
        </Button>
        {canCancel && !isGone(id) && (
          <Button look="danger" onClick={() => void cancel(payout).then(onChanged)}>
            {t('cashbox.payout.cancel.accept')}
          </Button>
        )}
        {isOver && status !== 'done' && (
          <ButtonLink look="primary" to="/cashbox?tab=payout">
            {t('cashbox.payout.again')}
          </ButtonLink>
        )}
      </div>
    </div>
  )

  function describeReason({ reason }: Payout): string | undefined {
    return reason === 'recipient_unknown'
      ? t('cashbox.payout.reason.recipient_unknown')
      : (reason ?? undefined)
  }
}
