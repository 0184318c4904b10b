import type { Currency, Dialect, Locale, Platform, PlayMode } from '@yanta/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
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
  lifetimeSeconds: number
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

const columns = sql.raw(
  'id, user_id as "userId", mode, game_slug as "gameSlug", provider, currency, locale, region',
)

export async function findPlayableGame(db: Kysely<any>, slug: string): Promise<PlayableGame | undefined> {
  const { rows } = await sql<PlayableGame>`
    select g.slug, disabled_reason as "disabledReason", has_demo as "hasDemo", platforms, allow_bonus_balance as "allowsBonus", s.dialect, s.provider
    from games g join studios s on s.id = g.studio_id where g.slug = ${slug} and g.is_listed`.execute(db)
  return rows[0]
}

export async function insertGameSession(trx: Kysely<any>, session: NewGameSession): Promise<number> {
  const {
    userId,
    loginId,
    mode,
    gameSlug,
    provider,
    currency,
    locale,
    region,
    runTokenSeed,
    runTokenHash,
    demoBalance,
    isActive,
    lifetimeSeconds,
  } = session
  const { rows } = await sql<{ id: number }>`
    insert into game_sessions (user_id, login_id, mode, game_slug, provider, currency, locale, region, run_token_seed, run_token_hash, demo_balance, active, expires_at)
    values (${userId}, ${loginId}, ${mode}, ${gameSlug}, ${provider}, ${currency}, ${locale}, ${region}, ${runTokenSeed}, ${runTokenHash}, ${demoBalance}, ${isActive}, now() + make_interval(secs => ${lifetimeSeconds}))
    returning id`.execute(trx)
  return rows[0]!.id
}

export async function selectGameSession(db: Kysely<any>, id: number): Promise<GameSession | undefined> {
  const { rows } = await sql<GameSession>`select ${columns} from game_sessions where id = ${id}`.execute(db)
  return rows[0]
}

export interface RunState extends GameSession {
  isActive: boolean
  /** The login that started it has ended. */
  isLoginOver: boolean
  expiresAt: Date
  isExpired: boolean
  demoBalance: number | null
  isGameDisabled: boolean
  allowsBonus: boolean
  nickName: string | null
}

export async function selectRun(
  db: Kysely<any>,
  by: { hash: string } | { id: number },
): Promise<RunState | undefined> {
  const { rows } = await sql<RunState>`
    select s.id, s.user_id as "userId", s.mode, s.game_slug as "gameSlug", s.provider, s.currency, s.locale, s.region, s.active as "isActive", s.expires_at as "expiresAt",
      s.login_id is not null and not exists (select from sessions l where l.id = s.login_id and l.ended_at is null) as "isLoginOver",
      s.expires_at <= now() as "isExpired", s.demo_balance as "demoBalance", g.disabled_reason is not null as "isGameDisabled",
      g.allow_bonus_balance as "allowsBonus", u.nick_name as "nickName"
    from game_sessions s join games g on g.slug = s.game_slug left join users u on u.id = s.user_id
    where ${'hash' in by ? sql`s.run_token_hash = ${by.hash}` : sql`s.id = ${by.id}`}`.execute(db)
  return rows[0]
}

/** The sessions to end: the real ones of a player, all of a game, or all of a login. */
export type SessionsToEnd = { userId: number } | { gameSlug: string } | { loginId: string }

export async function deactivateRows(
  trx: Kysely<any>,
  which: SessionsToEnd,
  reason: string,
): Promise<{ userId: number | null; seed: string }[]> {
  const condition =
    'userId' in which
      ? sql`user_id = ${which.userId} and mode = 'real'`
      : 'loginId' in which
        ? sql`login_id = ${which.loginId}`
        : sql`game_slug = ${which.gameSlug}`
  const { rows } = await sql<{ userId: number | null; seed: string }>`
    update game_sessions set active = false, deactivation_reason = ${reason} where active and ${condition}
    returning user_id as "userId", run_token_seed as seed`.execute(trx)
  return rows
}

export async function selectDemoBalanceForUpdate(trx: Kysely<any>, id: number): Promise<number> {
  const { rows } = await sql<{
    balance: number
  }>`select demo_balance as balance from game_sessions where id = ${id} for update`.execute(trx)
  return rows[0]!.balance
}

export function buildDemoBalanceStep(id: number, balance: number): RawBuilder<unknown> {
  return sql`demo_balanced as (update game_sessions set demo_balance = ${balance} where id = ${id})`
}

export async function upsertRecentGame(trx: Kysely<any>, userId: number, gameSlug: string): Promise<void> {
  await sql`
    insert into recent_games (user_id, game_slug) values (${userId}, ${gameSlug})
    on conflict (user_id, game_slug) do update set opened_at = now()`.execute(trx)
}

export async function selectRecentGames(db: Kysely<any>, userId: number, limit: number): Promise<string[]> {
  const { rows } = await buildRecentSlugs(userId, limit).execute(db)
  return rows.map(({ slug }) => slug)
}
