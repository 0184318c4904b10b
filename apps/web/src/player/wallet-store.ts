// The one wallet of the tab. Times the end of holds; everything it decides is in wallet.ts.
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from './player-events.ts'
import type { Wallet, WalletEvent } from './wallet.ts'
import { applyWallet, findNextRelease } from './wallet.ts'

interface WalletState {
  wallet: Wallet | null
}

export const walletStore = createStore<WalletState>(() => ({ wallet: null }))

let releaseTimer: ReturnType<typeof setTimeout> | undefined

export function dispatchToWallet(event: WalletEvent): void {
  const before = walletStore.getState().wallet
  const wallet = applyWallet(before, event)
  if (wallet === before) return
  walletStore.setState({ wallet })
  clearTimeout(releaseTimer)
  const releaseAtMs = wallet && findNextRelease(wallet)
  if (releaseAtMs) releaseTimer = setTimeout(() => dispatchToWallet({ type: 'timePassed', nowMs: Date.now() }), Math.max(0, releaseAtMs - Date.now()))
}

export function forgetWallet(): void {
  clearTimeout(releaseTimer)
  walletStore.setState({ wallet: null })
}

onPlayerEvent('logout', forgetWallet)
