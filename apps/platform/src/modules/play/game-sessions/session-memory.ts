import type { GameSession } from './game-sessions.repository.ts'

/** Caches the immutable part of the latest sessions; the oldest entry is evicted first. */
export function rememberSessions(
  find: (id: number) => Promise<GameSession | undefined>,
  largestSize = 10_000,
): (id: number) => Promise<GameSession | undefined> {
  const known = new Map<number, GameSession>()
  return async (id) => {
    const remembered = known.get(id)
    if (remembered) return remembered
    const session = await find(id)
    if (session) known.set(id, session)
    if (known.size > largestSize) known.delete(known.keys().next().value!)
    return session
  }
}
