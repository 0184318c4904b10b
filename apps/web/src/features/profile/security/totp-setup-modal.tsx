import { beginTotp, enableTotp } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { StepProgress } from '../../../ui/feedback/step-progress.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import type { SecurityDialogProps } from './security-dialogs.ts'
import styles from './security.module.css'
import './security.messages.json'

type Step =
  | { name: 'password' }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] }

const order = ['password', 'scan', 'codes'] as const satisfies Step['name'][]

/** Setup of an authenticator app, enabled only after the app has produced a valid code; ends with recovery codes. */
export function TotpSetupModal({ username, onClose }: SecurityDialogProps & { onClose: () => void }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const current = order.indexOf(step.name) + 1

  async function begin(password: string) {
    const result = await browserCall(beginTotp, { body: { password } })
    if (!result.ok) return result.refusal.code
    setStep({ name: 'scan', ...result.value })
    return null
  }
  async function enable(code: string) {
    const result = await browserCall(enableTotp, { body: { code } })
    if (!result.ok) return result.refusal.code
    setStep({ name: 'codes', codes: result.value.recoveryCodes })
    void revalidate()
    return null
  }

  return (
    <Modal
      title={t('security.totp.setup')}
      closeLabel={t('security.close')}
      onClose={onClose}
      isClosable={step.name !== 'codes'}
    >
      <div className={styles.form}>
        <StepProgress
          label={t('security.totp.setup')}
          valueText={t('security.totp.step', { current, count: order.length })}
          current={current}
          count={order.length}
        />
        {step.name === 'password' && (
          <PasswordStep
            username={username}
            text={t('security.totp.setup.text')}
            acceptLabel={t('security.continue')}
            onCancel={onClose}
            onSend={begin}
          />
        )}
        {step.name === 'scan' && (
          <ScanStep secret={step.secret} uri={step.uri} onCancel={onClose} onSend={enable} />
        )}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
      </div>
    </Modal>
  )
}
