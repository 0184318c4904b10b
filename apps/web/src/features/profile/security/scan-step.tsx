import { type FormEvent, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useStepFocus } from '../../../ui/use-step-focus.ts'
import { describeTrouble } from './describe-trouble.ts'
import { QrCode } from './qr-code.tsx'
import { SecretKey } from './secret-key.tsx'
import styles from './security.module.css'
import { useAction } from '../../../data/use-action.ts'

interface ScanStepProps {
  secret: string
  uri: string
  onCancel: () => void
  /** Returns an error code; null when the step is done. */
  onSend: (code: string) => Promise<string | null>
}

const codeLength = 6

/** Shows the secret for the app, to scan or to type, and asks for a code of the app as a check. */
export function ScanStep({ secret, uri, onCancel, onSend }: ScanStepProps) {
  const { t } = useI18n()
  const [code, setCode] = useState('')
  const { run, isBusy, refusal: trouble, forget } = useAction(() => onSend(code))
  const step = useStepFocus<HTMLFormElement>()
  const isWrong = trouble === 'wrong_code'
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (code.length === codeLength) void run()
  }
  return (
    <form ref={step} tabIndex={-1} className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.scan}>
        <QrCode text={uri} label={t('security.totp.qr')} />
        <div className={styles.secret}>
          <p>{t('security.totp.scan')}</p>
          <SecretKey secret={secret} />
        </div>
      </div>
      <CodeField
        label={t('security.totp.code')}
        length={codeLength}
        value={code}
        error={isWrong ? t(describeTrouble(trouble)) : undefined}
        onChange={(digits) => {
          setCode(digits)
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
        <Button type="submit" look="primary" disabled={code.length < codeLength} isWaiting={isBusy}>
          {t('security.totp.accept')}
        </Button>
      </div>
    </form>
  )
}
