// How many gifts wait for the player, for the badges of the frame. The frame is part of every first screen, so this store knows neither
// gifts nor calls: whoever has the number sets it.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'
import { useSite } from '../../site/site-data.ts'

/** Null until the tab knows it: that of the page is shown meanwhile. */
const waitingStore = /* @__PURE__ */ createStore<{ count: number | null }>(() => ({ count: null }))

export const setWaitingCount = (count: number | null): void => waitingStore.setState({ count })

/** Null while unknown. */
export function useWaitingCount(): number | null {
  const ofPage = useSite()?.player?.rewards?.giftCount
  return useStore(waitingStore, ({ count }) => count) ?? ofPage ?? null
}

onPlayerEvent('logout', () => setWaitingCount(null))
