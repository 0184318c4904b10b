// Something did not work [8.11]: what, in one sentence, and a button that closes.
import { useI18n } from '../i18n/use-i18n.tsx'
import { describeCode } from '../i18n/refusal-words.ts'
import type { AlertProps } from '../lib/dialogs.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
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
