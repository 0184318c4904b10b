// The registration screen [2.10].
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { AuthPopup, PopupTurn } from '../auth-popup.tsx'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'
import './registration.messages.json'
import { useOffer } from './use-offer.ts'

interface RegistrationPopupProps extends Omit<RegistrationFormProps, 'loginPath' | 'next' | 'onCurrency'> {
  /** The redirect that the address requests, passed on to other popups. */
  wanted: string | null
  onClose: () => void
}

export function RegistrationPopup({ wanted, onClose, ...form }: RegistrationPopupProps) {
  const { t } = useI18n()
  const { popup, next, setCurrency } = useOffer()
  return (
    <AuthPopup title={t('registration.title')} lead={t('registration.lead')} {...popup} onClose={onClose}>
      <noscript>
        <Note tone="amber" icon="info">
          {t('registration.noscript')}
        </Note>
      </noscript>
      <RegistrationForm
        {...form}
        next={next}
        onCurrency={setCurrency}
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
