import { type FormEvent, useRef, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { describeTrouble } from './describe-trouble.ts'
import styles from './security.module.css'
import { UsernameHint } from './username-hint.tsx'
import { useAction } from '../../../data/use-action.ts'

interface PasswordStepProps {
  username: string
  text: string
  acceptLabel: string
  onCancel: () => void
  /** Returns an error code; null when the step is done. */
  onSend: (password: string) => Promise<string | null>
}

/** Asks the player for the password again, and shows why it was refused. */
export function PasswordStep({ username, text, acceptLabel, onCancel, onSend }: PasswordStepProps) {
  const { t } = useI18n()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const {
    run,
    isBusy,
    refusal: trouble,
    forget,
  } = useAction(async (): Promise<string | null> => {
    const code = await onSend(password)
    if (code === 'wrong_password') field.current?.select()
    return code
  })
  const isWrong = trouble === 'wrong_password'
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (password !== '') void run()
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <p>{text}</p>
      <UsernameHint username={username} />
      <PasswordField
        ref={field}
        name="password"
        label={t('security.password.current')}
        value={password}
        data-autofocus
        error={isWrong ? t(describeTrouble(trouble)) : undefined}
        labels={{ show: t('security.password.show'), hide: t('security.password.hide') }}
        onChange={(event) => {
          setPassword(event.target.value)
          forget()
        }}
      />
      {trouble && !isWrong && (
        <Note tone="error" isAnswer>
          {t(describeTrouble(trouble))}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
        <Button type="submit" look="primary" disabled={password === ''} isWaiting={isBusy}>
          {acceptLabel}
        </Button>
      </div>
    </form>
  )
}
