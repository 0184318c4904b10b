// [2.10] The registration popup while nobody can register.
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { AuthPopup, PopupTurn } from './auth-popup.tsx'
import styles from './auth-popup.module.css'
import { SupportButton } from './support-button.tsx'

interface GuestPopupProps {
  /** What the address asks to be led to after logging in. */
  wanted: string | null
  onClose: () => void
}

export function RegistrationPopup({ wanted, onClose }: GuestPopupProps) {
  const { t } = useI18n()
  return (
    <AuthPopup title={t('auth.registration.title')} onClose={onClose}>
      <div className={styles.matter}>
        <Note tone="amber" icon="info" title={t('auth.registration.closed')}>{t('auth.registration.text')}</Note>
        <ButtonLink look="primary" size="large" isWide to="/games/slots">{t('auth.registration.play')}</ButtonLink>
        <SupportButton />
      </div>
      <PopupTurn question={t('auth.registration.have')} answer={t('auth.registration.login')} to="/login" redirect={wanted} />
    </AuthPopup>
  )
}
