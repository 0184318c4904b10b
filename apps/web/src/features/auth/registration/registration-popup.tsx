// The registration screen [2.10].
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { AuthPopup, PopupTurn } from '../auth-popup.tsx'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'
import './registration.messages.json'

interface RegistrationPopupProps extends Omit<RegistrationFormProps, 'loginPath'> {
  /** The redirect that the address requests, passed on to other popups. */
  wanted: string | null
  onClose: () => void
}

export function RegistrationPopup({ wanted, onClose, ...form }: RegistrationPopupProps) {
  const { t } = useI18n()
  return (
    <AuthPopup title={t('registration.title')} lead={t('registration.lead')} onClose={onClose}>
      <noscript>
        <Note tone="amber" icon="info">
          {t('registration.noscript')}
        </Note>
      </noscript>
      <RegistrationForm
        {...form}
        loginPath={wanted === null ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`}
      />
      <PopupTurn
        question={t('auth.registration.have')}
        answer={t('auth.registration.login')}
        to="/login"
        redirect={wanted}
      />
    </AuthPopup>
  )
}
