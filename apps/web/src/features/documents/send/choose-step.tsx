import { type Verification, type VerificationKind, largestPicture } from '@yanta/contract'
import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useOnline } from '../../../data/api/use-online.ts'
import { CheckList } from '../../../ui/data/check-list.tsx'
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx'
import { Uploader } from '../../../ui/fields/uploader.tsx'
import { declineWords, documentIcons, statusLooks } from '../document-words.ts'
import { choosePicture } from './drive-sending.ts'
import { describeProblem } from './problem-words.ts'
import { dispatchToSending } from './send-store.ts'
import styles from './send.module.css'
import { Step } from './step.tsx'

interface ChooseStepProps {
  kind: VerificationKind
  items: readonly Verification[]
  /** What was wrong with the last file. */
  problem: string | null
  onKind: (kind: VerificationKind) => void
}

/** Which document it is, and where its picture comes from: dropped, chosen, pasted or photographed. */
export function ChooseStep({ kind, items, problem, onKind }: ChooseStepProps) {
  const { t } = useI18n()
  const isOnline = useOnline()
  const item = items.find((one) => one.kind === kind)
  const words = problem === null ? null : describeProblem(problem, isOnline)
  usePastedFile((file) => void choosePicture(kind, file))
  return (
    <Step>
      <ChoiceCards
        legend={t('documents.send.kinds')}
        isLegendHidden
        look="row"
        value={kind}
        onChange={(chosen) => onKind(chosen as VerificationKind)}
        cards={items.map(({ kind: value, status }) => {
          const isClosed = status === 'wait' || status === 'success'
          return {
            value,
            icon: documentIcons[value],
            title: t(`documents.kind.${value}`),
            detail: status === 'none' ? undefined : t(statusLooks[status].key),
            isDisabled: isClosed && value !== kind,
          }
        })}
      />
      <p className={styles.hint}>{t(`documents.send.what.${kind}`)}</p>
      {item?.status === 'cancel' && item.reasons.length > 0 && (
        <CheckList
          label={t('documents.send.declined')}
          states={{ yes: '', no: t('documents.send.wrong'), open: '' }}
          items={item.reasons.map((reason) => ({
            state: 'no',
            text: (
              <>
                <b>{t(declineWords[reason].title)}</b> {t(declineWords[reason].advice)}
              </>
            ),
          }))}
        />
      )}
      <Uploader
        title={t('documents.send.drop')}
        touchTitle={t('documents.send.touch')}
        hint={words ? t(words.text) : t('documents.send.hint')}
        labels={{
          choose: t('documents.send.choose'),
          photograph: t('documents.send.photograph'),
          type: t('documents.problem.invalid_mime_type'),
          size: t('documents.problem.large_file'),
        }}
        rules={{ types: ['image/jpeg', 'image/png'], maxBytes: largestPicture - 1 }}
        error={words ? t(words.title) : undefined}
        onFile={(file) => void choosePicture(kind, file)}
        onPhotograph={() => dispatchToSending(kind, { type: 'cameraOpened' })}
      />
    </Step>
  )
}

function usePastedFile(onFile: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
