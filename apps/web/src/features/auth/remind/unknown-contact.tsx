import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { handOverContact } from '../codes/typed-contact.ts'

interface UnknownContactProps {
  contact: Contact
  wanted: string | null
  onAgain: () => void
}

/** The proven contact has no account: revealed to its owner only. */
export function UnknownContact({ contact, wanted, onAgain }: UnknownContactProps) {
  const { t } = useI18n()
  return (
    <>
      <Note icon="info" isAnswer>
        {t(`remind.unknown.${contact.type}`)}
      </Note>
      <ButtonLink
        look="primary"
        size="large"
        isWide
        to={wanted === null ? '/registration' : `/registration?redirect=${encodeURIComponent(wanted)}`}
        onClick={() => handOverContact(contact)}
      >
        {t('remind.unknown.register')}
      </ButtonLink>
      <Button size="large" isWide onClick={onAgain}>
        {t('remind.unknown.again')}
      </Button>
    </>
  )
}
