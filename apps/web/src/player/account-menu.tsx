// The avatar and what opens from it: who is logged in, and the way out.
import type { Profile } from '@yanta/contract'
import { type ReactNode, useId, useState } from 'react'
import { useI18n } from '../i18n/use-i18n.tsx'
import { Button } from '../ui/button.tsx'
import styles from './account-menu.module.css'
import { useLogOut } from './use-log-out.ts'

const avatars = 8

export function AccountMenu({ profile, language }: { profile: Profile; language: ReactNode }) {
  const { t } = useI18n()
  const menuId = useId()
  const { logOut, isLeaving, hasFailed } = useLogOut()
  const [isOpen, setIsOpen] = useState(false)
  const avatar = `/art/avatars/avatar-${(Number(profile.id) || 0) % avatars + 1}.svg`
  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={menuId} aria-expanded={isOpen} aria-label={t('player.menu', { name: profile.nick_name, level: profile.level.index })}>
        <img src={avatar} alt="" width="40" height="40" />
        <span className={styles.level} aria-hidden="true">{profile.level.index}</span>
      </button>
      <div id={menuId} popover="auto" className={styles.menu} onToggle={(event) => setIsOpen(event.newState === 'open')}>
        <div className={styles.who}>
          <img src={avatar} alt="" width="44" height="44" />
          <div className={styles.names}>
            <b>{profile.nick_name}</b>
            <span>{t('player.level', { level: profile.level.index })}</span>
          </div>
        </div>
        <div className={styles.language}>{language}</div>
        {hasFailed && <p className={styles.problem} role="alert">{t('player.log_out.failed')}</p>}
        <Button isWide isWaiting={isLeaving} onClick={logOut}>{t('player.log_out')}</Button>
      </div>
    </>
  )
}
