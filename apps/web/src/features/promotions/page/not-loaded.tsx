import { useRevalidator } from 'react-router'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import '../promotion-page.messages.json'

/** The player's part could not be loaded; it can be tried again. */
export function NotLoaded() {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  return (
    <Note
      tone="error"
      isAnswer
      actions={
        <Button size="small" isWaiting={state === 'loading'} onClick={() => void revalidate()}>
          {t('promotion.again')}
        </Button>
      }
    >
      {t('promotion.progress.failed')}
    </Note>
  )
}
