import type { Profile } from '@yanta/contract'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ContactRows } from './contact-rows.tsx'

interface VerificationTabProps {
  profile: Profile
  /** The documents, which are a feature of their own. */
  documents: ReactNode
}

/** [2.7], [3.14], [3.54] Verification state of the player's documents and contacts. */
export function VerificationTab({ profile, documents }: VerificationTabProps) {
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
      {documents}
      <Section title={t('profile.verification.contacts')}>
        <Card>
          <ContactRows profile={profile} />
        </Card>
      </Section>
    </>
  )
}
