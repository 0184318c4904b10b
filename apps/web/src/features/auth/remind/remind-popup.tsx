// [2.10], [2.65] A forgotten password: contact, code and new password in one popup. The phone comes first [9.32].
import { useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { AuthPopup, PopupTurn } from '../auth-popup.tsx'
import { CodeStep } from '../codes/code-step.tsx'
import { describeCodeStop } from '../../../domain/codes/code-words.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { useContactText } from '../../../domain/codes/use-contact-text.ts'
import { useSentCode } from '../../../domain/codes/use-sent-code.ts'
import { PopupStep } from '../popup-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { RemindContact } from './remind-contact.tsx'
import './remind.messages.json'
import { checkCode, sendCode } from './restore-calls.ts'
import { UnknownContact } from './unknown-contact.tsx'
import { useFactorStep } from './use-factor-step.tsx'

interface RemindPopupProps {
  /** The redirect that the address requests. */
  wanted: string | null
  /** Where to go after logging in, validated. */
  redirect: string
  onClose: () => void
}

/** A proven contact; without an account it has no password to set. */
interface Proven {
  contact: Contact
  restoreCode: string | null
}

export function RemindPopup({ wanted, redirect, onClose }: RemindPopupProps) {
  const { t } = useI18n()
  const [proven, setProven] = useState<Proven | null>(null)
  const code = useSentCode({
    purpose: 'remind',
    send: sendCode,
    check: checkCode,
    onProven: (restoreCode, contact) => setProven({ contact, restoreCode }),
  })
  const factor = useFactorStep(redirect)
  const contact = useContactText(proven?.contact ?? code.contact)
  const stop = describeCodeStop(t, code, contact)
  const words = () => {
    if (factor.shown) return factor.shown.words
    if (proven?.restoreCode) return { title: t('remind.new.title'), lead: t('remind.new.lead') }
    if (proven) return { title: t('remind.unknown.title'), lead: t('remind.unknown.lead', { contact }) }
    if (stop) return stop
    return code.step === 'code'
      ? { title: t('remind.code.title') }
      : { title: t('remind.title'), lead: t('remind.lead') }
  }
  const step = () => {
    if (factor.shown) return factor.shown.matter
    if (proven?.restoreCode)
      return (
        <NewPasswordStep
          restoreCode={proven.restoreCode}
          contact={proven.contact}
          redirect={redirect}
          onFactor={factor.ask}
          onAgain={() => setProven(null)}
        />
      )
    if (proven)
      return <UnknownContact contact={proven.contact} wanted={wanted} onAgain={() => setProven(null)} />
    if (code.step === 'contact') return <RemindContact code={code} />
    return (
      <>
        <CodeStep code={code} submitLabel={t('remind.code.check')} />
        {code.step === 'code' && code.contact?.type === 'email' && (
          <Note icon="mail">{t('remind.code.link')}</Note>
        )}
      </>
    )
  }
  return (
    <AuthPopup
      {...words()}
      motto={{ title: t('remind.motto'), text: t('remind.motto.text') }}
      onClose={onClose}
    >
      <PopupStep key={factor.shown?.name ?? (proven ? 'proven' : code.step)}>{step()}</PopupStep>
      {!factor.shown && (
        <PopupTurn
          question={t('auth.remind.remembered')}
          answer={t('auth.registration.login')}
          to="/login"
          redirect={wanted}
        />
      )}
    </AuthPopup>
  )
}
