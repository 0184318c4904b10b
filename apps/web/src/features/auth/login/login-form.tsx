// Logging in with a phone or an e-mail [7.3]. Without scripts it is a plain form, posted to the popup's own address.
import type { ContactType } from '@yanta/contract'
import { useForm } from 'react-hook-form'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { usePopup } from '../../../lib/popup.ts'
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DemoPlayers, type DemoPlayer } from './demo-players.tsx'
import styles from './login-form.module.css'
import { type LoginFields, emptyFields, findProblems } from './login-form-rules.ts'
import { PhoneLoginField } from './phone-login-field.tsx'
import { useLogIn } from './use-log-in.ts'

interface LoginFormProps {
  /** Where to go afterwards, checked already. */
  redirect: string
  demoPlayers: DemoPlayer[]
  /** A refusal of a form that was sent without scripts. */
  refusedCode: string | null
}

export function LoginForm({ redirect, demoPlayers, refusedCode }: LoginFormProps) {
  const { t } = useI18n()
  const { logIn, problem, forgetProblem } = useLogIn(redirect, refusedCode)
  const { register, handleSubmit, watch, setValue, setFocus, clearErrors, formState } = useForm<LoginFields>({
    defaultValues: emptyFields, mode: 'onBlur', reValidateMode: 'onChange',
    resolver: (fields) => {
      const errors = Object.fromEntries(Object.entries(findProblems(fields)).filter(([, found]) => found).map(([name, found]) => (
        [name, { type: found!.key, message: t(found!.key, found!.values) }]
      )))
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} }
    },
  })
  // A name is soon typed again; a password is work.
  useUnsavedChanges(formState.dirtyFields.password === true)
  const type = watch('type')
  const mayShow = (name: 'login' | 'password') => formState.dirtyFields[name] || formState.submitCount > 0
  const errorOf = (name: 'login' | 'password') => (mayShow(name) ? formState.errors[name]?.message : undefined)
  const options = { onChange: forgetProblem }

  function choose(next: ContactType) {
    setValue('type', next)
    setValue('login', '', { shouldDirty: false })
    clearErrors()
    forgetProblem()
  }
  function fill({ email, password }: DemoPlayer) {
    choose('email')
    setValue('login', email, { shouldDirty: true })
    setValue('password', password, { shouldDirty: true })
  }

  return (
    <form
      className={styles.form} method="post" action={usePopup().address} noValidate
      onSubmit={handleSubmit(async (fields) => { if (!(await logIn(fields))) setFocus('password') })}
    >
      <fieldset className={styles.types}>
        <legend className={styles.read}>{t('auth.login.type')}</legend>
        {(['phone', 'email'] as const).map((value) => (
          <label key={value} className={styles.type}>
            <input type="radio" {...register('type', { onChange: () => choose(value) })} value={value} defaultChecked={value === emptyFields.type} />
            <Icon name={value === 'phone' ? 'phone' : 'mail'} size={18} />
            {t(`auth.login.${value}`)}
          </label>
        ))}
      </fieldset>
      {type === 'phone'
        ? <PhoneLoginField key="phone" label={t('auth.login.phone')} error={errorOf('login')} {...register('login', options)} value={watch('login')} />
        : (
          <TextField
            key="email" label={t('auth.login.email')} icon="mail" error={errorOf('login')}
            {...register('login', options)} type="email" inputMode="email" autoComplete="username" placeholder="name@example.com"
          />
        )}
      <PasswordField
        label={t('auth.login.password')} error={errorOf('password') ?? problem ?? undefined} {...register('password', options)}
        labels={{ show: t('auth.login.password.show'), hide: t('auth.login.password.hide') }}
      />
      <Checkbox {...register('remember')} defaultChecked={emptyFields.remember}>{t('auth.login.remember')}</Checkbox>
      <Button type="submit" look="primary" size="large" isWide isWaiting={formState.isSubmitting}>{t('auth.login.submit')}</Button>
      {demoPlayers.length > 0 && <DemoPlayers players={demoPlayers.slice(0, 3)} onChoose={fill} />}
    </form>
  )
}
