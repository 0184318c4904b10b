import type { ContactType } from '@yanta/contract'
import { CodeEntry } from '../../domain/codes/code-entry.tsx'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { readCodeProblem } from './contact-refusal.ts'
import styles from './contacts.module.css'
import type { ContactWizardControl } from './use-contact-wizard.ts'

interface StepProps {
  kind: ContactType
  /** As it is written for people. */
  contact: string
  wizard: ContactWizardControl
}

/** PhoneConfirm and EmailConfirm [2.58-2.61]: the digits, another code after the countdown, another contact. */
export function CodeStep({ kind, contact, wizard }: StepProps) {
  const { t } = useI18n()
  const { state, refusal, digits, isSending, isChecking } = wizard
  const code = state.contact?.code ?? null
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void wizard.submit()
      }}
    >
      <p>
        {t(`contacts.${kind}.sent`)} <b className={styles.contact}>{contact}</b>
        {kind === 'email' && <> {t('contacts.email.spam')}</>}
      </p>
      <CodeEntry
        code={{
          digits,
          problem: refusal && readCodeProblem(t, refusal),
          codeId: code && code.expiresAt,
          resendAt: state.resendAt,
          isSending,
          isChecking,
          type: wizard.type,
          resend: wizard.send,
        }}
        beside={
          <Button look="text" size="small" onClick={wizard.change}>
            <Icon name="edit" size={18} />
            {t(`contacts.${kind}.edit`)}
          </Button>
        }
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isWaiting={isChecking}
        disabled={digits.length < 4 && !isChecking}
      >
        {t('contacts.confirm')}
      </Button>
    </form>
  )
}
