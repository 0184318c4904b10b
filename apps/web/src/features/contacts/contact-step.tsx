import type { ContactType } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { ShortCountdown } from '../../ui/feedback/countdown.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useTimeLeft } from '../../ui/feedback/use-time-left.ts'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { describeContactRefusal } from './contact-refusal.ts'
import styles from './contacts.module.css'
import type { ContactWizardControl } from './use-contact-wizard.ts'

interface StepProps {
  kind: ContactType
  /** As it is written for people. */
  contact: string
  wizard: ContactWizardControl
}

/**
 * Main [2.58-2.59]: the contact that waits, and the button that sends its code; while none may be sent, and there is none to type, a
 * countdown in its place [9.2].
 */
export function ContactStep({ kind, contact, wizard }: StepProps) {
  const { t } = useI18n()
  const { state, refusal, isSending } = wizard
  const hasToWait = useTimeLeft(state.resendAt, wizard.forget) > 0 && !state.contact?.code
  return (
    <div className={styles.step}>
      <p>{t(`contacts.${kind}.why`)}</p>
      <RowList look="boxed">
        <Row
          icon={kind === 'phone' ? 'phone' : 'mail'}
          label={t(`contacts.${kind}.label`)}
          title={contact}
          end={
            <StatusTag size="small" tone="grey" icon="clock">
              {t(`contacts.${kind}.waits`)}
            </StatusTag>
          }
        />
      </RowList>
      {refusal && <Note tone="warning">{describeContactRefusal(t, refusal)}</Note>}
      {hasToWait ? (
        <ShortCountdown text={t('codes.resend.wait')} endsAt={state.resendAt} />
      ) : (
        <Button look="primary" size="large" isWide isWaiting={isSending} onClick={() => void wizard.send()}>
          {t('contacts.send')}
        </Button>
      )}
      <Button look="text" isWide onClick={wizard.change}>
        {t(`contacts.${kind}.other`)}
      </Button>
    </div>
  )
}
