import { Link, useLocation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../lib/login-link.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { ShellLink, ShellOpeners } from './shell-link.ts'
import styles from './tab-bar.module.css'

interface TabBarProps extends Pick<ShellOpeners, 'onSearch' | 'onMenu'> {
  links: ShellLink[]
  current: string
  isSignedIn: boolean
}

/** The menu of a phone: lobby and search, the main deed raised in the middle, games, and the drawer with everything else. */
export function TabBar({ links, current, isSignedIn, onSearch, onMenu }: TabBarProps) {
  const { t } = useI18n()
  const byAddress = (address: string) => links.filter((link) => link.to === address)
  const location = useLocation()
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs.label')}>
      {byAddress('/').map((link) => <Tab key={link.to} link={link} current={current} />)}
      <Opener icon="search" label={t('shell.tabs.search')} onOpen={onSearch} />
      {isSignedIn
        ? byAddress('/games/slots').map((link) => <Tab key={link.to} link={link} current={current} isMain />)
        : (
          <Link className={joinClasses(styles.tab, styles.main)} {...buildLoginLink(location)}>
            <span><Icon name="user" size={23} /></span>
            {t('shell.tabs.login')}
          </Link>
        )}
      {byAddress(isSignedIn ? '/games/newgames' : '/games/slots').map((link) => <Tab key={link.to} link={link} current={current} />)}
      <Opener icon="menu" label={t('shell.tabs.menu')} onOpen={onMenu} />
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

function Opener({ icon, label, onOpen }: { icon: IconName; label: string; onOpen: () => void }) {
  return (
    <button type="button" className={joinClasses(styles.tab, styles.opener)} aria-haspopup="dialog" onClick={onOpen}>
      <span><Icon name={icon} size={23} /></span>
      {label}
    </button>
  )
}
