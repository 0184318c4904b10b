import type { Profile } from '@yanta/contract'
import { useI18n } from '../i18n/use-i18n.tsx'
import { findAvatar } from './player-avatar.ts'
import styles from './player-card.module.css'

/** Who is logged in. */
export function PlayerCard({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  return (
    <div className={styles.card}>
      <img src={findAvatar(profile)} alt="" width="44" height="44" />
      <div className={styles.names}>
        <b>{profile.nick_name}</b>
        <span>{t('player.level', { level: profile.level.index })}</span>
      </div>
    </div>
  )
}
