import { use } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../navigation/login-link.ts'
import { RegionClosedContext } from '../../site/region.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import './winback.messages.json'

/** For a guest, below the editors' text. */
export function WinbackInvitation() {
  const { t } = useI18n()
  const location = useLocation()
  if (use(RegionClosedContext)) return null
  return (
    <Note
      tone="amber"
      icon="refund"
      actions={
        <ButtonLink size="small" {...buildLoginLink(location)}>
          {t('winback.guest.login')}
        </ButtonLink>
      }
    >
      {t('winback.guest')}
    </Note>
  )
}
