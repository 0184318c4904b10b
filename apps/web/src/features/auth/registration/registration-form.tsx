// Registration [2.10], [7.4]: a proven contact, a password, currency and birthday, the terms. The browser validates
// while the player types; the platform decides.
import type { Currency } from '@yanta/contract'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeCurrency } from '../../../i18n/currency-name.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { consumeReferral } from '../../../site/referral-code.ts'
import { readServerNow } from '../../../browser/server-clock.ts'
import { useUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { focusFirstError } from '../../../ui/fields/focus-first-error.ts'
import { rememberFocus } from '../../../ui/fields/remember-focus.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { takeOverContact } from '../codes/typed-contact.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { ContactSection } from './contact-section.tsx'
import { storeDraft, recallDraft } from './registration-draft.ts'
import styles from './registration-form.module.css'
import {
  type RegistrationField,
  type RegistrationFields,
  buildRegistration,
  findRegistrationProblems,
  guessCurrency,
  readContact,
} from './registration-rules.ts'
import { describeRegistrationProblem } from './registration-words.ts'
import { PromoCodeField } from './promo-code-field.tsx'
import { TermsLink } from './terms-link.tsx'
import { useContactProof } from './use-contact-proof.ts'
import { useRegistration } from './use-registration.ts'
import { MissingFields } from './missing-fields.tsx'

export interface RegistrationFormProps {
  currencies: readonly Currency[]
  termsVersion: string
  /** Where to go after registering, validated. */
  redirect: string
  /** Address of the login, with the requested redirect. */
  loginPath: string
  /** From the address [5.9]. */
  promoCode: string
  /** The platform always requires a captcha [3.64]. */
  isCaptchaAsked: boolean
  /** What follows, in a sentence below the button. */
  next?: string
  /** The currency that is chosen now. */
  onCurrency: (currency: Currency) => void
  /** Reloads the operator's settings. */
  onRefresh: () => void
}

const emptyFields: RegistrationFields = {
  type: 'phone',
  phone: '',
  email: '',
  password: '',
  currency: 'RUB',
  birthday: '',
  promoCode: '',
  acceptsTerms: false,
  wantsNews: false,
}

export function RegistrationForm({
  currencies,
  termsVersion,
  redirect,
  loginPath,
  promoCode,
  isCaptchaAsked,
  next,
  onCurrency,
  onRefresh,
}: RegistrationFormProps) {
  const { t, locale, date } = useI18n()
  const form = useForm<RegistrationFields>({
    defaultValues: emptyFields,
    mode: 'onTouched',
    resolver: (values) => {
      const problems = Object.entries(findRegistrationProblems(values, readToday()))
      const errors = Object.fromEntries(
        problems.map(([name, problem]) => [
          name,
          { type: problem.rule, message: describeRegistrationProblem(t, name as RegistrationField, problem) },
        ]),
      )
      return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { register, handleSubmit, watch, getValues, setValue, resetField, setFocus, formState } = form
  const contactSection = useRef<HTMLDivElement>(null)
  const control = useContactProof(() => {
    // The answer may come late: whoever has gone on to another field stays there.
    const { activeElement: focused, body } = document
    if (!focused || focused === body || contactSection.current?.contains(focused)) setFocus('password')
  })
  const { proven, release } = control
  const {
    register: send,
    refused,
    problem,
    forgetField: forget,
  } = useRegistration({
    redirect,
    isCaptchaAsked,
    onProofLost: release,
    onTermsChanged() {
      resetField('acceptsTerms')
      onRefresh()
    },
  })
  const element = useRef<HTMLFormElement>(null)
  const fields = watch()
  const contact = readContact(fields)
  const problems = findRegistrationProblems(fields, readToday())
  const isProven = proven !== null && proven.type === contact.type && proven.value === contact.value
  const isContactWrong = problems[fields.type] !== undefined
  const isTaken = problem?.code === 'contact_taken' || control.code.problem?.code === 'contact_taken'
  const errorOf = (name: RegistrationField) =>
    refused[name] ?? (formState.dirtyFields[name] ? formState.errors[name]?.message : undefined)
  const bind = (name: RegistrationField) => register(name, { onChange: () => forget(name) })
  const letGo = useUnsavedChanges(formState.isDirty)

  const change = <Name extends keyof RegistrationFields>(name: Name, value: RegistrationFields[Name]) => {
    // The library's type can't relate the name to its value.
    setValue(name as 'email', value as string, {
      shouldDirty: true,
      shouldValidate: formState.touchedFields[name] === true,
    })
    setIsTouched(true)
    forget(fields.type)
    control.code.forgetProblem()
  }
  // Input that is still being typed has no error yet [5.14].
  const leaveContact = () =>
    setValue(fields.type, getValues(fields.type), {
      shouldTouch: true,
      shouldValidate: formState.dirtyFields[fields.type] === true,
    })
  useLayoutEffect(() => {
    const { currency, ...kept } = recallDraft()
    const handedOver = takeOverContact()
    const draft = {
      ...kept,
      ...(handedOver && { type: handedOver.type, [handedOver.type]: handedOver.value }),
    }
    for (const [name, value] of Object.entries(draft))
      setValue(name as 'email', value as string, { shouldDirty: true })
    // Not in the first render, which has to match the document that all promo codes share; later than a code that was typed before.
    if (promoCode) resetField('promoCode', { defaultValue: promoCode })
    setValue(
      'currency',
      currencies.find((known) => known === currency) ?? guessCurrency(navigator.languages, currencies),
    )
    // Once: afterwards the form belongs to the player.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Proved in the login, or before a reload.
  useLayoutEffect(() => {
    if (!proven) return
    setValue('type', proven.type)
    setValue(proven.type, proven.value)
  }, [proven, setValue])
  const { currency } = fields
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const tellCurrency = useEffectEvent(onCurrency)
  // After the currency of the draft or of the browser's languages has taken the place of the default.
  useEffect(() => {
    if (isReady) tellCurrency(currency)
  }, [isReady, currency])
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    if (isTouched) storeDraft(fields)
  })

  async function submit(values: RegistrationFields) {
    if (!isProven) return
    const isWaiting = rememberFocus()
    const isDone = await send(
      buildRegistration(values, { proven, termsVersion, referral: consumeReferral() }),
    )
    if (isDone) release()
    else
      requestAnimationFrame(() => {
        if (element.current && isWaiting()) focusFirstError(element.current)
      })
  }
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(submit)}
      onInput={() => setIsTouched(true)}
    >
      <ContactSection
        ref={contactSection}
        control={control}
        contact={contact}
        email={fields.email}
        isProven={isProven}
        isWrong={isContactWrong}
        error={errorOf(fields.type)}
        isTaken={isTaken}
        loginPath={loginPath}
        onLogin={letGo}
        onType={(type) => change('type', type)}
        onChange={(value) => change(fields.type, value)}
        onBlur={leaveContact}
      />
      <NewPasswordField
        {...bind('password')}
        value={fields.password}
        known={[contact.value]}
        error={errorOf('password')}
      />
      <div className={styles.pair}>
        <DateField
          {...bind('birthday')}
          value={fields.birthday}
          label={t('registration.birthday')}
          pattern={t('registration.birthday.pattern')}
          message={t('registration.birthday.order')}
          describe={date}
          autoComplete="bday"
          error={errorOf('birthday')}
        />
        <Select
          label={t('registration.currency')}
          placeholder={t('registration.currency')}
          value={fields.currency}
          onChange={(value) => change('currency', value as Currency)}
          options={currencies.map((value) => ({ value, ...describeCurrency(value, locale) }))}
        />
      </div>
      <PromoCodeField {...bind('promoCode')} value={fields.promoCode} error={errorOf('promoCode')} />
      <div className={styles.consents}>
        <Checkbox {...bind('acceptsTerms')} error={errorOf('acceptsTerms')}>
          <TermsLink />
        </Checkbox>
        <Checkbox {...register('wantsNews')}>{t('registration.news')}</Checkbox>
      </div>
      {problem && problem.code !== 'contact_taken' && (
        <Note tone="error" isAnswer>
          {problem.text}
        </Note>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isWaiting={formState.isSubmitting}
        disabled={!isProven || Object.keys(problems).length > 0}
      >
        {t('registration.submit')}
      </Button>
      {formState.isDirty && <MissingFields type={fields.type} problems={problems} isProven={isProven} />}
      {next && <p className={styles.next}>{next}</p>}
    </form>
  )
}

/** `YYYY-MM-DD` by the server's clock. */
function readToday(): string {
  return new Date(readServerNow()).toISOString().slice(0, 10)
}
