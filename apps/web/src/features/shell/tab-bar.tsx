import { Link, useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../lib/login-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { ShellLink } from './shell-link.ts'
import styles from './tab-bar.module.css'

/** The menu of a phone: five places, the middle one raised. */
export function TabBar({ links, current, isSignedIn }: { links: ShellLink[]; current: string; isSignedIn: boolean }) {
  const { t } = useI18n()
  const byAddress = (address: string) => links.filter((link) => link.to === address)
  const location = useLocation()
  const before = [...byAddress('/'), ...byAddress('/games/top')]
  const recommended = byAddress('/games/recommended').map((link) => ({ ...link, label: t('shell.tabs.recommended') }))
  const after = [...byAddress('/games/newgames'), ...(isSignedIn ? recommended : byAddress('/games/slots'))]
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs.label')}>
      {before.map((link) => <Tab key={link.to} link={link} current={current} />)}
      {isSignedIn
        ? byAddress('/games/slots').map((link) => <Tab key={link.to} link={link} current={current} isMain />)
        : (
          <Link className={joinClasses(styles.tab, styles.main)} {...buildLoginLink(location)}>
            <span><Icon name="user" size={23} /></span>
            {t('shell.tabs.login')}
          </Link>
        )}
      {after.map((link) => <Tab key={link.to} link={link} current={current} />)}
    </nav>
  )
}

function Tab({ link: { to, icon, label }, current, isMain }: { link: ShellLink; current: string; isMain?: boolean }) {
  return (
    <a className={joinClasses(styles.tab, isMain && styles.main)} href={to} aria-current={to === current ? 'page' : undefined}>
      <span><Icon name={icon} size={23} /></span>
      {label}
    </a>
  )
}
