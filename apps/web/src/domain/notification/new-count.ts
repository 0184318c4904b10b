// The number of new notifications in this tab, which the bell and the menu show.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'
import { useSite } from '../../site/site-data.ts'

/** Null until the tab knows it: that of the page is shown meanwhile. */
const newCountStore = /* @__PURE__ */ createStore<{ count: number | null }>(() => ({ count: null }))

export const setNewCount = (count: number | null): void => newCountStore.setState({ count })

/** 0 while nothing is known. */
export function useNewCount(): number {
  const ofPage = useSite()?.player?.rewards?.newCount
  return useStore(newCountStore, ({ count }) => count) ?? ofPage ?? 0
}

onPlayerEvent('logout', () => setNewCount(null))
