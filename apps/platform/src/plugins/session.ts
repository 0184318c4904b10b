// Authenticates requests. An access token is valid only while its login is active: the row is read each time, so a logout is immediate.
import type { FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { findLivingLogin, findLoginOfSocket, type Player } from './session.repository.ts'

export type { Player } from './session.repository.ts'

export interface SessionGuard {
  /** The player of the request's bearer token, or null. */
  findPlayer(request: FastifyRequest): Promise<Player | null>
  /** The active login of a socket hash, or null. */
  findSocketSession(hash: string): Promise<{ userId: number; sessionId: string } | null>
}

/** @param recordUse called for each request of a player with an active login */
export function createSessionGuard(
  { db, clock, tokens }: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  recordUse: (sessionId: string, request: FastifyRequest) => void,
): SessionGuard {
  return {
    async findPlayer(request) {
      const bearer = /^Bearer ([A-Za-z0-9._-]{16,2048})$/.exec(request.headers.authorization ?? '')
      const sessionId = bearer && (await tokens.readAccess(bearer[1]!))
      const player = sessionId ? await findLivingLogin(db, sessionId, clock.now()) : null
      if (player) recordUse(player.sessionId, request)
      return player
    },
    findSocketSession: (hash) => findLoginOfSocket(db, hash, clock.now()),
  }
}
