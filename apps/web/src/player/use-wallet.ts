// The balance components show: the live wallet once it is there, before that what the page was rendered with.
import type { BalanceSnapshot, Currency } from '@yanta/contract'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { computeShownBalance } from './wallet.ts'
import { walletStore } from './wallet-store.ts'

export interface ShownBalance {
  real: number
  currency: Currency
  compoints: number
}

export function useShownBalance(rendered: BalanceSnapshot): ShownBalance {
  return useStore(walletStore, useShallow(({ wallet }) => (
    wallet
      ? { real: computeShownBalance(wallet).real, currency: wallet.currency, compoints: wallet.compoints }
      : { real: rendered.balance, currency: rendered.currency, compoints: rendered.compoint_balance }
  )))
}
