import type { Profile } from '@yanta/contract'
import type { CSSProperties } from 'react'
import { computeLevelPercent } from '../../domain/level/level.ts'
import { useLevel } from '../../domain/level/use-level.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { findAvatar } from '../../domain/player/player-avatar.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { HeadLevel } from './head-level.tsx'
import type { ProfilePlayer } from './load-player.ts'
import styles from './profile-frame.module.css'

export function ProfileHead({ player: { profile, way, levels } }: { player: ProfilePlayer }) {
  const { t } = useI18n()
  const shown = useLevel(way)
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar
          image={findAvatar(profile)}
          name={profile.nick_name}
          isNamed
          size="large"
          percent={shown ? computeLevelPercent(shown) : undefined}
        />
        <div className={styles.names} style={{ '--signs': profile.nick_name.length } as CSSProperties}>
          <h1>{profile.nick_name}</h1>
          <div className={styles.facts}>
            <span>{t('profile.head.id', { id: profile.id })}</span>
            <ContactTags profile={profile} />
          </div>
        </div>
      </div>
      <HeadLevel profile={profile} way={way} levels={levels} />
    </div>
  )
}

function ContactTags({ profile: { phones, emails } }: { profile: Profile }) {
  const { t } = useI18n()
  const phone = phones.find(({ is_primary }) => is_primary)
  const email = emails.find(({ is_primary }) => is_primary)
  return (
    <>
      {phone && (
        <StatusTag
          size="small"
          tone={phone.is_verified ? 'green' : 'grey'}
          icon={phone.is_verified ? 'check' : 'clock'}
        >
          {t(phone.is_verified ? 'profile.head.phone' : 'profile.head.phoneWaits')}
        </StatusTag>
      )}
      {email && (
        <StatusTag
          size="small"
          tone={email.is_verified ? 'green' : 'grey'}
          icon={email.is_verified ? 'check' : 'clock'}
        >
          {t(email.is_verified ? 'profile.head.email' : 'profile.head.emailWaits')}
        </StatusTag>
      )}
    </>
  )
}
