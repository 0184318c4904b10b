// The step after entering a contact: where the code was sent, its digits, another code, and a button back to the
// contact. When no more codes may be sent or tried it is the limit step [2.62].
import { type ReactNode, useId } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeEntry } from '../../../domain/codes/code-entry.tsx'
import styles from './code-step.module.css'
import { CodeLimit } from './code-limit.tsx'
import { useContactText } from '../../../domain/codes/use-contact-text.ts'
import type { SentCodeControl } from '../../../domain/codes/use-sent-code.ts'

interface CodeStepProps {
  code: SentCodeControl
  /** Label of the button; the fourth digit submits too, but some players look for a button. */
  submitLabel: string
  /** An alternative offered by the limit step. */
  otherWay?: ReactNode
}

export function CodeStep({ code, submitLabel, otherWay }: CodeStepProps) {
  const { t } = useI18n()
  const formId = useId()
  const contact = useContactText(code.contact)
  if (code.step === 'limit') return <CodeLimit code={code} otherWay={otherWay} />
  const isPhone = code.contact?.type === 'phone'
  return (
    <form
      id={formId}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void code.submit()
      }}
    >
      <div className={styles.to}>
        <span>
          {t(isPhone ? 'codes.sent.phone' : 'codes.sent.email')} <b>{contact}</b>
        </span>
        <Button look="text" size="small" onClick={code.leave}>
          {t(isPhone ? 'codes.edit.phone' : 'codes.edit.email')}
        </Button>
      </div>
      <CodeEntry code={code} />
      <Button type="submit" look="primary" size="large" isWide isWaiting={code.isChecking}>
        {submitLabel}
      </Button>
    </form>
  )
}
