import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { describeFieldProblem } from '../../../i18n/field-problem.ts'
import { describeCode } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import popup from '../auth-popup.module.css'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { type NewPasswordFields, findNewPasswordProblems } from './new-password-rules.ts'

interface NewPasswordFormProps {
  /** Null: the code came with a link, which names no contact. */
  contact: Contact | null
  isSaving: boolean
  /** Code of the platform's refusal. */
  refusedCode: string | null
  onChange: () => void
  onSave: (password: string) => void
}

type Name = keyof NewPasswordFields

/** The new password, twice [5.12-5.13]. */
export function NewPasswordForm({ contact, isSaving, refusedCode, onChange, onSave }: NewPasswordFormProps) {
  const { t } = useI18n()
  const [fields, setFields] = useState<NewPasswordFields>({ password: '', repeat: '' })
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({})
  const isBreached = refusedCode === 'breached_password'
  const known = useMemo(() => (contact ? [contact.value] : []), [contact])
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isBreached) first.current?.select()
  }, [isBreached])
  useUnsavedChanges(fields.password !== '')
  const problems = findNewPasswordProblems(fields)
  const isUnfit = problems.password !== null || problems.repeat !== null

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isUnfit) onSave(fields.password)
  }
  const bind = (name: Name) => ({
    name,
    value: fields[name],
    isValid: fields[name] !== '' && problems[name] === null && !(isBreached && name === 'password'),
    // Input that is still being typed has no error yet [5.14].
    error:
      left[name] && fields[name] !== '' && problems[name]
        ? describeFieldProblem(t, problems[name])
        : undefined,
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setFields((before) => ({ ...before, [name]: value }))
      onChange()
    },
  })
  return (
    <form className={popup.matter} noValidate onSubmit={handleSubmit}>
      {contact && (
        <input type="text" name="username" autoComplete="username" value={contact.value} readOnly hidden />
      )}
      <NewPasswordField
        {...bind('password')}
        {...(isBreached ? { error: t('remind.refused.breached') } : {})}
        ref={first}
        known={known}
        label={t('remind.new.password')}
        data-autofocus
      />
      <PasswordField
        {...bind('repeat')}
        autoComplete="new-password"
        labels={{ show: t('auth.login.password.show'), hide: t('auth.login.password.hide') }}
        label={t('remind.new.repeat')}
      />
      {refusedCode && !isBreached && (
        <Note tone="error" isAnswer>
          {t(describeCode(refusedCode))}
        </Note>
      )}
      <Button type="submit" look="primary" size="large" isWide disabled={isUnfit} isWaiting={isSaving}>
        {t('remind.new.save')}
      </Button>
    </form>
  )
}
