// What a deposit can be, asked for at once. Without the ways and the sums there is none; the rest is left out where it failed [8.5].
import {
  getLastBet,
  getSumRange,
  getTodayDeposits,
  listDeposits,
  listGifts,
  listPaymentSystems,
  type Currency,
  type Deposit,
  type Gift,
  type PaymentSystem,
} from '@yanta/contract'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Result } from '../../../data/api/result.ts'
import { type CallState, useCall } from '../../../data/use-call.ts'

export interface DepositOffers {
  systems: readonly PaymentSystem[]
  /** Key of the way used last. */
  lastUsed: string | null
  currency: Currency
  /** Sums to choose at once, in minor units. */
  presets: readonly number[]
  /** The sum to begin with: nearest to what the player stakes [7.72]. */
  suggested: number
  /** [7.10]. */
  today: { amount: number; count: number } | null
  gifts: readonly Gift[]
  /** The newest deposit, if nobody knows yet how it ends. */
  open: Deposit | null
}

/** What nobody knows for longer is looked up in the history. */
const namedForMs = 24 * 3_600_000

/** @param isWanted they are shown: nothing is asked for otherwise, and everything anew once they are again */
export function useDepositOffers(isWanted: boolean): CallState<DepositOffers> {
  return useCall(isWanted ? 'deposit-offers' : null, fetchOffers)
}

async function fetchOffers(signal: AbortSignal): Promise<Result<DepositOffers, string>> {
  const [systems, sums, bet, today, gifts, deposits] = await Promise.all([
    browserCall(listPaymentSystems, {}, { signal }),
    browserCall(getSumRange, {}, { signal }),
    browserCall(getLastBet, {}, { signal }),
    browserCall(getTodayDeposits, {}, { signal }),
    browserCall(listGifts, {}, { signal }),
    browserCall(listDeposits, { query: { offset: '0' } }, { signal }),
  ])
  if (!systems.ok) return systems
  if (!sums.ok) return sums
  const newest = deposits.ok ? deposits.value.items[0] : undefined
  const isOpen =
    newest &&
    ['created', 'pending', 'unknown'].includes(newest.status) &&
    readServerNow() - Date.parse(newest.createdAt) < namedForMs
  return {
    ok: true,
    value: {
      systems: systems.value.items,
      lastUsed: systems.value.lastUsed,
      currency: sums.value.currency,
      presets: sums.value.presets,
      suggested: bet.ok ? bet.value.preset : sums.value.default,
      today: today.ok ? today.value : null,
      gifts: gifts.ok ? gifts.value.data.data : [],
      open: isOpen ? newest : null,
    },
  }
}
