// The currency of the tab's wallet, apart from it: guests' screens name sums in it, and none of them needs the rules of a wallet.
import type { Currency } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'

/** Null while no balance is known. */
export const currencyStore = /* @__PURE__ */ createStore<{ currency: Currency | null }>(() => ({
  currency: null,
}))
