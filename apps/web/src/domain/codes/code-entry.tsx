// The digits of a code: typed, pasted or autofilled, checked with the fourth; below them the countdown to another code,
// replaced by the button that sends it [9.2].
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { Resend } from '../../ui/fields/resend.tsx'
import styles from './code-entry.module.css'
import { describeCodeProblem } from './code-words.ts'
import type { SentCodeControl } from './use-sent-code.ts'

interface CodeEntryProps {
  /** `codeId` names the code that can be typed; null: none can. */
  code: Pick<
    SentCodeControl,
    'digits' | 'problem' | 'codeId' | 'resendAt' | 'isSending' | 'isChecking' | 'type' | 'resend'
  >
  label?: string
  /** Below the field while there is no error. */
  message?: string
  /** A button at the end of the row of the countdown. */
  beside?: ReactNode
  /** False when the field appears without a request, such as after a reload. */
  isFocused?: boolean
}

export function CodeEntry({ code, label, message, beside, isFocused = true }: CodeEntryProps) {
  const { t } = useI18n()
  const { digits, problem, codeId, resendAt, isSending, isChecking } = code
  return (
    <div className={styles.entry}>
      <CodeField
        // Another code starts with an empty, focused field.
        key={codeId}
        label={label ?? t('codes.code')}
        value={digits}
        onChange={code.type}
        name="code"
        disabled={codeId === null}
        // The field appears right after the press that requested a code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFocused}
        error={problem ? describeCodeProblem(t, problem) : undefined}
        message={isChecking ? t('codes.checking') : message}
      />
      <div className={styles.below}>
        <Resend
          labels={{ wait: t('codes.resend.wait'), again: t('codes.resend.again') }}
          availableAt={resendAt}
          isWaiting={isSending}
          onResend={() => void code.resend()}
        />
        {beside}
      </div>
    </div>
  )
}
