import { exportOwnData, type CallBody } from '@yanta/contract'
import { saveFile } from '../../../browser/save-file.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { readFile } from '../../../data/api/read-file.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { PasswordStep } from '../security/password-step.tsx'
import type { SecurityDialogProps } from '../security/security-dialogs.ts'
import '../security/security.messages.json'
import './data-copy.messages.json'

/** Years of play are written for minutes. */
const mostMs = 600_000

export interface DataCopyProps extends SecurityDialogProps {
  format: CallBody<typeof exportOwnData>['format']
}

export function DataCopyModal({ username, format, onClose }: DataCopyProps & { onClose: () => void }) {
  const { t } = useI18n()
  async function send(password: string) {
    const file = await browserCall(
      exportOwnData,
      { body: { password, format } },
      { read: readFile, timeoutMs: mostMs },
    )
    if (!file.ok) return file.refusal.code
    saveFile(file.value)
    showToast({ type: 'success', title: t('data_copy.saved'), text: file.value.name })
    onClose()
    return null
  }
  return (
    <Modal title={t('data_copy.dialog')} closeLabel={t('security.close')} onClose={onClose}>
      <PasswordStep
        username={username}
        text={t(`data_copy.dialog.${format}`)}
        acceptLabel={t('data_copy.dialog.accept')}
        onCancel={onClose}
        onSend={send}
      />
    </Modal>
  )
}
