import { useRevalidator } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Replaces games that failed to load. */
export function FailedGames() {
  const { t } = useI18n()
  const { revalidate, state } = useRevalidator()
  const retry = (
    <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
      {t('lobby.rows.retry')}
    </Button>
  )
  return <Notice isError title={t('lobby.rows.failed')} text={t('lobby.rows.failedHint')} action={retry} />
}
