// [5.21], [8.42] How many compoints are missing for something, as the windows of the shop and of tournaments show it.
import gifts from '@yanta/art/gifts.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useWallet } from '../wallet/use-wallet.ts'
import { computeBetsNeeded, useCompointsRate } from './bets-needed.ts'
import { ShortfallBar } from './shortfall-bar.tsx'
import './shortfall.messages.json'
import styles from './shortfall.module.css'

interface ShortfallProps {
  /** In hundredths. */
  needed: number
  /** A coin stands beside what is missing. */
  hasCoin?: boolean
}

/** What there is of it, and what is missing. */
export function Shortfall({ needed, hasCoin }: ShortfallProps) {
  const { t, compoints } = useI18n()
  const own = useWallet((wallet) => wallet.compoints) ?? 0
  return (
    <>
      <img src={gifts.compoint} alt="" width="132" height="132" />
      <div className={styles.way}>
        <div className={styles.ends} aria-hidden="true">
          <span>
            {t('shortfall.own')} <b>{compoints(own)}</b>
          </span>
          <span>
            {t('shortfall.needed')} <b>{compoints(needed)}</b>
          </span>
        </div>
        <ShortfallBar own={own} needed={needed} />
      </div>
      <b className={styles.missing}>
        {hasCoin && <img src={gifts.compoint} alt="" width="28" height="28" />}
        {t('shortfall.missing', { missing: compoints(Math.max(0, needed - own)) })}
      </b>
    </>
  )
}

/**
 * Bets on slots that bring what is missing, on the player's level; null while that is unknown.
 * @param betsForOne as the configuration says it; null while unknown
 */
export function useShortfallBets(needed: number, betsForOne: number | null): string | null {
  const { wholeMoney } = useI18n()
  const own = useWallet((wallet) => wallet.compoints) ?? 0
  const rate = useCompointsRate()
  if (betsForOne === null || rate === null) return null
  return wholeMoney(computeBetsNeeded(Math.max(0, needed - own), betsForOne, rate), 'RUB')
}
