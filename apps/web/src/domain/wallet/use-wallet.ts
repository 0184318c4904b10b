// The balance that components show: the live wallet once it is loaded, before that what the page was rendered with.
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

/** Null if the page was rendered without a balance and none has been received since. */
export function useShownBalance(rendered: BalanceSnapshot): ShownBalance
export function useShownBalance(rendered: BalanceSnapshot | null): ShownBalance | null
export function useShownBalance(rendered: BalanceSnapshot | null): ShownBalance | null {
  return useStore(
    walletStore,
    useShallow(({ wallet }) =>
      wallet
        ? { real: computeShownBalance(wallet).real, currency: wallet.currency, compoints: wallet.compoints }
        : rendered && {
            real: rendered.balance,
            currency: rendered.currency,
            compoints: rendered.compoint_balance,
          },
    ),
  )
}
