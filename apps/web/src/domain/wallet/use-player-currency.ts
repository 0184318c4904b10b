import type { Currency } from '@yanta/contract'
import { useWallet } from './use-wallet.ts'

/** The currency that gifts and prizes are in: the player's, for guests roubles. */
export function usePlayerCurrency(): Currency {
  return useWallet((wallet) => wallet.currency) ?? 'RUB'
}
