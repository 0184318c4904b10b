// The avatar and its menu: the logged-in player, links to their screens, and logout.
import type { Profile } from '@yanta/contract'
import { type ComponentType, type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { siteHealth } from '../../data/api/browser-call.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { computeLevelPercent } from '../level/level.ts'
import { useLevel } from '../level/use-level.ts'
import { WaitingGifts } from '../gift/waiting-gifts.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './account-menu.module.css'
import { findAvatar } from './player-avatar.ts'
import { PlayerCard } from './player-card.tsx'

const places = [
  { to: '/profile/balance', icon: 'wallet', key: 'player.balance' },
  { to: '/profile/gifts', icon: 'gift', key: 'player.menu.gifts' },
  { to: '/profile/levels', icon: 'star', key: 'player.menu.levels' },
  { to: '/profile/info', icon: 'user', key: 'player.menu.info' },
  { to: '/profile/verification', icon: 'check', key: 'player.menu.verification' },
  { to: '/profile/achievements', icon: 'trophy', key: 'player.menu.achievements' },
  { to: '/profile/safer-play', icon: 'shield', key: 'player.menu.safer_play' },
] as const

export function AccountMenu({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const menuId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const way = useLevel()
  const level = way?.level ?? profile.level.index
  const close = () => menu.current?.hidePopover()
  const { End, loadEnd } = useEnd()
  useEffect(() => {
    // It may have been opened before it was hydrated.
    if (!menu.current?.matches(':popover-open')) return
    setIsOpen(true)
    loadEnd()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        style={way ? ({ '--percent': computeLevelPercent(way) } as CSSProperties) : undefined}
        popoverTarget={menuId}
        onPointerEnter={loadEnd}
        onFocus={loadEnd}
        aria-expanded={isOpen}
        aria-label={t('player.menu', { name: profile.nick_name, level })}
      >
        <img src={findAvatar(profile)} alt="" width="40" height="40" />
        <span className={styles.level} aria-hidden="true">
          {level}
        </span>
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className={styles.menu}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          loadEnd()
        }}
      >
        <PlayerCard profile={profile} onOpen={close} />
        <ul className={styles.places}>
          {places.map(({ to, icon, key }) => (
            <li key={to}>
              <a href={to} onClick={close}>
                <Icon name={icon} />
                {t(key)}
                {key === 'player.menu.gifts' && <WaitingGifts className={styles.count} />}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.end}>{End && <End />}</div>
      </div>
    </>
  )
}

const importEnd = async () => (await import('./account-menu-end.tsx')).AccountMenuEnd

/** The switch and the button at the end do nothing without scripts and are seen by few: their code comes when the menu is near. */
function useEnd() {
  const [End, setEnd] = useState<ComponentType | null>(null)
  const loadEnd = () => {
    if (End) return
    importEnd().then(
      (AccountMenuEnd) => setEnd(() => AccountMenuEnd),
      // The next opening asks again; a code that a newer release has replaced leads to the offer of that release.
      () => void siteHealth.doubt(),
    )
  }
  return { End, loadEnd }
}
