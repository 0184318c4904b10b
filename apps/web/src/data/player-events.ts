// Session events that several parts of the site handle [4.15], [4.20]. Code that holds data of the player subscribes here,
// so that no module has to know all of it.
import { report } from './api/report.ts'

/** `balanceHint`: an unreliable source reports that the balance may have changed. */
export type PlayerEvent = 'login' | 'logout' | 'gameExit' | 'balanceHint'

const listeners = new Map<PlayerEvent, Set<() => void>>()

/** Returns the cleanup function. */
export function onPlayerEvent(event: PlayerEvent, listener: () => void): () => void {
  const known = listeners.get(event) ?? new Set()
  listeners.set(event, known.add(listener))
  return () => void known.delete(listener)
}

/** Calls every listener, also when one of them fails. */
export function emitPlayerEvent(event: PlayerEvent): void {
  for (const listener of [...(listeners.get(event) ?? [])]) {
    try {
      listener()
    } catch (error) {
      report('GLOBAL_WINDOW_ERROR_HANDLER', error)
    }
  }
}
