// The one wallet of the tab. Runs the timer of holds; all rules are in wallet.ts.
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'
import { currencyStore } from './currency-store.ts'
import type { Wallet, WalletEvent } from './wallet.ts'
import { applyWallet, emptyWallet, findNextRelease } from './wallet.ts'

interface WalletState {
  /** Null until a balance is known: components show that of the page meanwhile. */
  wallet: Wallet | null
  /** What games did before: one may be shown, and spin, before a balance is known. */
  early: Wallet
}

const initial: WalletState = { wallet: null, early: emptyWallet }

function createWallet() {
  const store = createStore<WalletState>(() => initial)
  store.subscribe(({ wallet }) => currencyStore.setState({ currency: wallet?.currency ?? null }))
  let releaseTimer: ReturnType<typeof setTimeout> | undefined

  function dispatch(event: WalletEvent): void {
    const { wallet: before, early } = store.getState()
    if (!before && isOfGame(event)) store.setState({ early: applyWallet(early, event)! })
    const applied = applyWallet(before, event)
    if (applied === before) return
    const wallet =
      applied && !before ? { ...applied, hold: early.hold, isGameShown: early.isGameShown } : applied
    store.setState({ wallet })
    clearTimeout(releaseTimer)
    const releaseAtMs = wallet && findNextRelease(wallet)
    if (releaseAtMs)
      releaseTimer = setTimeout(
        () => dispatch({ type: 'timePassed', nowMs: Date.now() }),
        Math.max(0, releaseAtMs - Date.now()),
      )
  }
  function forget(): void {
    clearTimeout(releaseTimer)
    store.setState(initial)
  }
  return { store, dispatch, forget }
}

export const {
  store: walletStore,
  dispatch: dispatchToWallet,
  forget: forgetWallet,
} = /* @__PURE__ */ createWallet()

function isOfGame({ type }: WalletEvent): boolean {
  return type === 'gameShown' || type === 'gameHidden' || type === 'roundStarted' || type === 'roundEnded'
}

onPlayerEvent('logout', forgetWallet)
