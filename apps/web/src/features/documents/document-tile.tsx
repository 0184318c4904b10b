import { type Verification, largestPicture } from '@yanta/contract'
import { useStore } from 'zustand'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FileTile } from '../../ui/fields/file-tile.tsx'
import { UploadedFile } from '../../ui/fields/uploaded-file.tsx'
import { Uploader } from '../../ui/fields/uploader.tsx'
import { declineWords, documentIcons, findComment, findLastFile, statusLooks } from './document-words.ts'
import { describeBytes } from './format-bytes.ts'
import { sendStore } from './send/send-store.ts'

interface DocumentTileProps {
  item: Verification
  /** Pictures are taken at the moment. */
  isEnabled: boolean
}

/** One document: where its picture goes, how far it has come, or what was wrong with it. */
export function DocumentTile({ item, isEnabled }: DocumentTileProps) {
  const speech = useI18n()
  const { t } = speech
  const { kind, status } = item
  const sending = useStore(sendStore, (states) => states[kind])
  const isSending = sending?.step === 'sending'
  const { tone, icon, key } = statusLooks[status]
  return (
    <FileTile
      icon={documentIcons[kind]}
      title={t(`documents.kind.${kind}`)}
      note={status === 'wait' && !isSending ? t('documents.tile.review') : undefined}
      link={
        item.steps.length > 0 && (
          <ButtonLink look="text" size="small" to={`?document=${kind}`} defaultShouldRevalidate={false}>
            {t('documents.tile.history')}
            <Icon name="right" size={16} />
          </ButtonLink>
        )
      }
      status={
        <StatusTag size="small" tone={isSending ? 'amber' : tone} icon={isSending ? undefined : icon}>
          {t(isSending ? 'documents.status.sending' : key)}
        </StatusTag>
      }
    >
      {isSending ? <OnItsWay kind={kind} state={sending} /> : <State item={item} isEnabled={isEnabled} />}
    </FileTile>
  )
}

function State({ item, isEnabled }: DocumentTileProps) {
  const speech = useI18n()
  const { t } = speech
  const { day } = useLocalDates()
  const { kind, status, reasons } = item
  const file = findLastFile(item)
  if (status === 'wait' && file)
    return <UploadedFile name={file.name} detail={describeBytes(speech, file.bytes)} />
  if (status === 'success')
    return (
      <UploadedFile
        isAccepted
        name={file?.name ?? t(`documents.kind.${kind}`)}
        detail={t('documents.tile.accepted', { day: day(item.steps.at(-1)?.at ?? '') })}
      />
    )
  const comment = findComment(item)
  return (
    <>
      {status === 'cancel' && (
        <Note
          tone="error"
          title={reasons[0] ? t(declineWords[reasons[0]].title) : t('documents.tile.declined')}
        >
          {reasons[0] && t(declineWords[reasons[0]].advice)} {comment}
        </Note>
      )}
      {isEnabled && status === 'cancel' && (
        <Button isWide aria-haspopup="dialog" onClick={() => openModal('sendDocument', { kind })}>
          <Icon name="upload" size={18} />
          {t('documents.tile.again')}
        </Button>
      )}
      {isEnabled && status === 'none' && (
        <Uploader
          title={t('documents.send.drop')}
          touchTitle={t('documents.send.touch')}
          hint={t('documents.tile.hint')}
          labels={{
            choose: t('documents.send.choose'),
            photograph: t('documents.send.photograph'),
            type: t('documents.tile.wrong_type'),
            size: t('documents.tile.too_large'),
          }}
          rules={{ types: ['image/jpeg', 'image/png'], maxBytes: largestPicture - 1 }}
          onFile={(chosen) => openModal('sendDocument', { kind, file: chosen })}
          onPhotograph={() => openModal('sendDocument', { kind, isPhotographed: true })}
        />
      )}
    </>
  )
}

interface OnItsWayProps {
  kind: Verification['kind']
  state: { sent: { file: Blob; name: string }; sentBytes: number }
}

/** The dialog was closed over it; it goes on. */
function OnItsWay({ kind, state: { sent, sentBytes } }: OnItsWayProps) {
  const speech = useI18n()
  const { t } = speech
  return (
    <UploadedFile
      name={sent.name}
      detail={t('documents.sending.bytes', {
        sent: describeBytes(speech, sentBytes),
        total: describeBytes(speech, sent.file.size),
      })}
      percent={Math.floor((sentBytes / sent.file.size) * 100)}
      removeLabel={t('documents.sending.cancel')}
      onRemove={() =>
        // Loaded already: it is what sends the picture.
        void import('./send/drive-sending.ts').then(({ cancelSending }) => cancelSending(kind))
      }
    />
  )
}
