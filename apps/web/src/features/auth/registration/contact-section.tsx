// The contact of a registration: typed, sent a code, proved. Changing it discards the proof.
import type { ContactType } from '@yanta/contract'
import type { KeyboardEvent, RefObject } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CodeEntry } from '../../../domain/codes/code-entry.tsx'
import { CodeLimit } from '../codes/code-limit.tsx'
import { describeCodeProblem, describeCodeStop } from '../../../domain/codes/code-words.ts'
import { PhoneNumberField } from '../../../domain/codes/phone-number-field.tsx'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { handOverContact } from '../codes/typed-contact.ts'
import { useContactText } from '../../../domain/codes/use-contact-text.ts'
import { ContactTypes } from '../contact-types.tsx'
import styles from './registration-form.module.css'
import type { ContactProofControl } from './use-contact-proof.ts'

interface ContactSectionProps {
  ref: RefObject<HTMLDivElement | null>
  control: ContactProofControl
  contact: Contact
  /** The raw input of the e-mail field. */
  email: string
  isProven: boolean
  /** Invalid by the form's rules; the platform is not asked. */
  isWrong: boolean
  error?: string
  /** The platform has found that it belongs to an account. */
  isTaken: boolean
  /** Address of the login, with the requested redirect. */
  loginPath: string
  /** The player goes to log in with the contact: leaving loses nothing. */
  onLogin: () => void
  onType: (type: ContactType) => void
  onChange: (value: string) => void
  onBlur: () => void
}

export function ContactSection({
  ref,
  control: { code, release },
  contact,
  email,
  isProven,
  isWrong,
  error,
  isTaken,
  loginPath,
  onLogin,
  onType,
  onChange,
  onBlur,
}: ContactSectionProps) {
  const { t } = useI18n()
  const written = useContactText(contact)
  const isSame = code.contact?.type === contact.type && code.contact.value === contact.value
  const isCodeAsked = !isProven && isSame && code.step === 'code'
  const stop = isSame && !isProven ? describeCodeStop(t, code, written) : null
  const asked =
    code.step === 'contact' && code.problem && code.problem.code !== 'contact_taken'
      ? describeCodeProblem(t, code.problem)
      : undefined
  const field = { error: isProven ? undefined : (error ?? asked), isValid: isProven, onBlur }
  const send = () => void code.start(contact)
  const change = (value: string) => {
    code.forgetProblem()
    onChange(value)
  }
  function logIn() {
    handOverContact(contact)
    onLogin()
  }
  function handleKey(event: KeyboardEvent) {
    if (
      event.key !== 'Enter' ||
      isProven ||
      stop ||
      !(event.target instanceof HTMLInputElement) ||
      event.target.type === 'radio'
    )
      return
    event.preventDefault()
    if (isCodeAsked) void code.submit()
    else if (!isWrong) send()
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('registration.contact')}
      className={styles.contact}
      onKeyDown={handleKey}
    >
      <ContactTypes label={t('registration.type')} value={contact.type} onChange={onType} />
      {contact.type === 'phone' ? (
        <PhoneNumberField
          key="phone"
          {...field}
          isLocked={isProven}
          value={contact.value}
          onChange={change}
          name="phone"
          isFirst
        />
      ) : (
        <TextField
          key="email"
          {...field}
          readOnly={isProven}
          label={t('auth.login.email')}
          icon="mail"
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          value={email}
          onChange={(event) => change(event.target.value)}
          data-autofocus
        />
      )}
      {isProven && (
        <Button look="text" size="small" className={styles.change} onClick={release}>
          {t(contact.type === 'phone' ? 'codes.edit.phone' : 'codes.edit.email')}
        </Button>
      )}
      {isTaken && (
        <Note
          tone="amber"
          icon="user"
          title={t(contact.type === 'phone' ? 'registration.taken.phone' : 'registration.taken.email')}
          isAnswer
          actions={
            <ButtonLink look="primary" size="small" to={loginPath} onClick={logIn}>
              {t('auth.registration.login')}
            </ButtonLink>
          }
        >
          {t('registration.taken.text')}
        </Note>
      )}
      {!isProven && !isTaken && !isCodeAsked && !stop && (
        <Button isWide isWaiting={code.isSending} disabled={isWrong} onClick={send}>
          {t('registration.send')}
        </Button>
      )}
      {isCodeAsked && <CodeEntry code={code} />}
      {stop && (
        <section className={styles.stop} aria-label={stop.title}>
          <div>
            <b>{stop.title}</b>
            <p>{stop.lead}</p>
          </div>
          <CodeLimit
            isBesideContact
            code={code}
            otherWay={
              <Button
                size="large"
                isWide
                onClick={() => onType(contact.type === 'phone' ? 'email' : 'phone')}
              >
                {t(contact.type === 'phone' ? 'registration.by.email' : 'registration.by.phone')}
              </Button>
            }
          />
        </section>
      )}
    </div>
  )
}
