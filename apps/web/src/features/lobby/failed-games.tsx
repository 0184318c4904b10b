import { useRevalidator } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** In the place of games that could not be loaded. */
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
