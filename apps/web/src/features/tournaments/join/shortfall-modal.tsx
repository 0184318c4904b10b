// [5.21], [8.21] Not enough compoints for a seat: how many are missing, and how they are earned.
import { getCompointsConfig } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { Shortfall, useShortfallBets } from '../../../domain/level/shortfall.tsx'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './join.messages.json'

interface ShortfallModalProps {
  /** In hundredths. */
  needed: number
  onClose: () => void
}

export function ShortfallModal({ needed, onClose }: ShortfallModalProps) {
  const { t } = useI18n()
  const config = useCall('compoints', (signal) => browserCall(getCompointsConfig, {}, { signal }))
  const sum = useShortfallBets(needed, config.value?.betsForOne ?? null)
  return (
    <Modal
      title={t('tournament.modal.dont_have_currency_title')}
      closeLabel={t('tournament.modal.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <ButtonLink to="/tournaments" onClick={onClose}>
            {t('tournament.modal.short.free')}
          </ButtonLink>
          <ButtonLink look="primary" to="/games/slots" onClick={onClose}>
            {t('tournament.modal.short.slots')}
          </ButtonLink>
        </>
      }
    >
      <Shortfall needed={needed} />
      <p>
        {sum === null
          ? t('tournament.modal.short.unknown')
          : t('tournament.modal.dont_have_currency_description', { sum })}
      </p>
    </Modal>
  )
}
