import { Link, useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../lib/login-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { ShellLink } from './shell.tsx'
import styles from './tab-bar.module.css'

/** The menu of a phone: five places, the middle one raised. */
export function TabBar({ links, current, isSignedIn }: { links: ShellLink[]; current: string; isSignedIn: boolean }) {
  const { t } = useI18n()
  const byAddress = (address: string) => links.filter((link) => link.to === address)
  const loginTab: ShellLink = { to: '/login', icon: 'user', label: t('shell.tabs.login') }
  const tabs = [
    ...byAddress('/'), ...byAddress('/games/top'),
    ...(isSignedIn ? byAddress('/games/slots') : [loginTab]),
    ...byAddress('/games/newgames'), ...byAddress(isSignedIn ? '/games/otygrat_bonus' : '/games/slots'),
  ]
  const loginLink = buildLoginLink(useLocation())
  const main = isSignedIn ? '/games/slots' : '/login'
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs.label')}>
      {tabs.map(({ to, icon, label, shortLabel }) => (
        <Link key={to} className={joinClasses(styles.tab, to === main && styles.main)} {...(to === '/login' ? loginLink : { to })} aria-current={to === current ? 'page' : undefined}>
          <span><Icon name={icon} size={23} /></span>
          {shortLabel ?? label}
        </Link>
      ))}
    </nav>
  )
}
