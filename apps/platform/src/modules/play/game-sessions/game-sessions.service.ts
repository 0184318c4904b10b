// A play of a game is a session: its player, game, kind of money and expiry. Promises: one active real session per player,
// demo money that never reaches the ledger, and run tokens known only to the platform and the launch address.
import {
  gameSessionDeactivated,
  type Currency,
  type EventData,
  type GameRun,
  type Locale,
  type Platform,
  type PlayMode,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import { holdLivingLogin } from '../../../plugins/session.repository.ts'
import { findActiveBonus } from '../../money/bonuses/bonuses.service.ts'
import { mayStake, mayTakePart, readGateFacts } from '../../money/gate/gate.service.ts'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import {
  deactivateRows,
  findPlayableGame,
  insertGameSession,
  selectDemoBalanceForUpdate,
  selectGameSession,
  selectRecentGames,
  selectRun,
  upsertRecentGame,
  type GameSession,
  type RunState,
  type SessionsToEnd,
} from './game-sessions.repository.ts'
import {
  buildRunUrl,
  demoBalance,
  findRedirect,
  findRunRefusal,
  sessionLifetimeSeconds,
} from './game-sessions.rules.ts'
import { rememberSessions } from './session-memory.ts'
import { createRunToken, hashRunToken, rebuildRunToken } from './run-token.ts'

export type { GameSession, RunState } from './game-sessions.repository.ts'

export type DeactivationReason = EventData<typeof gameSessionDeactivated>['reason']

/** An ended session whose frame may still be open; to be published after the commit. */
export interface EndedSession {
  userId: number
  runToken: string
  reason: DeactivationReason
}

export interface RunRequest {
  slug: string
  mode: PlayMode
  platform: Platform
  locale: Locale
  isConfirmed: boolean
  /** The address the game leads back to [7.70]. */
  exitUrl?: string | undefined
  /** The player's country, in upper case; empty when unknown. */
  region: string
  /** `sessionId` is that of the login; null for a run that no request asked for. */
  player: { id: number; sessionId: string | null; currency: Currency; isClosed: boolean } | null
}

export interface RunSettings {
  clock: Clock
  secret: string
  gamesOrigin: string
  siteOrigin: string
  isRegionBlocked: (region: string) => boolean
  /** The jurisdiction lets nobody play demo without an account. */
  isDemoOfPlayers: boolean
}

/**
 * Starts a session and ends the player's previous real one. A real one passes the gate as its stakes do; demo is closed on a break and
 * by a self-exclusion.
 * When the player has to confirm first [4.9] nothing is opened and nothing ended: the token of that answer plays nothing.
 * @param settings `secret` keys the run tokens
 * @returns the answer of the call, and the sessions whose frames must stop
 * @throws Refusal of the contract's `runGame`
 */
export async function startRun(
  db: PlatformDatabase,
  { clock, secret, gamesOrigin, siteOrigin, isRegionBlocked, isDemoOfPlayers }: RunSettings,
  { slug, mode, platform, locale, isConfirmed, exitUrl, region, player }: RunRequest,
): Promise<{ run: GameRun; ended: EndedSession[] }> {
  const game = await findPlayableGame(db, slug)
  const refusal = findRunRefusal({ mode, platform, game, player, isDemoOfPlayers })
  if (refusal) throw new Refusal(refusal)
  const { token, seed, hash } = createRunToken(secret)
  const session = {
    userId: player?.id ?? null,
    loginId: player?.sessionId ?? null,
    mode,
    gameSlug: slug,
    provider: game!.provider,
    currency: player?.currency ?? 'RUB',
    locale,
    region,
    runTokenSeed: seed,
    runTokenHash: hash,
    demoBalance: mode === 'demo' ? demoBalance : null,
  }
  return db.transaction().execute(async (trx) => {
    if (mode === 'real') await holdWallet(trx, player!)
    // After the wait for the wallet: what ended meanwhile has ended.
    const now = clock.now()
    // A logout that comes at the same time ends this session too, or the run is refused.
    if (player?.sessionId && !(await holdLivingLogin(trx, player.sessionId, now)))
      throw new Refusal('unauthorized')
    const hasBonus = mode === 'real' && (await findActiveBonus(trx, now, player!.id)) !== null
    if (mode === 'real') await assertMayStake(trx, now, player!.id, isRegionBlocked(region))
    else if (player) await assertMayPlayDemo(trx, now, player.id)
    const redirect = findRedirect({ mode, hasBonus, allowsBonus: game!.allowsBonus, isConfirmed })
    const isActive = redirect === null
    const ended =
      mode === 'real' && isActive ? await endSessions(trx, secret, { userId: player!.id }, 'double_run') : []
    const id = await insertGameSession(trx, {
      ...session,
      isActive,
      createdAt: now,
      expiresAt: addSeconds(now, sessionLifetimeSeconds),
    })
    if (player && isActive) await upsertRecentGame(trx, now, player.id, slug)
    const run_url = buildRunUrl({ gamesOrigin, siteOrigin }, { slug, token, locale, exitUrl })
    return {
      ended,
      run: {
        data: { run_url, frameWidth: 1280, frameHeight: 720, runToken: token, dialect: game!.dialect },
        redirect,
        session_id: String(id),
      },
    }
  })
}

/** Serialises concurrent runs of one player, so that the later one ends the earlier. */
async function holdWallet(
  trx: PlatformDatabase,
  { id, currency }: { id: number; currency: Currency },
): Promise<void> {
  await openWallet(trx, id, currency)
  await lockWallet(trx, id)
}

/** Checked with the wallet locked: once a break has been confirmed, no game opens. */
async function assertMayStake(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  isRegionBlocked: boolean,
): Promise<void> {
  const refusal = mayStake({ ...(await readGateFacts(trx, now, userId)), isRegionBlocked })
  if (refusal) throw new Refusal(refusal)
}

async function assertMayPlayDemo(trx: PlatformDatabase, now: Date, userId: number): Promise<void> {
  const refusal = mayTakePart(await readGateFacts(trx, now, userId))
  if (refusal) throw new Refusal(refusal)
}

/** Ends sessions for another module. Publish the result after the transaction has committed. */
export async function endSessions(
  trx: PlatformDatabase,
  secret: string,
  which: SessionsToEnd,
  reason: DeactivationReason,
): Promise<EndedSession[]> {
  const rows = await deactivateRows(trx, which, reason)
  return rows.flatMap(({ userId, seed }) =>
    userId === null ? [] : [{ userId, runToken: rebuildRunToken(secret, seed), reason }],
  )
}

/** Notifies the players' browsers to stop the frames of ended sessions [4.11]. */
export function publishEndedSessions(realtime: Realtime, ended: readonly EndedSession[]): void {
  for (const { userId, runToken, reason } of ended)
    realtime.publish(userRoom(userId), gameSessionDeactivated, { runToken, reason })
}

/** Finds the immutable part of a session, cached; undefined for an unknown id. */
export function createSessionFinder(
  db: PlatformDatabase,
): (sessionId: string) => Promise<GameSession | undefined> {
  const find = rememberSessions((id) => selectGameSession(db, id))
  return async (sessionId) => (isRowId(sessionId) ? find(Number(sessionId)) : undefined)
}

/** The state of the session of a run token; undefined for any provider but that of its game. */
export async function findRunByToken(
  db: PlatformDatabase,
  now: Date,
  provider: string,
  token: string,
): Promise<RunState | undefined> {
  return ofProvider(provider, await selectRun(db, now, { hash: hashRunToken(token) }))
}

export async function findRunById(
  db: PlatformDatabase,
  now: Date,
  provider: string,
  sessionId: string,
): Promise<RunState | undefined> {
  return isRowId(sessionId)
    ? ofProvider(provider, await selectRun(db, now, { id: Number(sessionId) }))
    : undefined
}

function ofProvider(provider: string, run: RunState | undefined): RunState | undefined {
  return run?.provider === provider ? run : undefined
}

/** Locks the demo money of a session until the transaction ends. */
export async function lockDemoBalance(trx: PlatformDatabase, sessionId: number): Promise<number> {
  return selectDemoBalanceForUpdate(trx, sessionId)
}

/** Slugs of the games a player opened, latest first [7.57]. */
export async function listRecentGameSlugs(
  db: PlatformDatabase,
  userId: number,
  limit = 40,
): Promise<string[]> {
  return selectRecentGames(db, userId, limit)
}

function isRowId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}
