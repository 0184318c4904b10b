// Login with a phone or an e-mail [7.3]. Without scripts it is a plain form, posted to the popup's own address.
import type { ContactType, RefusalItem } from '@yanta/contract'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { LoginStep } from '../../../data/api/login-answer.ts'
import { describeFieldProblem } from '../../../i18n/field-problem.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { usePopup } from '../../../navigation/popup.ts'
import { useUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { rememberFocus } from '../../../ui/fields/remember-focus.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { describeCodeProblem } from '../../../domain/codes/code-words.ts'
import { PhoneNumberField } from '../../../domain/codes/phone-number-field.tsx'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { takeOverContact } from '../codes/typed-contact.ts'
import type { SentCodeControl } from '../../../domain/codes/use-sent-code.ts'
import { ContactTypes } from '../contact-types.tsx'
import { DemoPlayers, type DemoPlayer } from './demo-players.tsx'
import {
  type LoginField,
  type LoginFields,
  type LoginWay,
  emptyFields,
  findLoginProblems,
} from './login-fields.ts'
import styles from './login-form.module.css'
import './login.messages.json'
import { LoginWays } from './login-ways.tsx'
import { useLogIn } from './use-log-in.ts'

interface LoginFormProps {
  way: LoginWay
  onWay: (way: LoginWay) => void
  /** State of the login by code. */
  code: SentCodeControl
  /** Address of the popup for a forgotten password, with the requested redirect. */
  remindPath: string
  /** Over a screen that must not be left: other popups open in a new tab. */
  isAgain?: boolean
  demoPlayers: DemoPlayer[]
  /** The refusal of the last login, posted without scripts. */
  refused: RefusalItem | null
  onStep: (step: LoginStep, isRemembered: boolean) => Promise<void>
  /** Sends a code to the phone. */
  onCode: (contact: Contact, isRemembered: boolean) => Promise<boolean>
  onPasskey: (isRemembered: boolean) => void
}

const requiredWords = {
  phone: 'auth.login.phone.required',
  email: 'auth.login.email.required',
  password: 'auth.login.password.required',
} as const

export function LoginForm({
  way,
  onWay,
  code,
  remindPath,
  isAgain = false,
  demoPlayers,
  refused,
  onStep,
  onCode,
  onPasskey,
}: LoginFormProps) {
  const { t } = useI18n()
  const { address } = usePopup()
  const { logIn, problem, forgetProblem } = useLogIn(refused, onStep)
  const [start] = useState(() => startFrom(takeOverContact()))
  const { control, register, handleSubmit, watch, setValue, setFocus, clearErrors, formState } =
    useForm<LoginFields>({
      defaultValues: start,
      mode: 'onTouched',
      resolver: (fields) => {
        const problems = Object.entries(findLoginProblems(fields, way))
        const errors = Object.fromEntries(
          problems.map(([name, found]) => [
            name,
            {
              type: found.rule,
              message: describeFieldProblem(t, found, { required: requiredWords[name as LoginField] }),
            },
          ]),
        )
        return problems.length > 0 ? { values: {}, errors } : { values: fields, errors: {} }
      },
    })
  const { field: phone } = useController({ control, name: 'phone' })
  const { field: email } = useController({ control, name: 'email' })
  // A contact is quickly typed again; a password is work.
  useUnsavedChanges(formState.dirtyFields.password === true)
  const { type } = watch()
  const isByCode = type === 'phone' && way === 'code'
  const errorOf = (name: LoginField) =>
    formState.dirtyFields[name] || formState.submitCount > 0 ? formState.errors[name]?.message : undefined
  const isWrong = errorOf(type) !== undefined || (!isByCode && errorOf('password') !== undefined)
  const asked = isByCode && code.problem ? describeCodeProblem(t, code.problem) : undefined

  function forget() {
    forgetProblem()
    code.forgetProblem()
  }
  function choose(next: ContactType) {
    setValue('type', next)
    clearErrors()
    forget()
  }
  function turn(next: LoginWay) {
    clearErrors()
    forget()
    onWay(next)
  }
  function fill({ email: login, password }: DemoPlayer) {
    choose('email')
    setValue('email', login, { shouldDirty: true })
    setValue('password', password, { shouldDirty: true })
  }
  async function submit(fields: LoginFields) {
    const isWaiting = rememberFocus()
    const isIn = isByCode
      ? await onCode({ type: 'phone', value: fields.phone }, fields.remember)
      : await logIn(fields)
    if (!isIn && isWaiting()) setFocus(isByCode ? 'phone' : 'password')
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={address}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <ContactTypes label={t('auth.login.type')} value={type} onChange={choose} />
      {type === 'phone' ? (
        <PhoneNumberField
          key="phone"
          ref={phone.ref}
          value={phone.value}
          onChange={(digits) => {
            forget()
            phone.onChange(digits)
          }}
          onBlur={phone.onBlur}
          name="login"
          autoComplete="username"
          isFirst
          error={errorOf('phone') ?? asked}
          message={isByCode ? t('login.code.hint') : undefined}
        />
      ) : (
        <TextField
          key="email"
          label={t('auth.login.email')}
          icon="mail"
          error={errorOf('email')}
          {...email}
          onChange={(event) => {
            forget()
            email.onChange(event)
          }}
          name="login"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder="name@example.com"
        />
      )}
      {!isByCode && (
        <PasswordField
          label={t('auth.login.password')}
          error={errorOf('password') ?? problem ?? undefined}
          {...register('password', { onChange: forget })}
          labels={{ show: t('auth.login.password.show'), hide: t('auth.login.password.hide') }}
        />
      )}
      <div className={styles.row}>
        <Checkbox {...register('remember')} defaultChecked={start.remember}>
          {t('auth.login.remember')}
        </Checkbox>
        {!isByCode && (
          <TextLink to={remindPath} isAlone {...(isAgain && { target: '_blank' })}>
            {t('auth.remind.forgot')}
          </TextLink>
        )}
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isWaiting={formState.isSubmitting || code.isSending}
        disabled={isWrong}
      >
        {t(isByCode ? 'login.code.send' : 'auth.login.submit')}
      </Button>
      <LoginWays
        className={styles.ways}
        way={type === 'phone' ? way : null}
        onWay={turn}
        onPasskey={() => onPasskey(watch('remember'))}
      />
      {demoPlayers.length > 0 && <DemoPlayers players={demoPlayers.slice(0, 3)} onChoose={fill} />}
    </form>
  )
}

/** Prefills the contact that another popup has handed over, if any. */
function startFrom(contact: Contact | null): LoginFields {
  return contact ? { ...emptyFields, type: contact.type, [contact.type]: contact.value } : emptyFields
}
