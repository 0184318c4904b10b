import { renewRecoveryCodes } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecurityDialogProps } from './security-dialogs.ts'
import './security.messages.json'

/** Replaces the recovery codes. Once shown the dialog closes by its button only: the codes are never shown again. */
export function RecoveryCodesModal({ username, onClose }: SecurityDialogProps & { onClose: () => void }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  async function send(password: string) {
    const result = await browserCall(renewRecoveryCodes, { body: { password } })
    if (!result.ok) return result.refusal.code
    setCodes(result.value.recoveryCodes)
    void revalidate()
    return null
  }
  return (
    <Modal
      title={t(codes ? 'security.codes' : 'security.codes.new')}
      closeLabel={t('security.close')}
      onClose={onClose}
      isClosable={codes === null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordStep
          username={username}
          text={t('security.codes.new.text')}
          acceptLabel={t('security.codes.new.accept')}
          onCancel={onClose}
          onSend={send}
        />
      )}
    </Modal>
  )
}
