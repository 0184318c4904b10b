import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../lib/modal-stack.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { writeDate } from '../../ui/date-text.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Note } from '../../ui/note.tsx'
import { ContactRows } from './contact-rows.tsx'
import { formatCountry } from './format-country.ts'
import styles from './profile-frame.module.css'
import type { ProfilePlayer } from './profile-player.ts'

/** [2.7], [3.8-3.11] What the platform knows of the player. Contacts are changed by support [1.10]. */
export function InfoTab({ player: { profile, balance } }: { player: ProfilePlayer }) {
  const { t, date, locale } = useI18n()
  const name = [profile.firstname, profile.middlename, profile.lastname].filter((part) => part !== null).join(' ')
  const say = (value: string | null) => value || <span className={styles.none}>{t('profile.info.empty')}</span>
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Card className={styles.part}>
          <h2>{t('profile.info.personal')}</h2>
          <FactList
            look="rows"
            facts={[
              { name: t('profile.info.name'), value: say(name) },
              { name: t('profile.info.birthday'), value: say(profile.birthday && writeDate(profile.birthday)) },
              { name: t('profile.info.country'), value: say(profile.country && formatCountry(profile.country, locale)) },
              { name: t('profile.info.address'), value: say(profile.address) },
            ]}
          />
        </Card>
        <Card className={styles.part}>
          <h2>{t('profile.info.account')}</h2>
          <FactList
            look="rows"
            facts={[
              { name: t('profile.info.id'), value: profile.id },
              { name: t('profile.info.registered'), value: date(profile.registered_at) },
              { name: t('profile.info.language'), value: t(`profile.info.language.${profile.locale}`) },
              ...(balance ? [{ name: t('profile.info.currency'), value: balance.currency }] : []),
            ]}
          />
        </Card>
      </div>
      <Card className={styles.part}>
        <h2>{t('profile.info.contacts')}</h2>
        <ContactRows profile={profile} hasNickname />
        <Note>{t('profile.info.changes')}</Note>
        <Button isWide onClick={() => openModal('support')}>{t('profile.info.support')}</Button>
      </Card>
    </div>
  )
}
