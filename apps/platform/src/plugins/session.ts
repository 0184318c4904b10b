// Authenticates requests. An access token is valid only while its login is active: the row is read each time, so a logout is immediate.
import type { Currency, Locale } from '@yanta/contract'
import type { FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { SessionTokens } from './session-tokens.ts'

/** The player behind a request. */
export interface Player {
  id: number
  sessionId: string
  currency: Currency
  locale: Locale
  nickName: string
  isClosed: boolean
}

export interface SessionGuard {
  /** The player of the request's bearer token, or null. */
  findPlayer(request: FastifyRequest): Promise<Player | null>
  /** The active login of a socket hash, or null. */
  findSocketSession(hash: string): Promise<{ userId: number; sessionId: string } | null>
}

/** @param recordUse called for each request of a player with an active login */
export function createSessionGuard(
  db: Kysely<any>,
  tokens: SessionTokens,
  recordUse: (sessionId: string, request: FastifyRequest) => void,
): SessionGuard {
  return {
    async findPlayer(request) {
      const bearer = /^Bearer ([A-Za-z0-9._-]{16,2048})$/.exec(request.headers.authorization ?? '')
      const sessionId = bearer && (await tokens.readAccess(bearer[1]!))
      const player = sessionId ? await selectPlayer(db, sessionId) : null
      if (player) recordUse(player.sessionId, request)
      return player
    },
    async findSocketSession(hash) {
      const { rows } = await sql<{ userId: number; sessionId: string }>`
        select user_id as "userId", id as "sessionId" from sessions
        where socket_hash = ${hash} and ended_at is null and expires_at > now()`.execute(db)
      return rows[0] ?? null
    },
  }
}

async function selectPlayer(db: Kysely<any>, sessionId: string): Promise<Player | null> {
  const { rows } = await sql<Player>`
    select u.id, s.id as "sessionId", u.currency, u.locale, u.nick_name as "nickName", u.closed_at is not null as "isClosed"
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > now()`.execute(db)
  return rows[0] ?? null
}
