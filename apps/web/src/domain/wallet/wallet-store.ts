// The one wallet of the tab. Runs the timer of holds; all rules are in wallet.ts.
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'
import type { Wallet, WalletEvent } from './wallet.ts'
import { applyWallet, emptyWallet, findNextRelease } from './wallet.ts'

interface WalletState {
  wallet: Wallet | null
}

export const walletStore = createStore<WalletState>(() => ({ wallet: null }))

/** State before the first balance: a game may be shown, and spin, before it is known. */
let early = emptyWallet
let releaseTimer: ReturnType<typeof setTimeout> | undefined

export function dispatchToWallet(event: WalletEvent): void {
  const before = walletStore.getState().wallet
  if (!before && isOfGame(event)) early = applyWallet(early, event)!
  const applied = applyWallet(before, event)
  if (applied === before) return
  const wallet =
    applied && !before ? { ...applied, hold: early.hold, isGameShown: early.isGameShown } : applied
  walletStore.setState({ wallet })
  clearTimeout(releaseTimer)
  const releaseAtMs = wallet && findNextRelease(wallet)
  if (releaseAtMs)
    releaseTimer = setTimeout(
      () => dispatchToWallet({ type: 'timePassed', nowMs: Date.now() }),
      Math.max(0, releaseAtMs - Date.now()),
    )
}

export function forgetWallet(): void {
  clearTimeout(releaseTimer)
  early = emptyWallet
  walletStore.setState({ wallet: null })
}

function isOfGame({ type }: WalletEvent): boolean {
  return type === 'gameShown' || type === 'gameHidden' || type === 'roundStarted' || type === 'roundEnded'
}

onPlayerEvent('logout', forgetWallet)
