// A game page's own session. The bearer token is random and only its hash is stored; it maps to one wallet session of one player in one game.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { authenticateRun, CallResponse } from '@yanta/contract'
import type { PlayableGame } from '../catalogue.ts'
import type { ProviderDatabase, SessionRow } from '../database/records.ts'
import type { Owner } from '../seeds/seeds.ts'

/** History and proofs stay readable this long; whether a stake is still accepted is the wallet's decision. */
const lifetimeSeconds = 24 * 60 * 60

/** Stores the session and returns its bearer token, which can't be read again. */
export async function createPageSession(
  db: ProviderDatabase,
  now: Date,
  run: CallResponse<typeof authenticateRun>,
  { engine, profile }: PlayableGame,
): Promise<{ bearer: string; session: SessionRow }> {
  const bearer = randomBytes(32).toString('base64url')
  const session: SessionRow = {
    id: randomUUID(),
    bearer_hash: hashBearer(bearer),
    wallet_session_id: run.sessionId,
    player_id: run.playerId,
    mode: run.mode,
    game_slug: run.gameSlug,
    engine,
    profile,
    currency: run.currency,
    locale: run.locale,
    may_buy: run.rules.featureBuy,
    may_ante: run.rules.anteBet,
    expires_at: addSeconds(now, lifetimeSeconds),
  }
  await db.insertInto('sessions').values(session).execute()
  return { bearer, session }
}

/** Finds the session of an `Authorization` header; undefined when it has no valid one. */
export type FindPageSession = (authorization: string | undefined) => Promise<SessionRow | undefined>

/** Sessions are immutable, so those in use are cached. */
export function createSessionFinder(db: ProviderDatabase, clock: Clock): FindPageSession {
  const known = new LRUCache<string, SessionRow>({ max: 10_000 })
  return async (authorization) => {
    const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '')?.[1]
    if (bearer === undefined) return undefined
    const bearerHash = hashBearer(bearer)
    const session = known.get(bearerHash) ?? (await readSession(db, bearerHash))
    if (session === undefined || session.expires_at <= clock.now()) return undefined
    known.set(bearerHash, session)
    return session
  }
}

function readSession(db: ProviderDatabase, bearerHash: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'bearer_hash',
      'wallet_session_id',
      'player_id',
      'mode',
      'game_slug',
      'engine',
      'profile',
      'currency',
      'locale',
      'may_buy',
      'may_ante',
      'expires_at',
    ])
    .where('bearer_hash', '=', bearerHash)
    .executeTakeFirst()
}

/** A page draws rounds of the engine and profile it was opened with alone: after a change of the game it has to be opened anew. */
export function playsStill(session: SessionRow, { engine, profile }: PlayableGame): boolean {
  return session.engine === engine && session.profile === profile
}

/** The owner of the seeds and rounds that a session has access to. */
export function ownerOf(session: SessionRow): Owner {
  return { playerId: session.player_id, gameSlug: session.game_slug }
}

function hashBearer(bearer: string): string {
  return createHash('sha256').update(bearer).digest('hex')
}
