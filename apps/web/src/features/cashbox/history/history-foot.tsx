import type { Refusal } from '../../../data/api/result.ts'
import type { Action } from '../../../data/use-action.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useEndNear } from '../../../ui/use-end-near.ts'
import '../cashbox.messages.json'
import './history.messages.json'
import styles from './history.module.css'

interface HistoryFootProps {
  isOver: boolean
  /** Of all operations; null while it is not known. */
  count: number | null
  more: Action<[], Refusal<string>>
}

/** Under the list: what is coming, why it did not come, or that all is shown. The next page is fetched when its end is in view. */
export function HistoryFoot({ isOver, count, more }: HistoryFootProps) {
  const { t } = useI18n()
  const isWaiting = !isOver && !more.refusal && !more.isBusy
  const foot = useEndNear<HTMLDivElement>(isWaiting, () => void more.run())
  if (isOver)
    return count === null ? null : <p className={styles.end}>{t('cashbox.history.end', { count })}</p>
  if (more.refusal)
    return (
      <Note
        tone="error"
        isAnswer
        actions={
          <Button size="small" onClick={() => void more.run()}>
            {t('cashbox.failed.again')}
          </Button>
        }
      >
        {t('cashbox.history.more.failed')}
      </Note>
    )
  return (
    <div ref={foot} className={styles.more}>
      <Loader text={t('cashbox.history.more')} />
    </div>
  )
}
