import type { SecondFactor } from '@yanta/contract'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useRestore } from './use-restore.ts'

interface NewPasswordStepProps {
  restoreCode: string
  /** Null: the code came with a link, which names no contact. */
  contact: Contact | null
  /** Where to go after logging in, validated. */
  redirect: string
  onFactor: (factor: SecondFactor) => void
  /** Starts over in the same popup. */
  onAgain?: () => void
}

/** From the code of a new password to being logged in. */
export function NewPasswordStep({ contact, onAgain, ...restore }: NewPasswordStepProps) {
  const { run, isBusy, refusal, forget } = useRestore(restore)
  if (refusal?.code === 'invalid_restore_code') return <DeadLink onAgain={onAgain} />
  return (
    <NewPasswordForm
      contact={contact}
      isSaving={isBusy}
      refusedCode={refusal?.code ?? null}
      onChange={forget}
      onSave={(password) => void run(password)}
    />
  )
}
