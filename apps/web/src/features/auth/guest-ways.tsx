// The guest's links to log in and register. Links, so that they work before scripts do and in a new tab.
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../navigation/login-link.ts'
import { isGuestBuild } from '../../navigation/site-base.ts'
import { useLoginElsewhere } from '../../domain/player/use-login-elsewhere.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import styles from './guest-ways.module.css'

/** Registering leaves the build for guests. */
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
