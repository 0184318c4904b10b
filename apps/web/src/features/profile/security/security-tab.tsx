import { useRevalidator } from 'react-router'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { hideEmail } from '../hide-contact.ts'
import { findUsername } from '../username.ts'
import frame from '../profile-frame.module.css'
import { DeviceList } from './device-list.tsx'
import { LoginProtection } from './login-protection.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'
import type { SecurityData } from './security-data.ts'
import './security.messages.json'

/** Login sessions of the player, and the protection of the account. */
export function SecurityTab({ player: { profile }, sessions, security }: SecurityData) {
  const email = profile.emails.find(({ is_primary }) => is_primary)?.email
  const username = findUsername(profile)
  return (
    <div className={frame.columns}>
      <div className={frame.stack}>
        {sessions ? <DeviceList sessions={sessions} /> : <NotLoaded what="devices" />}
        {security && <PasskeyList passkeys={security.passkeys} username={username} />}
      </div>
      <div className={frame.stack}>
        {security ? (
          <LoginProtection
            security={security}
            username={username}
            mailbox={email ? hideEmail(email) : null}
          />
        ) : (
          <NotLoaded what="protection" />
        )}
        {security?.totpSince && <RecoveryCodesCard left={security.recoveryCodesLeft} username={username} />}
      </div>
    </div>
  )
}

function NotLoaded({ what }: { what: 'devices' | 'protection' }) {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  return (
    <Card className={frame.part}>
      <h2>{t(`security.${what}`)}</h2>
      <Notice
        isError
        title={t(`security.${what}.failed`)}
        text={t('security.failed.text')}
        action={
          <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
            {t('security.failed.again')}
          </Button>
        }
      />
    </Card>
  )
}
