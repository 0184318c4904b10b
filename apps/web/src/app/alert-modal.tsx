// Error dialog [8.11]: one sentence and a button that closes.
import { useI18n } from '../i18n/use-i18n.tsx'
import { describeCode } from '../i18n/refusal-words.ts'
import type { AlertProps } from '../dialogs/dialogs.ts'
import { Button } from '../ui/actions/button.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import './dialogs.messages.json'

export function AlertModal({ title, text, code, onClose }: AlertProps & { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Modal
      title={title ?? t('errors.try_latter')}
      closeLabel={t('dialogs.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('dialogs.close')}</Button>}
    >
      <p>{text ?? t(describeCode(code ?? ''))}</p>
    </Modal>
  )
}
