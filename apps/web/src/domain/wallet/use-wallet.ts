// The wallet as components read it: the tab's, which is seeded by the page after hydration, before that what the page was rendered
// with.
import type { BalanceSnapshot, Currency } from '@yanta/contract'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useSite } from '../../site/site-data.ts'
import { type Wagering, type Wallet, applyWallet, computeShownBalance } from './wallet.ts'
import { walletStore } from './wallet-store.ts'

/**
 * @param rendered a balance that the screen was loaded with, if it is newer than that of the page
 * @returns null while no balance is known
 */
export function useWallet<Shown>(
  select: (wallet: Wallet) => Shown,
  rendered?: BalanceSnapshot | null,
): Shown | null {
  const ofPage = useSite()?.player?.balance
  const snapshot = rendered ?? ofPage
  return useStore(
    walletStore,
    useShallow(({ wallet }) => {
      const shown = wallet ?? (snapshot ? applyWallet(null, { type: 'snapshot', snapshot }) : null)
      return shown && select(shown)
    }),
  )
}

export interface ShownBalance {
  real: number
  bonus: number
  currency: Currency
  compoints: number
  winback: number
  wagering: Wagering | null
}

/** The balance to show. */
export function useShownBalance(rendered: BalanceSnapshot): ShownBalance
export function useShownBalance(rendered?: BalanceSnapshot | null): ShownBalance | null
export function useShownBalance(rendered?: BalanceSnapshot | null): ShownBalance | null {
  return useWallet(presentBalance, rendered)
}

function presentBalance(wallet: Wallet): ShownBalance {
  const { currency, compoints, winback, wagering } = wallet
  return { ...computeShownBalance(wallet), currency, compoints, winback, wagering }
}
