import type { BalanceSnapshot, Currency } from '@yanta/contract'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { walletStore } from '../../player/wallet-store.ts'
import { type Wagering, computeShownBalance } from '../../player/wallet.ts'

export interface ShownBonus {
  /** Minor units. */
  bonus: number
  currency: Currency
  wagering: Wagering
}

/** What the player has of a bonus, and how far its wager is: as the page was rendered until the wallet is live. Null while no bonus is being wagered. */
export function useBonus(rendered: BalanceSnapshot | null): ShownBonus | null {
  return useStore(
    walletStore,
    useShallow(({ wallet }) => {
      const { wagering = null } = wallet ?? rendered ?? {}
      if (!wagering) return null
      return wallet
        ? { bonus: computeShownBalance(wallet).bonus, currency: wallet.currency, wagering }
        : rendered && { bonus: rendered.bonus, currency: rendered.currency, wagering }
    }),
  )
}
