import { type Payout, listNewPayouts } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { usePayoutNews } from './use-payout-news.ts'

export interface OpenPayoutsControl {
  /** Newest first; null until they are known. */
  payouts: readonly Payout[] | null
  isFailed: boolean
  refresh: () => void
}

/** The player's payouts that are not over [7.75], kept current by their events. */
export function useOpenPayouts(): OpenPayoutsControl {
  const [turn, refresh] = usePayoutNews()
  const { latest, refusal } = useCall(`open-payouts ${turn}`, (signal) =>
    browserCall(listNewPayouts, {}, { signal }),
  )
  return { payouts: latest?.items ?? null, isFailed: refusal !== null && latest === null, refresh }
}
