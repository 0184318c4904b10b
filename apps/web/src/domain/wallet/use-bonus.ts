import type { Currency } from '@yanta/contract'
import { useWallet } from './use-wallet.ts'
import { type Wagering, type Wallet, computeShownBalance } from './wallet.ts'

export interface ShownBonus {
  /** Minor units. */
  bonus: number
  currency: Currency
  wagering: Wagering
}

/** The player's bonus and its wager progress; null without an active bonus. */
export function useBonus(): ShownBonus | null {
  return useWallet(presentBonus)
}

function presentBonus(wallet: Wallet): ShownBonus | null {
  const { wagering, currency } = wallet
  return wagering && { bonus: computeShownBalance(wallet).bonus, currency, wagering }
}
