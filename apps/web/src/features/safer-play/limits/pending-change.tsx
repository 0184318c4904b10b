// A raise or a removal that waits: its 24 hours run here, then it asks to be confirmed. Until then, and afterwards, it can be cancelled.
import {
  type Currency,
  type LimitChange,
  type OwnLimit,
  cancelLimitChange,
  confirmLimitChange,
} from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { writeLimitValue } from '../../../domain/limit/limit-words.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatShortTime } from '../../../ui/feedback/time-left.ts'
import { useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import './limits.messages.json'
import styles from './limits.module.css'

interface PendingChangeProps {
  limit: OwnLimit
  change: LimitChange
  currency: Currency
  onChanged: (limit: OwnLimit) => void
  /** Another tab was faster, or the change has lapsed. */
  onOutdated: () => void
}

export function PendingChange({
  limit: { kind, period },
  change: { value, confirmableAt, lapsesAt },
  currency,
  onChanged,
  onOutdated,
}: PendingChangeProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { moment } = useLocalDates()
  const left = useTimeLeft(Date.parse(confirmableAt))
  const drawn = useIsHydrated() ? 'here' : 'there'
  const isDue = left === 0
  const params = { kind, period }
  const action = useAction(async (answer: 'confirm' | 'cancel') => {
    const answered =
      answer === 'confirm'
        ? await browserCall(confirmLimitChange, { params, body: { value } })
        : await browserCall(cancelLimitChange, { params })
    if (answered.ok) return onChanged(answered.value)
    if (answered.refusal.code === 'limit_change_not_found') onOutdated()
    return answered.refusal
  })
  const what = value === null ? 'remove' : 'raise'
  const sum = value === null ? '' : writeLimitValue(i18n, kind, value, currency)
  return (
    <>
      {isDue ? (
        <span className={styles.what}>
          {t(`limits.pending.${what}.due`, { value: sum, moment: moment(lapsesAt) })}
        </span>
      ) : (
        <span className={styles.what}>
          {t(`limits.pending.${what}`)} {sum && <b>{sum} </b>}
          {t('limits.pending.in')}{' '}
          <b key={drawn} role="timer" suppressHydrationWarning>
            {formatShortTime(left)}
          </b>
        </span>
      )}
      <span className={styles.answers}>
        {isDue && (
          <Button
            size="small"
            isWaiting={action.pending?.[0] === 'confirm'}
            onClick={() => void action.run('confirm')}
          >
            {t('limits.pending.confirm')}
          </Button>
        )}
        <Button
          look="text"
          size="small"
          isWaiting={action.pending?.[0] === 'cancel'}
          onClick={() => void action.run('cancel')}
        >
          {t('limits.pending.cancel')}
        </Button>
      </span>
      {action.refusal && (
        <span role="alert" className={styles.refusal}>
          {describeRefusal(t, action.refusal)}
        </span>
      )}
    </>
  )
}
