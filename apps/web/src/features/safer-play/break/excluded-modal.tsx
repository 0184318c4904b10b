import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import '../safer-play.messages.json'
import './break.messages.json'

interface ExcludedModalProps {
  /** Null: for ever. */
  until: string | null
  onClose: () => void
}

/** The last words after a self-exclusion, to somebody who is a guest now. */
export function ExcludedModal({ until, onClose }: ExcludedModalProps) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  return (
    <Modal
      title={t('excluded.title')}
      closeLabel={t('safer_play.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => openModal('support', { reason: 'exclusion' })}>
            {t('safer_play.support')}
          </Button>
          <ButtonLink to="/responsible-gaming" onClick={onClose}>
            {t('excluded.help')}
          </ButtonLink>
        </>
      }
    >
      <p>{until === null ? t('excluded.forever') : t('excluded.until', { day: day(until) })}</p>
      <p>{t('excluded.care')}</p>
    </Modal>
  )
}
