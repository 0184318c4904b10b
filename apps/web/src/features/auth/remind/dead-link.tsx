import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** The way to a new password is closed: it was used, or nobody came in time. `onAgain` begins anew where that needs no other popup. */
export function DeadLink({ onAgain }: { onAgain?: () => void }) {
  const { t } = useI18n()
  return (
    <>
      <Note tone="warning" title={t('remind.dead.title')} isAnswer>
        {t('remind.dead.text')}
      </Note>
      {onAgain ? (
        <Button look="primary" size="large" isWide onClick={onAgain}>
          {t('remind.dead.again')}
        </Button>
      ) : (
        <ButtonLink look="primary" size="large" isWide to="/remind">
          {t('remind.dead.again')}
        </ButtonLink>
      )}
    </>
  )
}
