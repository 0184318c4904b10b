import { renewRecoveryCodes } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../api/browser-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecurityDialogProps } from './security-dialogs.ts'
import './security.messages.json'

/** New recovery codes instead of the old ones. Once they are there only the button closes: they are shown this once. */
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
