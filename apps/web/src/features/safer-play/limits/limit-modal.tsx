// A new value for one limit, and what becomes of it: a lower one is in force at once, a higher one, or none, after a day.
import { type Currency, type OwnLimit, setLimit } from '@yanta/contract'
import { type FormEvent, useState } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { nameLimit, writeLimitValue } from '../../../domain/limit/limit-words.ts'
import { MoneyField } from '../../../domain/wallet/money-field.tsx'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { type I18n, useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import '../safer-play.messages.json'
import styles from '../safer-play.module.css'
import { type LimitStep, findStep, listPresets } from './limit-rules.ts'
import './limits.messages.json'
import { TimeFields } from './time-fields.tsx'
import { useLimitDraft } from './use-limit-draft.ts'

/** How long a raise waits. */
const waitMs = 86_400_000

interface LimitModalProps {
  limit: OwnLimit
  currency: Currency
  onChanged: (limit: OwnLimit) => void
  onClose: () => void
}

export function LimitModal({ limit, currency, onChanged, onClose }: LimitModalProps) {
  const { t } = useI18n()
  const { kind, period, value: current } = limit
  const draft = useLimitDraft(limit)
  const [isRemoval, setIsRemoval] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const next = isRemoval ? null : 'value' in draft.read ? draft.read.value : undefined
  const step = next === undefined ? 'same' : findStep(current, next)
  const problem = 'problem' in draft.read ? draft.read.problem : null
  const save = useAction(async (value: number | null) => {
    const answer = await browserCall(setLimit, { params: { kind, period }, body: { value } })
    if (!answer.ok) return answer.refusal
    onChanged(answer.value)
    showSaved(t, answer.value)
    onClose()
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (next === undefined || step === 'same') return
    void save.run(next)
  }
  const error = problem && isTried ? t(`limits.edit.problem.${problem}`) : undefined
  return (
    <Modal title={nameLimit(t, limit)} closeLabel={t('safer_play.close')} onClose={onClose}>
      <form className={styles.part} noValidate onSubmit={handleSubmit}>
        {!isRemoval &&
          (kind === 'time' ? (
            <TimeFields
              draft={draft}
              presets={listPresets(kind, period, currency)}
              error={error}
              onBlur={() => setIsTried(draft.isTyped)}
            />
          ) : (
            <MoneyField
              label={t('limits.edit.value')}
              currency={currency}
              value={draft.text}
              onChange={draft.setText}
              onBlur={() => setIsTried(draft.isTyped)}
              presets={listPresets(kind, period, currency)}
              error={error}
            />
          ))}
        {step !== 'same' && <StepNote step={step} limit={limit} currency={currency} />}
        {save.refusal && (
          <Note tone="error" isAnswer>
            {describeRefusal(t, save.refusal)}
          </Note>
        )}
        <div className={styles.answers}>
          <Button onClick={onClose}>{t('safer_play.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            isWaiting={save.isBusy}
            disabled={problem === null && step === 'same'}
          >
            {t(isRemoval ? 'limits.edit.remove.action' : 'limits.edit.save')}
          </Button>
        </div>
        {current !== null && (
          <Button look="text" size="small" onClick={() => setIsRemoval(!isRemoval)}>
            {t(isRemoval ? 'limits.edit.remove.back' : 'limits.edit.remove.action')}
          </Button>
        )}
      </form>
    </Modal>
  )
}

/** What will happen. */
function StepNote({
  step,
  limit: { kind, value, change },
  currency,
}: {
  step: Exclude<LimitStep, 'same'>
  limit: OwnLimit
  currency: Currency
}) {
  const i18n = useI18n()
  const { t } = i18n
  const { moment } = useLocalDates()
  const isLater = step === 'raise' || step === 'remove'
  return (
    <Note
      tone={isLater ? 'amber' : 'info'}
      icon={isLater ? 'hourglass' : undefined}
      title={t(`limits.edit.${step}`)}
    >
      {t(`limits.edit.${step}.text`, {
        value: value === null ? '' : writeLimitValue(i18n, kind, value, currency),
        moment: moment(new Date(readServerNow() + waitMs).toISOString()),
      })}
      {step === 'lower' && change && ` ${t('limits.edit.lower.dropped')}`}
    </Note>
  )
}

function showSaved(t: I18n['t'], { change }: OwnLimit) {
  showToast(
    change
      ? {
          id: 'own-limit',
          type: 'info',
          title: t('limits.saved.later'),
          text: t('limits.saved.later.text'),
        }
      : { id: 'own-limit', type: 'success', title: t('limits.saved.now') },
  )
}
