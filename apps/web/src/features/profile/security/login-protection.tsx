import { type Security, setNewDeviceMail } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import frame from '../profile-frame.module.css'
import { useMoment } from '../use-moment.ts'
import { askNewPassword, askTotpEnd, askTotpSetup } from './security-dialogs.ts'
import styles from './security.module.css'
import { useResult } from './use-result.ts'
import { useAction } from '../../../data/use-action.ts'

interface LoginProtectionProps {
  security: Security
  username: string
  /** Masked address of security letters; null without an address. */
  mailbox: string | null
}

/** Protection of the account: the password, the code of an app, the letter about a new device. */
export function LoginProtection({
  security: { totpSince, hasNewDeviceMail },
  username,
  mailbox,
}: LoginProtectionProps) {
  const { t } = useI18n()
  const sayMoment = useMoment()
  return (
    <Card className={frame.part}>
      <h2>{t('security.protection')}</h2>
      <div className={styles.protection}>
        <IconTile icon="lock" />
        <div className={styles.words}>
          <b>{t('security.password')}</b>
          <span>{t('security.password.text')}</span>
        </div>
        <Button size="small" onClick={() => askNewPassword({ username })}>
          {t('security.password.change')}
        </Button>
      </div>
      <div className={styles.protection}>
        <IconTile icon="key" />
        <Switch
          isWide
          label={t('security.totp')}
          detail={
            totpSince
              ? t('security.totp.since', { day: sayMoment(totpSince).split(',')[0]! })
              : t('security.totp.off')
          }
          checked={totpSince !== null}
          onChange={() => (totpSince ? askTotpEnd({ username }) : askTotpSetup({ username }))}
        />
      </div>
      <div className={styles.protection}>
        <IconTile icon="mail" />
        <MailSwitch isOn={hasNewDeviceMail} mailbox={mailbox} />
      </div>
    </Card>
  )
}

function MailSwitch({ isOn, mailbox }: { isOn: boolean; mailbox: string | null }) {
  const { t } = useI18n()
  const settle = useResult()
  const { run, pending, isBusy } = useAction(async (isWanted: boolean) => {
    await settle(await browserCall(setNewDeviceMail, { body: { isOn: isWanted } }), t('security.mail.failed'))
  })
  return (
    <Switch
      isWide
      label={t('security.mail')}
      detail={mailbox ? t('security.mail.to', { mailbox }) : t('security.mail.none')}
      disabled={mailbox === null}
      checked={mailbox !== null && (pending ? pending[0] : isOn)}
      aria-busy={isBusy}
      onChange={(event) => void run(event.target.checked)}
    />
  )
}
