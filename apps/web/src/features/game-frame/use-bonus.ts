// What the player has of a bonus, and how far its wager is: as the page was rendered, then as the platform tells.
import { type BalanceSnapshot, type Currency, bonusChanged } from '@yanta/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import { walletStore } from '../../player/wallet-store.ts'
import { computeShownBalance } from '../../player/wallet.ts'
import { onEvent } from '../../realtime/site-socket.ts'
import { type Wagering, applyBonusChange } from './bonus-progress.ts'

export interface ShownBonus {
  /** Minor units. */
  bonus: number
  currency: Currency
  wagering: Wagering
}

/** What was heard since the page was `rendered`; a newer page knows more. Kept while the game waits in the dock. */
const bonusStore = createStore<{ rendered: BalanceSnapshot | null; wagering: Wagering | null }>(() => ({ rendered: null, wagering: null }))

onEvent(bonusChanged, (change) => bonusStore.setState({ wagering: applyBonusChange(change) }))

/** Null while no bonus is being wagered. */
export function useBonus(rendered: BalanceSnapshot | null): ShownBonus | null {
  const heard = useStore(bonusStore)
  useEffect(() => {
    if (bonusStore.getState().rendered !== rendered) bonusStore.setState({ rendered, wagering: rendered?.wagering ?? null })
  }, [rendered])
  const wagering = heard.rendered === rendered ? heard.wagering : rendered?.wagering ?? null
  const wallet = useStore(walletStore, useShallow(({ wallet: live }) => (
    live ? { bonus: computeShownBalance(live).bonus, currency: live.currency } : rendered && { bonus: rendered.bonus, currency: rendered.currency }
  )))
  return wallet && wagering && { ...wallet, wagering }
}
