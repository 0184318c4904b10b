// How many gifts wait for the player, for the badges of the frame. The frame is part of every first screen, so this store knows neither
// gifts nor calls: whoever has the number sets it.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const waitingStore = createStore<{ count: number | null }>(() => ({ count: null }))

/** Null: unknown. */
export function setWaitingCount(count: number | null): void {
  waitingStore.setState({ count })
}

/** Null while unknown. */
export function useWaitingCount(): number | null {
  return useStore(waitingStore, ({ count }) => count)
}
