import { disableTotp } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { PasswordStep } from './password-step.tsx'
import type { SecurityDialogProps } from './security-dialogs.ts'
import './security.messages.json'

export function TotpEndModal({ username, onClose }: SecurityDialogProps & { onClose: () => void }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  async function send(password: string) {
    const result = await browserCall(disableTotp, { body: { password } })
    // Already turned off elsewhere: counts as done.
    if (!result.ok && result.refusal.code !== 'totp_not_on') return result.refusal.code
    showToast({ type: 'success', title: t('security.totp.ended') })
    await revalidate()
    onClose()
    return null
  }
  return (
    <Modal title={t('security.totp.end')} closeLabel={t('security.close')} onClose={onClose}>
      <PasswordStep
        username={username}
        text={t('security.totp.end.text')}
        acceptLabel={t('security.totp.end.accept')}
        onCancel={onClose}
        onSend={send}
      />
    </Modal>
  )
}
