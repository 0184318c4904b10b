import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ContactRows } from './contact-rows.tsx'
import { DataCard } from './data-copy/data-card.tsx'
import { OwnDataForm } from './own-data-form.tsx'
import styles from './profile-frame.module.css'
import { findUsername } from './username.ts'
import type { SignedInPlayer } from '../../site/site-data.ts'

/** [2.7], [3.8-3.11] The player's data. Contacts are changed by support [1.10]. */
export function InfoTab({ player: { profile, balance } }: { player: SignedInPlayer }) {
  const { t, date } = useI18n()
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <OwnDataForm key={profile.id} profile={profile} />
        <Card className={styles.part}>
          <h2>{t('profile.info.account')}</h2>
          <FactList
            look="rows"
            facts={[
              { name: t('profile.info.id'), value: profile.id },
              { name: t('profile.info.registered'), value: date(profile.registered_at) },
              ...(balance ? [{ name: t('profile.info.currency'), value: balance.currency }] : []),
            ]}
          />
        </Card>
      </div>
      <div className={styles.stack}>
        <Card className={styles.part}>
          <h2>{t('profile.info.contacts')}</h2>
          <ContactRows profile={profile} hasNickname />
          <Note>
            {t(profile.birthday_verified ? 'profile.info.changes.verified' : 'profile.info.changes')}
          </Note>
          <Button isWide onClick={() => openModal('support', { reason: 'contact' })}>
            {t('profile.info.support')}
          </Button>
        </Card>
        <Card className={styles.part}>
          <h2>{t('profile.info.security')}</h2>
          <p>{t('profile.info.securityText')}</p>
          <ButtonLink isWide to="/profile/security">
            <Icon name="lock" size={18} />
            {t('profile.info.toSecurity')}
          </ButtonLink>
        </Card>
        <DataCard username={findUsername(profile)} />
      </div>
    </div>
  )
}
