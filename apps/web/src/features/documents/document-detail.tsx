// One document from its first picture to the decision: what has happened, where it stands, what can be done. Has an address of its own.
import { type Verification, getVerificationPicture } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { readFile } from '../../data/api/read-file.ts'
import { useCall } from '../../data/use-call.ts'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Timeline } from '../../ui/feedback/timeline.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { type DocumentStage, buildStages } from './document-stages.ts'
import { declineWords, statusLooks } from './document-words.ts'
import styles from './documents.module.css'
import { describeBytes } from './format-bytes.ts'

/** [8.36] Listed before anything is sent. */
const pitfalls: readonly {
  key: 'glare' | 'blur' | 'corners' | 'hidden' | 'owner' | 'screenshot'
  icon: IconName
}[] = [
  { key: 'glare', icon: 'bolt' },
  { key: 'blur', icon: 'eye' },
  { key: 'corners', icon: 'crop' },
  { key: 'hidden', icon: 'card' },
  { key: 'owner', icon: 'user' },
  { key: 'screenshot', icon: 'laptop' },
]

export function DocumentDetail({ item, isEnabled }: { item: Verification; isEnabled: boolean }) {
  const { t } = useI18n()
  const describe = useStageWords()
  const { kind, status } = item
  const { tone, icon, key } = statusLooks[status]
  const stages = buildStages(item)
  const isOpen = status === 'none' || status === 'cancel'
  return (
    <div className={styles.detail}>
      <Card className={styles.part}>
        <div className={styles.head}>
          <h2>{t(`documents.kind.${kind}`)}</h2>
          <div role="status">
            <StatusTag tone={tone} icon={icon}>
              {t(key)}
            </StatusTag>
          </div>
        </div>
        {stages.length > 0 ? (
          <Timeline
            stages={stages.map(describe)}
            states={{
              done: t('documents.stage.state.done'),
              now: t('documents.stage.state.now'),
              bad: t('documents.stage.state.bad'),
              ahead: t('documents.stage.state.ahead'),
            }}
          />
        ) : (
          <p>{t(`documents.send.what.${kind}`)}</p>
        )}
        {item.hasPicture && <DocumentPicture key={findVersion(item)} item={item} />}
        {!isEnabled && isOpen && <Note tone="warning">{t('documents.disabled')}</Note>}
        {status === 'success' && <Note>{t('documents.detail.final')}</Note>}
        <div className={styles.actions}>
          <ButtonLink to="?" preventScrollReset defaultShouldRevalidate={false}>
            <Icon name="left" size={18} />
            {t('documents.detail.all')}
          </ButtonLink>
          {status === 'success' && (
            <Button aria-haspopup="dialog" onClick={() => openModal('support', { reason: 'documents' })}>
              <Icon name="chat" size={18} />
              {t('documents.support')}
            </Button>
          )}
          {isEnabled && isOpen && (
            <Button look="primary" aria-haspopup="dialog" onClick={() => openModal('sendDocument', { kind })}>
              <Icon name="upload" size={18} />
              {t(status === 'cancel' ? 'documents.tile.again' : 'documents.detail.send')}
            </Button>
          )}
        </div>
      </Card>
      <div className={styles.stack}>
        <Card className={styles.part}>
          <h2>{t('documents.pitfalls')}</h2>
          <RowList look="boxed" label={t('documents.pitfalls')}>
            {pitfalls.map((pitfall) => (
              <Row key={pitfall.key} icon={pitfall.icon} title={t(`documents.pitfalls.${pitfall.key}`)} />
            ))}
          </RowList>
        </Card>
        {kind === 'payment_card' && (
          <Note tone="amber" icon="shield">
            {t('documents.detail.card')}
          </Note>
        )}
      </div>
    </div>
  )
}

/** Another picture is another address. */
function findVersion({ id, steps }: Verification): string {
  return `${id} ${steps.findLast(({ kind }) => kind === 'sent')?.at}`
}

function useStageWords() {
  const speech = useI18n()
  const { t } = speech
  const { moment, second } = useLocalDates()
  return (stage: DocumentStage) => {
    const title = t(`documents.stage.${stage.kind}`)
    if (stage.kind === 'decision')
      return { title, state: stage.state, text: t('documents.stage.decision.text') }
    if (stage.kind === 'review')
      return {
        title,
        state: stage.state,
        text: t('documents.stage.review.text'),
        time: stage.expectedAt ? t('documents.stage.until', { moment: moment(stage.expectedAt) }) : undefined,
      }
    const { file, reasons, comment, at } = stage.step
    const texts = [
      file && t('documents.stage.file', { name: file.name, size: describeBytes(speech, file.bytes) }),
      ...reasons.map((reason) => `${t(declineWords[reason].title)}. ${t(declineWords[reason].advice)}`),
      comment,
    ]
    return { title, state: stage.state, text: texts.filter(Boolean).join(' '), time: second(at) }
  }
}

/** The picture as the house has it. It is fetched, not linked: only its owner may see it, and a session may have to be renewed. */
function DocumentPicture({ item }: { item: Verification }) {
  const { t } = useI18n()
  const { id, kind } = item
  const { value, phase, retry } = useCall(findVersion(item), (signal) =>
    browserCall(getVerificationPicture, { params: { id } }, { signal, read: readFile }),
  )
  const address = useDataAddress(value)
  if (phase === 'failed' || phase === 'offline')
    return (
      <Note
        tone="warning"
        actions={
          <Button size="small" onClick={retry}>
            {t('documents.retry')}
          </Button>
        }
      >
        {t('documents.detail.no_picture')}
      </Note>
    )
  return address ? (
    <img
      className={styles.picture}
      src={address}
      alt={t('documents.detail.picture', { name: t(`documents.kind.${kind}`) })}
    />
  ) : (
    <Skeleton className={styles.loading} />
  )
}

/** An address of data: the page's policy allows no other for what is in memory. */
function useDataAddress(file: { type: string; content: Uint8Array } | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(reader.result as string))
    reader.readAsDataURL(new Blob([file.content as BlobPart], { type: file.type }))
    return () => reader.abort()
  }, [file])
  return address
}
