// Turning points of a login that more than one part of the site answers to [4.15], [4.20]. Those who hold something of the
// player's register here, so that nothing has to know them all.
/** `balanceHint`: somebody who can't know says that the balance may have changed. */
export type PlayerEvent = 'login' | 'logout' | 'gameExit' | 'balanceHint'

const listeners = new Map<PlayerEvent, Set<() => void>>()

/** Returns the way out. */
export function onPlayerEvent(event: PlayerEvent, listener: () => void): () => void {
  const known = listeners.get(event) ?? new Set()
  listeners.set(event, known.add(listener))
  return () => void known.delete(listener)
}

export function emitPlayerEvent(event: PlayerEvent): void {
  for (const listener of [...(listeners.get(event) ?? [])]) listener()
}
