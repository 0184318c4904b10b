// The number of new notifications in this tab, which the bell and the menu show.
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { onPlayerEvent } from '../../data/player-events.ts'

/** Null while unknown. */
const newCountStore = /* @__PURE__ */ createStore<{ count: number | null }>(() => ({ count: null }))

export const setNewCount = (count: number | null): void => newCountStore.setState({ count })

export function useNewCount(): number {
  return useStore(newCountStore, ({ count }) => count) ?? 0
}

onPlayerEvent('logout', () => setNewCount(null))
