// How a document stands once there is nothing to choose: refused, in review, decided.
import type { Verification, VerificationKind } from '@yanta/contract'
import type { ComponentProps } from 'react'
import { useOnline } from '../../../data/api/use-online.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Result } from '../../../ui/feedback/result.tsx'
import { retrySending } from './drive-sending.ts'
import { describeProblem } from './problem-words.ts'
import { dispatchToSending } from './send-store.ts'
import { Step } from './step.tsx'

interface RefusedStepProps {
  kind: VerificationKind
  code: string
  onClose: () => void
}

/** Each refusal with its way out [8.35]. */
export function RefusedStep({ kind, code, onClose }: RefusedStepProps) {
  const { t } = useI18n()
  const { title, text, way } = describeProblem(code, useOnline())
  return (
    <EndedStep
      outcome={way === 'close' ? 'stopped' : 'failure'}
      title={t(title)}
      text={t(text)}
      actions={
        <>
          {way === 'retry' && (
            <Button onClick={() => dispatchToSending(kind, { type: 'chooseAgain' })}>
              {t('documents.refused.other')}
            </Button>
          )}
          {(way === 'close' || way === 'support') && (
            <Button onClick={onClose}>{t('documents.send.close')}</Button>
          )}
          {way === 'choose' && (
            <Button look="primary" onClick={() => dispatchToSending(kind, { type: 'chooseAgain' })}>
              {t('documents.refused.other')}
            </Button>
          )}
          {way === 'retry' && (
            <Button look="primary" onClick={() => retrySending(kind)}>
              {t('documents.refused.retry')}
            </Button>
          )}
          {way === 'support' && <SupportButton />}
        </>
      }
    />
  )
}

/** Sent, and what became of it while the dialog is open. */
export function DecisionStep({ status, onClose }: Pick<Verification, 'status'> & { onClose: () => void }) {
  const { t } = useI18n()
  const close = (
    <Button look="primary" onClick={onClose}>
      {t('documents.sent.ok')}
    </Button>
  )
  if (status === 'success')
    return (
      <EndedStep
        outcome="success"
        title={t('documents.accepted.title')}
        text={t('documents.accepted.text')}
        actions={
          <>
            <SupportButton isSecond />
            {close}
          </>
        }
      />
    )
  return (
    <EndedStep
      outcome="unknown"
      title={t('documents.sent.title')}
      text={t('documents.sent.text')}
      actions={close}
    />
  )
}

/** The house takes no documents at the moment. */
export function DisabledStep({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <EndedStep
      outcome="stopped"
      title={t('documents.problem.disabled')}
      text={t('documents.disabled.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('documents.send.close')}</Button>
          <SupportButton />
        </>
      }
    />
  )
}

function EndedStep(result: ComponentProps<typeof Result>) {
  return (
    <Step>
      <Result {...result} />
    </Step>
  )
}

function SupportButton({ isSecond }: { isSecond?: boolean }) {
  const { t } = useI18n()
  return (
    <Button
      look={isSecond ? 'plain' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => openModal('support', { reason: 'documents' })}
    >
      <Icon name="chat" size={18} />
      {t('documents.support')}
    </Button>
  )
}
