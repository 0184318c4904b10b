// Shown while the browser's passkey dialog is open, and after it closes without a passkey.
import type { MessageKey } from '../../../i18n/message-key.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { describeLoginRefusal } from './login-refusal.ts'
import styles from './passkey-step.module.css'
import type { PasskeyTrouble } from './use-passkey-login.ts'

const troubles: Partial<Record<string, MessageKey>> = {
  passkey_cancelled: 'login.passkey.cancelled',
  passkey_failed: 'login.passkey.unknown',
}

interface PasskeyStepProps {
  /** Null while waiting for the device. */
  trouble: PasskeyTrouble | null
  onRetry: () => void
  onPassword: () => void
}

export function PasskeyStep({ trouble, onRetry, onPassword }: PasskeyStepProps) {
  const { t } = useI18n()
  const known = trouble && troubles[trouble.code]
  return (
    <div className={styles.step}>
      <div
        className={joinClasses(styles.device, trouble && styles.failed)}
        role={trouble ? 'alert' : undefined}
      >
        <span className={styles.mark}>
          <Icon name="fingerprint" size={58} />
        </span>
        <b>{t(trouble ? 'login.passkey.stopped' : 'login.passkey.do')}</b>
        {trouble ? (
          <p>{known ? t(known) : describeLoginRefusal(t, trouble, 'email')}</p>
        ) : (
          <Loader text={t('login.passkey.waiting')} />
        )}
      </div>
      {trouble && (
        <Button look="primary" size="large" isWide onClick={onRetry}>
          <Icon name="fingerprint" size={18} />
          {t('login.passkey.again')}
        </Button>
      )}
      <Button isWide onClick={onPassword}>
        <Icon name="lock" size={18} />
        {t('login.by_password')}
      </Button>
    </div>
  )
}
