// A question with two answers; closing it counts as the second [2.50].
import { useI18n } from '../i18n/use-i18n.tsx'
import type { ConfirmProps } from '../dialogs/dialogs.ts'
import type { Answering } from '../dialogs/registry.ts'
import { Button } from '../ui/actions/button.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import './dialogs.messages.json'

export function ConfirmModal({
  title,
  text,
  acceptLabel,
  cancelLabel,
  isDangerous,
  onAnswer,
  onClose,
}: ConfirmProps & Answering<boolean> & { onClose: () => void }) {
  const { t } = useI18n()
  const cancel = (
    <Button key="cancel" look={isDangerous ? 'primary' : undefined} onClick={onClose}>
      {cancelLabel ?? t('dialogs.confirm.cancel')}
    </Button>
  )
  const accept = (
    <Button key="accept" look={isDangerous ? undefined : 'primary'} onClick={() => onAnswer(true)}>
      {acceptLabel ?? t('dialogs.confirm.buy')}
    </Button>
  )
  return (
    <Modal
      title={title}
      closeLabel={t('dialogs.close')}
      onClose={onClose}
      footer={isDangerous ? [accept, cancel] : [cancel, accept]}
    >
      {text && <p>{text}</p>}
    </Modal>
  )
}
