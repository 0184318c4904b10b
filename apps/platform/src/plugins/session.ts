// Who asks. An access token is believed only while its login lives: the row is looked at every time, so that a logout is at once.
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
  /** The player whose bearer the request carries, or null. */
  findPlayer(request: FastifyRequest): Promise<Player | null>
  /** The living login a socket hash stands for, or null. */
  findSocketSession(hash: string): Promise<{ userId: number; sessionId: string } | null>
}

/** @param noteUse hears of each request of a player, once the login was found to live */
export function createSessionGuard(
  db: Kysely<any>,
  tokens: SessionTokens,
  noteUse: (sessionId: string, request: FastifyRequest) => void,
): SessionGuard {
  return {
    async findPlayer(request) {
      const bearer = /^Bearer ([A-Za-z0-9._-]{16,2048})$/.exec(request.headers.authorization ?? '')
      const sessionId = bearer && (await tokens.readAccess(bearer[1]!))
      const player = sessionId ? await selectPlayer(db, sessionId) : null
      if (player) noteUse(player.sessionId, request)
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
