// The digits of a message: typed, pasted or filled in, checked with the fourth; below them the wait for another code, replaced by the
// button that sends it [9.2].
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { Resend } from '../../../ui/resend.tsx'
import styles from './code-entry.module.css'
import { describeCodeProblem } from './code-words.ts'
import type { SentCodeControl } from './use-sent-code.ts'

interface CodeEntryProps {
  code: SentCodeControl
  label?: string
  /** Under the field while nothing is wrong. */
  message?: string
  /** It was there before anybody asked for it, such as after a reload. */
  isFocused?: boolean
}

export function CodeEntry({ code, label, message, isFocused = true }: CodeEntryProps) {
  const { t } = useI18n()
  const { digits, problem, codeId, resendAt, isSending, isChecking } = code
  return (
    <div className={styles.entry}>
      <CodeField
        // Of another code nothing is typed yet, and the focus belongs here.
        key={codeId}
        label={label ?? t('codes.code')}
        value={digits}
        onChange={code.type}
        name="code"
        disabled={codeId === null}
        // It comes right after the press that asked for a code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFocused}
        error={problem ? describeCodeProblem(t, problem) : undefined}
        message={isChecking ? t('codes.checking') : message}
      />
      <Resend
        labels={{ wait: t('codes.resend.wait'), again: t('codes.resend.again') }}
        availableAt={resendAt}
        isWaiting={isSending}
        onResend={() => void code.resend()}
      />
    </div>
  )
}
