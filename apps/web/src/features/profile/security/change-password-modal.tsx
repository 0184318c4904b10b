import { changePassword } from '@yanta/contract'
import { type ComponentProps, type ComponentType, type FormEvent, useMemo, useRef, useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { describeFieldProblem } from '../../../i18n/field-problem.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { useAction } from '../../../data/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { type ChangePasswordFields, findChangeProblems } from './change-password-rules.ts'
import { describeTrouble } from './describe-trouble.ts'
import type { SecurityDialogProps } from './security-dialogs.ts'
import styles from './security.module.css'
import './security.messages.json'
import { UsernameHint } from './username-hint.tsx'

interface ChangePasswordModalProps extends SecurityDialogProps {
  /** A password field with a strength meter. */
  NewPasswordField: ComponentType<
    Omit<ComponentProps<typeof PasswordField>, 'labels' | 'strength' | 'value'> & {
      value: string
      known: readonly string[]
    }
  >
  onClose: () => void
}

type Name = keyof ChangePasswordFields

/** The field that each refusal belongs to. */
const placeOf: Record<string, Name> = { wrong_password: 'password', breached_password: 'newPassword' }

export function ChangePasswordModal({ username, NewPasswordField, onClose }: ChangePasswordModalProps) {
  const { t } = useI18n()
  const [fields, setFields] = useState<ChangePasswordFields>({ password: '', newPassword: '', repeat: '' })
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const {
    run,
    isBusy,
    refusal: trouble,
    forget,
  } = useAction(async (): Promise<string | void> => {
    const result = await browserCall(changePassword, {
      body: { password: fields.password, newPassword: fields.newPassword },
    })
    if (!result.ok) {
      form.current?.querySelector<HTMLInputElement>(`[name="${placeOf[result.refusal.code]}"]`)?.select()
      return result.refusal.code
    }
    showToast({
      type: 'success',
      title: t('security.password.saved'),
      text: t('security.password.savedText'),
    })
    onClose()
  })
  const problems = findChangeProblems(fields)
  const known = useMemo(() => [username], [username])
  const labels = { show: t('security.password.show'), hide: t('security.password.hide') }
  const place = trouble && placeOf[trouble]

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!Object.values(problems).some(Boolean)) void run()
  }
  const bind = (name: Name) => {
    const problem = problems[name]
    // Input that is still being typed has no error yet [5.14].
    const isTold = left.has(name) && fields[name] !== ''
    return {
      name,
      value: fields[name],
      error:
        place === name
          ? t(describeTrouble(trouble!))
          : problem && isTold
            ? describeFieldProblem(t, problem)
            : undefined,
      onBlur: () => setLeft((before) => new Set(before).add(name)),
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target
        setFields((before) => ({ ...before, [name]: value }))
        if (place === name || !place) forget()
      },
    }
  }
  return (
    <Modal title={t('security.password.title')} closeLabel={t('security.close')} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{t('security.password.lead')}</p>
        <UsernameHint username={username} />
        <PasswordField
          {...bind('password')}
          labels={labels}
          label={t('security.password.current')}
          data-autofocus
        />
        <NewPasswordField {...bind('newPassword')} known={known} label={t('security.password.new')} />
        <PasswordField
          {...bind('repeat')}
          labels={labels}
          label={t('security.password.repeat')}
          autoComplete="new-password"
        />
        {trouble && !place && (
          <Note tone="error" isAnswer>
            {t(describeTrouble(trouble))}
          </Note>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            disabled={Object.values(problems).some(Boolean)}
            isWaiting={isBusy}
          >
            {t('security.password.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
