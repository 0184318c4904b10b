// The avatar and what opens from it: who is logged in, and the way out.
import type { Profile } from '@yanta/contract'
import { useId, useState } from 'react'
import { useI18n } from '../i18n/use-i18n.tsx'
import styles from './account-menu.module.css'
import { LogOutButton } from './log-out-button.tsx'
import { findAvatar } from './player-avatar.ts'
import { PlayerCard } from './player-card.tsx'
import { SoundSwitch } from './sound-switch.tsx'

export function AccountMenu({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const menuId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={menuId} aria-expanded={isOpen} aria-label={t('player.menu', { name: profile.nick_name, level: profile.level.index })}>
        <img src={findAvatar(profile)} alt="" width="40" height="40" />
        <span className={styles.level} aria-hidden="true">{profile.level.index}</span>
      </button>
      <div id={menuId} popover="auto" className={styles.menu} onToggle={(event) => setIsOpen(event.newState === 'open')}>
        <PlayerCard profile={profile} />
        <SoundSwitch />
        <LogOutButton />
      </div>
    </>
  )
}
