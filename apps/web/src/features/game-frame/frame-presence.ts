// The only part of the game frame that every page loads: whether a frame is mounted, and its component.
// The first opened game loads it; from then on it stays mounted, so that a game survives navigation.
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const presence = createStore<{ host: ComponentType | null }>(() => ({ host: null }))

export function presentFrameHost(host: ComponentType): void {
  presence.setState({ host })
}

/** Unmounts the frame: a game runs in one language, and another one was chosen [1.4]. */
export function withdrawFrameHost(): void {
  presence.setState({ host: null })
}

/** The frame host once a game was opened in this tab; null before that and on the server. */
export function useFrameHost(): ComponentType | null {
  return useStore(presence, ({ host }) => host)
}
