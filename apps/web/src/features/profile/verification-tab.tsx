import empty from '@yanta/art/empty.json'
import type { Profile } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ContactRows } from './contact-rows.tsx'
import styles from './profile-frame.module.css'

/** [2.7], [3.14], [3.54] Verification state of the player's contacts and documents. */
export function VerificationTab({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  return (
    <>
      {profile.is_verified ? (
        <Note tone="success" icon="shield" title={t('profile.verification.done')}>
          {t('profile.verification.doneText')}
        </Note>
      ) : (
        <Note tone="amber" icon="shield" title={t('profile.verification.why')}>
          {t('profile.verification.whyText')}
        </Note>
      )}
      <div className={styles.columns}>
        <Card className={styles.part}>
          <h2>{t('profile.verification.documents')}</h2>
          <Notice
            image={empty.documents}
            title={t('profile.verification.documents.empty')}
            text={t('profile.verification.documents.text')}
          />
        </Card>
        <Card className={styles.part}>
          <h2>{t('profile.verification.contacts')}</h2>
          <ContactRows profile={profile} />
        </Card>
      </div>
    </>
  )
}
