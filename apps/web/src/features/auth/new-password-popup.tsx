// [2.11] A link from a letter or a message that no longer leads to a new password.
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { AuthPopup, PopupTurn } from './auth-popup.tsx'
import styles from './auth-popup.module.css'

export function NewPasswordPopup({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <AuthPopup title={t('auth.newPassword.title')} onClose={onClose}>
      <div className={styles.matter}>
        <Note tone="warning" title={t('auth.newPassword.closed')}>{t('auth.newPassword.text')}</Note>
        <ButtonLink look="primary" size="large" isWide to="/remind">{t('auth.newPassword.again')}</ButtonLink>
      </div>
      <PopupTurn question={t('auth.remind.remembered')} answer={t('auth.registration.login')} to="/login" redirect={null} />
    </AuthPopup>
  )
}
