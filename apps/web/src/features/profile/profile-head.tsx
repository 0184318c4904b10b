import type { Profile } from '@yanta/contract'
import type { CSSProperties } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { findAvatar } from '../../domain/player/player-avatar.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import styles from './profile-frame.module.css'

export function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const { level } = profile
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar image={findAvatar(profile)} name={profile.nick_name} isNamed size="large" />
        <div className={styles.names} style={{ '--signs': profile.nick_name.length } as CSSProperties}>
          <h1>{profile.nick_name}</h1>
          <div className={styles.facts}>
            <span>{t('profile.head.id', { id: profile.id })}</span>
            <ContactTags profile={profile} />
          </div>
        </div>
      </div>
      <div className={styles.level}>
        <img src={level.image} alt="" width="76" height="76" />
        <div>
          <b>{t('profile.head.level', { level: level.index })}</b>
          <span>
            {level.index >= level.bonus_availability_level
              ? t('profile.head.bonusOpen')
              : t('profile.head.bonusFrom', { level: level.bonus_availability_level })}
          </span>
        </div>
      </div>
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
