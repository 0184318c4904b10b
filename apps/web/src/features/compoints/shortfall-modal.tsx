// [8.42] Not enough dollars, as the unit is called there unless the jurisdiction forbids it: how many are missing, and how they are earned.
import { Shortfall, useShortfallBets } from '../../domain/level/shortfall.tsx'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './compoints.messages.json'
import { useUnit } from './use-unit.ts'

interface ShortfallModalProps {
  /** In hundredths. */
  needed: number
  betsForOne: number | null
  onClose: () => void
}

export function ShortfallModal({ needed, betsForOne, onClose }: ShortfallModalProps) {
  const { t } = useI18n()
  const sum = useShortfallBets(needed, betsForOne)
  const unit = useUnit()
  return (
    <Modal
      title={t('compoints.short.title', { unit })}
      closeLabel={t('compoints.close')}
      onClose={onClose}
      isCentred
      footer={
        <>
          <ButtonLink to="/compoints-about" onClick={onClose}>
            {t('compoints.short.about')}
          </ButtonLink>
          <ButtonLink look="primary" to="/games/slots" onClick={onClose}>
            {t('compoints.short.slots')}
          </ButtonLink>
        </>
      }
    >
      <Shortfall needed={needed} hasCoin />
      <p>{sum === null ? t('compoints.earn.unknown') : t('compoints.short.bets', { sum, unit })}</p>
    </Modal>
  )
}
