import type { Profile } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLevel } from '../level/use-level.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { findAvatar } from './player-avatar.ts'
import styles from './player-card.module.css'

/** The logged-in player, with a link to their profile. */
export function PlayerCard({ profile, onOpen }: { profile: Profile; onOpen: () => void }) {
  const { t } = useI18n()
  const level = useLevel()?.level ?? profile.level.index
  return (
    <a className={styles.card} href="/profile" onClick={onOpen}>
      <img src={findAvatar(profile)} alt="" width="44" height="44" />
      <span className={styles.names}>
        <b>{profile.nick_name}</b>
        <span>{t('player.level', { level })}</span>
      </span>
      <Icon name="right" size={16} />
    </a>
  )
}
