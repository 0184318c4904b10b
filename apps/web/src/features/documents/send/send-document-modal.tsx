// The dialog that sends a document [2.7], [7.20]. Which step is shown is decided by the machine, and by what has become of the document
// meanwhile, in this tab or another one.
import type { VerificationKind } from '@yanta/contract'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Result } from '../../../ui/feedback/result.tsx'
import { WizardDialog } from '../../../ui/overlays/wizard.tsx'
import '../document-words.ts'
import { findDocument, useDocuments } from '../use-documents.ts'
import { CameraStep } from './camera-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { CropStep } from './crop-step.tsx'
import { choosePicture } from './drive-sending.ts'
import { DecisionStep, DisabledStep, RefusedStep } from './ended-step.tsx'
import { type SendState, beginning } from './send-machine.ts'
import { SendingStep } from './sending-step.tsx'
import { dispatchToSending, sendStore } from './send-store.ts'
import './send.messages.json'

interface SendDocumentModalProps {
  kind: VerificationKind
  file?: File
  isPhotographed?: boolean
  onClose: () => void
}

const stepCount = 4
const stepNumbers: Partial<Record<SendState['step'], number>> = { choose: 1, camera: 2, crop: 3, sending: 4 }

interface Shown {
  title: string
  /** Absent where there is no way to go. */
  current?: number
  hasBack?: boolean
  loadingText?: string
  children?: ReactNode
}

export function SendDocumentModal({ kind: wanted, file, isPhotographed, onClose }: SendDocumentModalProps) {
  const { t } = useI18n()
  const [kind, setKind] = useState(wanted)
  const state = useStore(sendStore, (states) => states[kind] ?? beginning)
  const { documents, phase, retry } = useDocuments(null)
  useOpenSending(kind)
  const begin = useEffectEvent(() => {
    if (file) void choosePicture(kind, file)
    else if (isPhotographed) dispatchToSending(kind, { type: 'cameraOpened' })
  })
  useEffect(() => begin(), [])
  const { title, current, hasBack, loadingText, children } = describeStep()
  return (
    <WizardDialog
      title={title}
      closeLabel={t('documents.send.close')}
      onClose={onClose}
      loadingText={loadingText}
      back={
        hasBack
          ? { label: t('documents.send.back'), onBack: () => dispatchToSending(kind, { type: 'back' }) }
          : undefined
      }
      progress={
        current === undefined
          ? undefined
          : {
              label: t('documents.send.steps'),
              valueText: t('documents.send.step', { current, count: stepCount }),
              current,
              count: stepCount,
            }
      }
    >
      {children}
    </WizardDialog>
  )

  function describeStep(): Shown {
    const name = t(`documents.kind.${kind}`)
    const current = stepNumbers[state.step]
    // What is on its way or has been refused is shown whatever else is known.
    if (state.step === 'sending')
      return {
        title: t('documents.sending.title'),
        current,
        children: <SendingStep kind={kind} state={state} />,
      }
    if (state.step === 'refused')
      return { title: name, children: <RefusedStep kind={kind} code={state.code} onClose={onClose} /> }
    if (!documents)
      return phase === 'failed' || phase === 'offline'
        ? { title: name, children: <Unloaded isOffline={phase === 'offline'} onRetry={retry} /> }
        : { title: name, loadingText: t('documents.loading') }
    const status = findDocument(documents, kind)?.status ?? 'none'
    if (status === 'wait' || status === 'success')
      return { title: name, children: <DecisionStep status={status} onClose={onClose} /> }
    if (!documents.isEnabled) return { title: name, children: <DisabledStep onClose={onClose} /> }
    if (state.step === 'camera')
      return {
        title: t('documents.camera.title'),
        current,
        hasBack: true,
        children: <CameraStep kind={kind} />,
      }
    if (state.step === 'crop')
      return {
        title: t('documents.crop.title'),
        current,
        hasBack: true,
        children: <CropStep kind={kind} picture={state.picture} source={state.source} />,
      }
    return {
      title: name,
      current: 1,
      children: (
        <ChooseStep
          kind={kind}
          items={documents.items}
          problem={state.step === 'choose' ? state.problem : null}
          onKind={setKind}
        />
      ),
    }
  }
}

/** Tells the machine of a kind while the dialog shows it. */
function useOpenSending(kind: VerificationKind): void {
  useEffect(() => {
    dispatchToSending(kind, { type: 'opened' })
    return () => dispatchToSending(kind, { type: 'closed' })
  }, [kind])
}

function Unloaded({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <Result
      outcome="failure"
      title={t('documents.failed')}
      text={t(isOffline ? 'documents.failed.offline' : 'documents.failed.text')}
      actions={
        <Button look="primary" onClick={onRetry}>
          {t('documents.retry')}
        </Button>
      }
    />
  )
}
