// The login screen [2.10]: the form, and the ways to an account and to a forgotten password.
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { AuthPopup, PopupTurn } from '../auth-popup.tsx'
import styles from '../auth-popup.module.css'
import type { DemoPlayer } from './demo-players.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginPopupProps {
  redirect: string
  demoPlayers: DemoPlayer[]
  refusedCode?: string | null
  /** What the address asks to be led to, for the popups beside this one. */
  wanted?: string | null
  onClose: () => void
}

export function LoginPopup({ redirect, demoPlayers, refusedCode = null, wanted = null, onClose }: LoginPopupProps) {
  const { t } = useI18n()
  return (
    <AuthPopup title={t('auth.login.title')} onClose={onClose}>
      <LoginForm redirect={redirect} demoPlayers={demoPlayers} refusedCode={refusedCode} />
      <div className={styles.turns}>
        <PopupTurn answer={t('auth.remind.forgot')} to="/remind" redirect={wanted} />
        <PopupTurn question={t('auth.registration.none')} answer={t('auth.registration.open')} to="/registration" redirect={wanted} />
      </div>
    </AuthPopup>
  )
}
