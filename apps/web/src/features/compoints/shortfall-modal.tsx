// [8.42] Not enough dollars, as the unit is called there: how many are missing, and how they are earned.
import gifts from '@yanta/art/gifts.json'
import { listLevels } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { useLevel } from '../../domain/level/use-level.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './compoints.messages.json'
import styles from './shortfall-modal.module.css'
import { computeBetsNeeded } from './shop-products.ts'

interface ShortfallModalProps {
  /** In hundredths. */
  needed: number
  betsForOne: number | null
  onClose: () => void
}

const usualRate = 10

export function ShortfallModal({ needed, betsForOne, onClose }: ShortfallModalProps) {
  const { t, compoints, wholeMoney } = useI18n()
  const own = useWallet((wallet) => wallet.compoints) ?? 0
  const missing = Math.max(0, needed - own)
  const rate = useRate()
  return (
    <Modal
      title={t('compoints.short.title')}
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
      <img src={gifts.compoint} alt="" width="132" height="132" />
      <div className={styles.way}>
        <div className={styles.ends} aria-hidden="true">
          <span>
            {t('compoints.short.own')} <b>{compoints(own)}</b>
          </span>
          <span>
            {t('compoints.short.needed')} <b>{compoints(needed)}</b>
          </span>
        </div>
        <ProgressBar
          label={t('compoints.short.way')}
          percent={(own / needed) * 100}
          valueText={t('compoints.short.value', { own: compoints(own), needed: compoints(needed) })}
        />
      </div>
      <b className={styles.missing}>
        <img src={gifts.compoint} alt="" width="28" height="28" />
        {t('compoints.short.missing', { missing: compoints(missing) })}
      </b>
      <p>
        {betsForOne === null || rate === null
          ? t('compoints.earn.unknown')
          : t('compoints.short.bets', {
              sum: wholeMoney(computeBetsNeeded(missing, betsForOne, rate), 'RUB'),
            })}
      </p>
    </Modal>
  )
}

/** Tenths of the usual number of compoints on the player's level; null while it is unknown. */
function useRate(): number | null {
  const ofProfile = useSite()?.player?.profile.level.index
  const level = useLevel()?.level ?? ofProfile
  const { phase, value } = useCall('levels', (signal) => browserCall(listLevels, {}, { signal }))
  if (phase === 'loading') return null
  return value?.items.find(({ index }) => index === level)?.compointsRate ?? usualRate
}
