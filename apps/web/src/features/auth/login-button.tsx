// The guest's way in. A link, so that it works before scripts do and in a new tab.
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../lib/login-link.ts'
import { useLoginElsewhere } from '../../player/use-login-elsewhere.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function LoginButton({ isWide }: { isWide?: boolean }) {
  const { t } = useI18n()
  useLoginElsewhere()
  return <ButtonLink look="primary" isWide={isWide} {...buildLoginLink(useLocation())}>{t('auth.enter')}</ButtonLink>
}
