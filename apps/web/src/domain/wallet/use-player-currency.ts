import type { Currency } from '@yanta/contract'
import { useStore } from 'zustand'
import { useSite } from '../../site/site-data.ts'
import { currencyStore } from './currency-store.ts'

/** The currency that gifts and prizes are in: the player's, for guests roubles. */
export function usePlayerCurrency(): Currency {
  const ofPage = useSite()?.player?.balance?.currency
  return useStore(currencyStore, ({ currency }) => currency) ?? ofPage ?? 'RUB'
}
