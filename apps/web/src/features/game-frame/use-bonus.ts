import type { BalanceSnapshot, Currency } from '@yanta/contract'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { walletStore } from '../../domain/wallet/wallet-store.ts'
import { type Wagering, computeShownBalance } from '../../domain/wallet/wallet.ts'

export interface ShownBonus {
  /** Minor units. */
  bonus: number
  currency: Currency
  wagering: Wagering
}

/** The player's bonus and its wager progress, as rendered until the wallet is live; null without an active bonus. */
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
