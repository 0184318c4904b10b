import type { Currency, Dialect, Locale, Platform, PlayMode } from '@yanta/contract'
import {
  bool,
  integer,
  neverNull,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { buildRecentSlugs } from './recent-games.sql.ts'

/** The immutable part of a session. */
export interface GameSession {
  id: number
  /** Null when a guest plays demo. */
  userId: number | null
  mode: PlayMode
  gameSlug: string
  /** The provider that runs the game: no other may ask for the session's money. */
  provider: string
  currency: Currency
  locale: Locale
  /** The country it was opened from, in upper case; empty when unknown. */
  region: string
}

export interface NewGameSession extends Omit<GameSession, 'id'> {
  /** The login that started it; null for a guest. */
  loginId: string | null
  runTokenSeed: string
  runTokenHash: string
  demoBalance: number | null
  /** False while the player has yet to confirm: such a session plays nothing. */
  isActive: boolean
  createdAt: Date
  expiresAt: Date
}

export interface PlayableGame {
  slug: string
  disabledReason: string | null
  hasDemo: boolean
  platforms: Platform[]
  allowsBonus: boolean
  dialect: Dialect
  provider: string
}

export function findPlayableGame(db: PlatformDatabase, slug: string): Promise<PlayableGame | undefined> {
  return db
    .selectFrom('games')
    .innerJoin('studios', 'studios.id', 'games.studio_id')
    .select([
      'games.slug',
      'disabled_reason as disabledReason',
      'has_demo as hasDemo',
      'platforms',
      'allow_bonus_balance as allowsBonus',
      'studios.dialect',
      'studios.provider',
    ])
    .where('games.slug', '=', slug)
    .where('games.is_listed', '=', true)
    .executeTakeFirst()
}

export async function insertGameSession(trx: PlatformDatabase, session: NewGameSession): Promise<number> {
  const { id } = await trx
    .insertInto('game_sessions')
    .values({
      user_id: session.userId,
      login_id: session.loginId,
      mode: session.mode,
      game_slug: session.gameSlug,
      provider: session.provider,
      currency: session.currency,
      locale: session.locale,
      region: session.region,
      run_token_seed: session.runTokenSeed,
      run_token_hash: session.runTokenHash,
      demo_balance: session.demoBalance,
      active: session.isActive,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function selectGameSession(db: PlatformDatabase, id: number): Promise<GameSession | undefined> {
  return db
    .selectFrom('game_sessions')
    .select([
      'id',
      'user_id as userId',
      'mode',
      'game_slug as gameSlug',
      'provider',
      'currency',
      'locale',
      'region',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

const runState = row({
  id: integer,
  /** Null when a guest plays demo. */
  userId: nullable(integer),
  mode: text<PlayMode>(),
  gameSlug: text,
  provider: text,
  currency: text<Currency>(),
  locale: text<Locale>(),
  region: text,
  isActive: bool,
  expiresAt: timestamptz,
  /** The login that started it has ended. */
  isLoginOver: bool,
  isExpired: bool,
  demoBalance: nullable(integer),
  isGameDisabled: bool,
  allowsBonus: bool,
  nickName: nullable(text),
})
export type RunState = RowOf<typeof runState>

export function selectRun(
  db: PlatformDatabase,
  now: Date,
  by: { hash: string } | { id: number },
): Promise<RunState | undefined> {
  return query(runState)`
    select s.id, s.user_id as "userId", s.mode, s.game_slug as "gameSlug", s.provider, s.currency, s.locale, s.region, s.active as "isActive", s.expires_at as "expiresAt",
      s.login_id is not null and not exists (select from sessions l where l.id = s.login_id and l.ended_at is null) as "isLoginOver",
      s.expires_at <= ${now} as "isExpired", s.demo_balance as "demoBalance", g.disabled_reason is not null as "isGameDisabled",
      g.allow_bonus_balance as "allowsBonus", u.nick_name as "nickName"
    from game_sessions s join games g on g.slug = s.game_slug left join users u on u.id = s.user_id
    where ${'hash' in by ? sql`s.run_token_hash = ${by.hash}` : sql`s.id = ${by.id}`}`.find(db)
}

/** The sessions to end: the real ones of a player, or all of them, all of a game, or all of a login. */
export type SessionsToEnd =
  | { userId: number; withDemo?: boolean }
  | { gameSlug: string }
  | { loginId: string }

export function deactivateRows(
  trx: PlatformDatabase,
  which: SessionsToEnd,
  reason: string,
): Promise<{ userId: number | null; seed: string }[]> {
  const update = trx
    .updateTable('game_sessions')
    .set({ active: false, deactivation_reason: reason })
    .where('active', '=', true)
    .returning(['user_id as userId', 'run_token_seed as seed'])
  if ('userId' in which) {
    const own = update.where('user_id', '=', which.userId)
    return which.withDemo ? own.execute() : own.where('mode', '=', 'real').execute()
  }
  if ('loginId' in which) return update.where('login_id', '=', which.loginId).execute()
  return update.where('game_slug', '=', which.gameSlug).execute()
}

const demo = row({ balance: neverNull(integer) })

export async function selectDemoBalanceForUpdate(trx: PlatformDatabase, id: number): Promise<number> {
  const { balance } = await query(
    demo,
  )`select demo_balance as balance from game_sessions where id = ${id} for update`.get(trx)
  return balance
}

export async function upsertRecentGame(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  gameSlug: string,
): Promise<void> {
  await trx
    .insertInto('recent_games')
    .values({ user_id: userId, game_slug: gameSlug, opened_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'game_slug']).doUpdateSet({ opened_at: now }))
    .execute()
}

const recent = row({ slug: text })

export async function selectRecentGames(
  db: PlatformDatabase,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await query(recent)`${buildRecentSlugs(userId, limit)}`.list(db)
  return rows.map(({ slug }) => slug)
}
