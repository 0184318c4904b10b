import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** The link for a new password was used or has expired. `onAgain` starts over where that needs no other popup. */
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
