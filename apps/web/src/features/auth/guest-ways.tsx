// The guest's ways in. Links, so that they work before scripts do and in a new tab.
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../lib/login-link.ts'
import { isGuestBuild } from '../../lib/site-base.ts'
import { useLoginElsewhere } from '../../player/use-login-elsewhere.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './guest-ways.module.css'

/** Who registers leaves the build for guests. */
const leaving = isGuestBuild ? { reloadDocument: true, target: '_self' } : undefined

export function GuestWays({ isWide }: { isWide?: boolean }) {
  const { t } = useI18n()
  useLoginElsewhere()
  return (
    <>
      <ButtonLink
        className={isWide ? undefined : styles.enter}
        isWide={isWide}
        {...buildLoginLink(useLocation())}
      >
        {t('auth.enter')}
      </ButtonLink>
      <ButtonLink look="primary" isWide={isWide} to="/registration" {...leaving}>
        {t('auth.register')}
      </ButtonLink>
    </>
  )
}
