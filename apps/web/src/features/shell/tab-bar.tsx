import { type MouseEvent, type UIEvent, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../navigation/login-link.ts'
import { RegionClosedContext } from '../../site/region.ts'
import { isDemoClosedTo, useIsExcluded, useSite } from '../../site/site-data.ts'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { type ShellLink, type ShellOpeners, markCurrent } from './shell-link.ts'
import styles from './tab-bar.module.css'

interface TabBarProps extends Pick<ShellOpeners, 'onSearch' | 'onMenu'> {
  lobby: ShellLink
  places: ShellLink[]
  /** Address of a list of games. */
  games: string
  current: string
  isSignedIn: boolean
}

/** The menu of a phone: lobby, search, the main action raised in the middle, promotions, and a drawer with all else. */
export function TabBar({ lobby, places, games, current, isSignedIn, onSearch, onMenu }: TabBarProps) {
  const { t } = useI18n()
  const location = useLocation()
  const isClosed = use(RegionClosedContext)
  const isExcluded = useIsExcluded()
  const site = useSite()
  const isDemoClosed = Boolean(site && isDemoClosedTo(site))
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs.label')}>
      <Tab link={lobby} current={current} />
      <Opener icon="search" label={t('shell.tabs.search')} form="search" onOpen={onSearch} />
      {isSignedIn ? (
        <Tab
          link={
            isExcluded
              ? { to: '/cashbox?tab=payout', icon: 'wallet', label: t('player.payout') }
              : { to: '/cashbox', icon: 'wallet', label: t('player.cashbox') }
          }
          current={current}
          isMain
        />
      ) : isClosed ? null : isDemoClosed ? (
        <Link className={joinClasses(styles.tab, styles.main)} {...buildLoginLink(location)}>
          <span>
            <Icon name="user" size={23} />
          </span>
          {t('shell.tabs.login')}
        </Link>
      ) : (
        <PlayTab games={games} />
      )}
      {places.slice(0, 1).map((link) => (
        <Tab key={link.to} link={link} current={current} />
      ))}
      <Opener icon="menu" label={t('shell.tabs.menu')} note={t('shell.tabs.unread')} onOpen={onMenu} />
    </nav>
  )
}

/** A guest's main action: a random demo. Without scripts, or without an answer, the list of games. Whoever has gone on meanwhile is left there. */
function PlayTab({ games }: { games: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [isDrawing, setIsDrawing] = useState(false)
  const { key } = useLocation()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = key
    return () => {
      shown.current = undefined
    }
  }, [key])
  async function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isDrawing) return
    setIsDrawing(true)
    const demo = await import('./pick-demo.ts').then(({ pickDemo }) => pickDemo()).catch(() => null)
    setIsDrawing(false)
    if (shown.current === key) await navigate(demo ?? games)
  }
  return (
    <a
      className={joinClasses(styles.tab, styles.main)}
      href={games}
      aria-busy={isDrawing || undefined}
      onClick={play}
    >
      <span>
        <Icon name="play" size={23} />
      </span>
      {t('shell.tabs.play')}
    </a>
  )
}

function Tab({
  link: { to, icon, label },
  current,
  isMain,
}: {
  link: ShellLink
  current: string
  isMain?: boolean
}) {
  return (
    <a
      className={joinClasses(styles.tab, isMain && styles.main)}
      href={to}
      aria-current={markCurrent(to, current)}
    >
      <span>
        <Icon name={icon} size={23} />
      </span>
      {label}
    </a>
  )
}

/** `form` is submitted without scripts; `note` is told to screen readers while messages of support are unread. */
function Opener({
  icon,
  label,
  note,
  form,
  onOpen,
}: {
  icon: IconName
  label: string
  note?: string
  form?: string
  onOpen: (event: UIEvent) => void
}) {
  return (
    <button
      form={form}
      className={joinClasses(styles.tab, !form && styles.opener)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span>
        <Icon name={icon} size={23} />
      </span>
      {label}
      {note && <span className={styles.unread}>{note}</span>}
    </button>
  )
}
