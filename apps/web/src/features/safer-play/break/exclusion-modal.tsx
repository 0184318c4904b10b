// Self-exclusion in three steps: what it means, that it is understood, and a word to type. It can't be undone.
import type { ExclusionTerm } from '@yanta/contract'
import { type FormEvent, useState } from 'react'
import type { Answering } from '../../../dialogs/registry.ts'
import { readServerNow } from '../../../browser/server-clock.ts'
import { useWallet } from '../../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepProgress } from '../../../ui/feedback/step-progress.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useFieldFocus } from '../use-field-focus.ts'
import '../safer-play.messages.json'
import styles from '../safer-play.module.css'
import { findExclusionEnd } from './break-ends.ts'
import './break.messages.json'

interface ExclusionModalProps extends Answering<boolean> {
  term: ExclusionTerm
  onClose: () => void
}

const count = 3

export function ExclusionModal({ term, onAnswer, onClose }: ExclusionModalProps) {
  const { t } = useI18n()
  const [step, setStep] = useState(1)
  const [isUnderstood, setIsUnderstood] = useState(false)
  const [typed, setTyped] = useState('')
  const [tries, setTries] = useState(0)
  const word = t('exclusion.word')
  const isTyped = typed.trim().toLocaleUpperCase() === word
  const isDone = step === 1 || (step === 2 ? isUnderstood : isTyped)
  const form = useFieldFocus(step, isDone ? 0 : tries)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTries(isDone ? 0 : tries + 1)
    if (!isDone) return
    if (step < count) return setStep(step + 1)
    onAnswer(true)
  }
  return (
    <Modal title={t(`exclusion.ask.${term}`)} closeLabel={t('safer_play.close')} onClose={onClose}>
      <form ref={form} className={styles.part} noValidate onSubmit={handleSubmit}>
        <StepProgress
          label={t('exclusion.progress')}
          valueText={t('exclusion.step', { step: String(step) })}
          current={step}
          count={count}
        />
        {step === 1 && <Consequences term={term} />}
        {step === 2 && (
          <>
            <p>{t('exclusion.break')}</p>
            <Checkbox
              checked={isUnderstood}
              onChange={({ target }) => setIsUnderstood(target.checked)}
              error={tries > 0 && !isUnderstood ? t('exclusion.understand.missing') : undefined}
            >
              {t('exclusion.understand')}
            </Checkbox>
          </>
        )}
        {step === 3 && (
          <TextField
            label={t('exclusion.type', { word })}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            isValid={isTyped}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            error={tries > 0 && !isTyped ? t('exclusion.type.wrong', { word }) : undefined}
          />
        )}
        <div className={styles.answers}>
          <Button onClick={step === 1 ? onClose : () => setStep(step - 1)}>
            {t(step === 1 ? 'safer_play.cancel' : 'exclusion.back')}
          </Button>
          <Button type="submit" look={step === count ? 'danger' : 'primary'}>
            {t(step === count ? 'exclusion.accept' : 'exclusion.continue')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Until when, and what becomes of the money. */
function Consequences({ term }: { term: ExclusionTerm }) {
  const { t, moneyRange } = useI18n()
  const { day } = useLocalDates()
  const [end] = useState(() => findExclusionEnd(term, readServerNow()))
  const wallet = useWallet(({ real, currency }) => ({ real, currency }))
  return (
    <>
      <p>
        {end === null
          ? t('exclusion.end.never')
          : t('exclusion.end', { day: day(new Date(end).toISOString()) })}
      </p>
      <RowList look="boxed">
        <Row
          icon="wallet"
          title={
            wallet && wallet.real > 0
              ? t('exclusion.money', { sum: moneyRange(wallet.real, wallet.real, wallet.currency) })
              : t('exclusion.money.none')
          }
          detail={t('exclusion.money.text')}
        />
        <Row icon="gift" title={t('exclusion.gifts')} />
      </RowList>
    </>
  )
}
