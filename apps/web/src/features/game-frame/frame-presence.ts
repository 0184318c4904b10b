// The only part of the game frame that every page loads: whether a frame is mounted, and its component.
// The first opened game loads it; from then on it stays mounted, so that a game survives navigation.
import type { ComponentType } from 'react'
import { useSyncExternalStore } from 'react'

let host: ComponentType | null = null
const listeners = new Set<() => void>()

export function presentFrameHost(component: ComponentType): void {
  if (host === component) return
  host = component
  for (const listener of listeners) listener()
}

/** Unmounts the frame: a game runs in one language, and another one was chosen [1.4]. */
export function withdrawFrameHost(): void {
  host = null
  for (const listener of listeners) listener()
}

/** The frame host once a game was opened in this tab; null before that and on the server. */
export function useFrameHost(): ComponentType | null {
  return useSyncExternalStore(
    subscribe,
    () => host,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
