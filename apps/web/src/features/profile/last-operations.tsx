import empty from '@yanta/art/empty.json'
import { listOperations } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { OperationRow } from '../../domain/operation/operation-row.tsx'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../ui/feedback/placeholder.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { RowList } from '../../ui/layout/row-list.tsx'
import styles from './profile-frame.module.css'

const mostShown = 4

/** The last operations of all kinds; the cashbox has the others. */
export function LastOperations() {
  const { t } = useI18n()
  const { value, refusal, retry } = useCall('last-operations', (signal) =>
    browserCall(listOperations, {}, { signal }),
  )
  return (
    <Card className={styles.part}>
      <div className={styles.partHead}>
        <h2>{t('profile.balance.operations')}</h2>
        {value && value.items.length > 0 && (
          <ButtonLink size="small" to="/cashbox?tab=history">
            {t('profile.balance.operations.all')}
          </ButtonLink>
        )}
      </div>
      {refusal ? (
        <Note
          tone="error"
          actions={
            <Button size="small" onClick={retry}>
              {t('profile.balance.again')}
            </Button>
          }
        >
          {t('profile.balance.operations.failed')}
        </Note>
      ) : !value ? (
        <Loading label={t('profile.balance.operations.loading')}>
          <RowsPlaceholder rows={mostShown} />
        </Loading>
      ) : value.items.length === 0 ? (
        <Notice
          image={empty.history}
          title={t('profile.balance.operations.empty')}
          text={t('profile.balance.operations.text')}
        />
      ) : (
        <RowList label={t('profile.balance.operations')}>
          {value.items.slice(0, mostShown).map((operation) => (
            <OperationRow key={operation.id} operation={operation} />
          ))}
        </RowList>
      )}
    </Card>
  )
}
