import type { VerificationKind } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { UploadedFile } from '../../../ui/fields/uploaded-file.tsx'
import { describeBytes } from '../format-bytes.ts'
import { cancelSending } from './drive-sending.ts'
import { drawPreview, openPicture } from './open-picture.ts'
import { type SendState, estimateSecondsLeft } from './send-machine.ts'
import styles from './send.module.css'
import { Step } from './step.tsx'

interface SendingStepProps {
  kind: VerificationKind
  state: Extract<SendState, { step: 'sending' }>
}

/** How far the picture has come. The dialog may be closed meanwhile. */
export function SendingStep({ kind, state }: SendingStepProps) {
  const speech = useI18n()
  const { t } = speech
  const preview = usePreview(state.sent.file)
  const { size } = state.sent.file
  const sent = t('documents.sending.bytes', {
    sent: describeBytes(speech, state.sentBytes),
    total: describeBytes(speech, size),
  })
  // Every event of the upload draws this anew.
  const seconds = estimateSecondsLeft(state, Date.now())
  const percent = Math.floor((state.sentBytes / size) * 100)
  const isArrived = state.sentBytes >= size
  return (
    <Step>
      <UploadedFile
        name={state.sent.name}
        detail={t('documents.sending.percent', { percent })}
        percent={percent}
        preview={preview ?? undefined}
      />
      <p className={styles.hint}>
        {isArrived
          ? t('documents.sending.checking')
          : seconds === null
            ? sent
            : t('documents.sending.left', { sent, seconds })}
      </p>
      <p className={styles.hint}>{t('documents.sending.close')}</p>
      <Button isWide onClick={() => cancelSending(kind)}>
        {t('documents.sending.cancel')}
      </Button>
    </Step>
  )
}

/** Null until it is drawn; a picture that can't be drawn is sent all the same. */
function usePreview(file: Blob): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    openPicture(file).then(
      (picture) => {
        if (!isOver) setPreview(drawPreview(picture))
        picture.close()
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [file])
  return preview
}
