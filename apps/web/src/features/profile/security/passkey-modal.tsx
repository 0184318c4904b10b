import { useRevalidator } from 'react-router'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { makePasskey } from './make-passkey.ts'
import { PasswordStep } from './password-step.tsx'
import type { SecurityDialogProps } from './security-dialogs.ts'
import './security.messages.json'

export function PasskeyModal({ username, onClose }: SecurityDialogProps & { onClose: () => void }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  async function send(password: string) {
    const trouble = await makePasskey(password)
    if (trouble) return trouble
    showToast({ type: 'success', title: t('security.passkeys.added') })
    await revalidate()
    onClose()
    return null
  }
  return (
    <Modal title={t('security.passkeys.new')} closeLabel={t('security.close')} onClose={onClose}>
      <PasswordStep
        username={username}
        text={t('security.passkeys.new.text')}
        acceptLabel={t('security.continue')}
        onCancel={onClose}
        onSend={send}
      />
    </Modal>
  )
}
