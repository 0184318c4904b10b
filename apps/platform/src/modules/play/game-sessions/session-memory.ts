import { LRUCache } from 'lru-cache'
import type { GameSession } from './game-sessions.repository.ts'

/** Caches the immutable part of the sessions in use. */
export function rememberSessions(
  find: (id: number) => Promise<GameSession | undefined>,
  largestSize = 10_000,
): (id: number) => Promise<GameSession | undefined> {
  const known = new LRUCache<number, GameSession>({ max: largestSize })
  return async (id) => {
    const remembered = known.get(id)
    if (remembered) return remembered
    const session = await find(id)
    if (session) known.set(id, session)
    return session
  }
}
