// Other methods to log in, below the one that the form shows.
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import type { LoginWay } from './login-fields.ts'

interface LoginWaysProps {
  className: string | undefined
  /** Null: an e-mail has a password only. */
  way: LoginWay | null
  onWay: (way: LoginWay) => void
  onPasskey: () => void
}

export function LoginWays({ className, way, onWay, onPasskey }: LoginWaysProps) {
  const { t } = useI18n()
  const hasPasskeys = useIsHydrated() && typeof PublicKeyCredential === 'function'
  if (!way && !hasPasskeys) return null
  return (
    <div className={className}>
      {way === 'password' && (
        <Button onClick={() => onWay('code')}>
          <Icon name="chat" size={18} />
          {t('login.by_code')}
        </Button>
      )}
      {way === 'code' && (
        <Button onClick={() => onWay('password')}>
          <Icon name="lock" size={18} />
          {t('login.by_password')}
        </Button>
      )}
      {hasPasskeys && (
        <Button onClick={onPasskey}>
          <Icon name="fingerprint" size={18} />
          {t('login.passkey')}
        </Button>
      )}
    </div>
  )
}
