// The four documents on the screen of verification [2.7], [3.54], or one of them with its timeline.
import empty from '@yanta/art/empty.json'
import type { VerificationKind } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Loading, RowsPlaceholder } from '../../ui/feedback/placeholder.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { DocumentDetail } from './document-detail.tsx'
import type { Documents } from './document-store.ts'
import { DocumentTile } from './document-tile.tsx'
import './documents.messages.json'
import styles from './documents.module.css'
import { findDocument, useDocuments } from './use-documents.ts'

interface DocumentsSectionProps {
  /** Null when they could not be loaded with the page. */
  loaded: Documents | null
  /** The one that the address names. */
  kind: VerificationKind | null
}

export function DocumentsSection({ loaded, kind }: DocumentsSectionProps) {
  const { t } = useI18n()
  const { documents, phase, retry } = useDocuments(loaded)
  const one = kind && findDocument(documents, kind)
  if (documents && one) return <DocumentDetail item={one} isEnabled={documents.isEnabled} />
  const isEmpty =
    documents && !documents.isEnabled && documents.items.every(({ status }) => status === 'none')
  const accepted = documents?.items.filter(({ status }) => status === 'success').length ?? 0
  return (
    <Section
      title={t('documents.title')}
      count={documents ? t('documents.count', { done: accepted, total: documents.items.length }) : undefined}
    >
      {!documents ? (
        <Card>
          {phase === 'failed' || phase === 'offline' ? (
            <Notice
              isError
              image={empty.documents}
              title={t('documents.failed')}
              text={t(phase === 'offline' ? 'documents.failed.offline' : 'documents.failed.text')}
              action={<Button onClick={retry}>{t('documents.retry')}</Button>}
            />
          ) : (
            <Loading label={t('documents.loading')}>
              <RowsPlaceholder rows={4} />
            </Loading>
          )}
        </Card>
      ) : isEmpty ? (
        <Card>
          <Notice image={empty.documents} title={t('documents.empty')} text={t('documents.empty.text')} />
        </Card>
      ) : (
        <div className={styles.list}>
          {!documents.isEnabled && <Note tone="warning">{t('documents.disabled')}</Note>}
          <ul className={styles.tiles} aria-label={t('documents.title')}>
            {documents.items.map((item) => (
              <li key={item.kind}>
                <DocumentTile item={item} isEnabled={documents.isEnabled} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
