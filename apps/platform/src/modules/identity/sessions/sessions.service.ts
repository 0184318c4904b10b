// Logins. Promises: a login ends everywhere at once, an old refresh token ends the whole login, and no answer reveals to an anonymous
// client whether an account exists.
import { createHash, randomBytes } from 'node:crypto'
import { addSeconds } from '@yanta/config/clock'
import type { Credentials, EventData, LoginAnswer, sessionEnded, Tokens } from '@yanta/contract'
import { networkOf, Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import { accessLifetimeSeconds, type SessionTokens } from '../../../plugins/session-tokens.ts'
import {
  endSessions,
  publishEndedSessions,
  type EndedSession,
} from '../../play/game-sessions/game-sessions.service.ts'
import { askCaptcha, forgiveTry, type CaptchaDeps } from '../captcha/captcha.service.ts'
import { type MessageDeps, writeAccountLetter } from '../../site/messages/messages.service.ts'
import { describeDevice } from './describe-device.ts'
import { type GuessDeps, countGuess } from './guess-limit.ts'
import { checkPassword } from './password.ts'
import { checkRefresh } from './refresh.rules.ts'
import { issueSecondFactor } from './second-factor-ticket.ts'
import {
  type Account,
  endSessionRow,
  endSessionRowsOf,
  findAccount,
  getLoginNeeds,
  holdOpenAccount,
  holdPassword,
  insertSession,
  lockSession,
  recordDevice,
  recordLocation,
  rotateSession,
} from './sessions.repository.ts'

export { describeDevice, findDeviceKind } from './describe-device.ts'
export { isBreachedPassword } from './breached-passwords.ts'
export { countGuessWithin, type GuessDeps } from './guess-limit.ts'
export { checkPassword, hashPassword } from './password.ts'
export { readSecondFactor, type ProvenLogin } from './second-factor-ticket.ts'
export {
  findAccount,
  getAccount,
  hasLoggedInFrom,
  holdPassword,
  type Account,
} from './sessions.repository.ts'

/** Lifetime of a login since its last refresh: the refresh cookie's max-age [9.7]. */
export const sessionLifetimeSeconds = 32_140_800

export interface SessionDeps extends MessageDeps {
  db: PlatformDatabase
  tokens: SessionTokens
  realtime: Realtime
  config: MessageDeps['config'] & { sessionSecret: string }
}

export interface Origin {
  address: string
  userAgent: string
  /** The country in upper case; empty or omitted when unknown. */
  region?: string
}

type EndReason = EventData<typeof sessionEnded>['reason']

/** Logs in with a contact and a password. Throws Refusal invalid_credentials, account_closed or those of `askCaptcha`. */
export async function logIn(
  deps: SessionDeps & GuessDeps & CaptchaDeps,
  { type, login: typed, password, captcha }: Credentials,
  origin: Origin,
): Promise<LoginAnswer> {
  const login = normaliseLogin(type, typed)
  const account = await findAccount(deps.db, type, login)
  const guessWait = await countGuess(deps, { login, userId: account?.userId, address: origin.address })
  await askCaptcha(deps, { answer: captcha, address: origin.address, action: 'login', wait: guessWait })
  if (!(await checkPassword(account?.passwordHash ?? null, password)) || !account)
    throw new Refusal('invalid_credentials')
  await forgiveTry(deps, { address: origin.address, action: 'login' })
  return deps.db.transaction().execute(async (trx) => {
    // A new password ends every login: one begun meanwhile with the old password would outlive it.
    if (!(await holdPassword(trx, account))) throw new Refusal('invalid_credentials')
    return beginLogin({ ...deps, db: trx }, account, origin)
  })
}

/**
 * Begins the login of an account whose owner has shown a password, a code or a new password: answers with the missing second factor
 * where an app's code is required, else with tokens. Throws Refusal account_closed.
 */
export async function beginLogin(deps: SessionDeps, account: Account, origin: Origin): Promise<LoginAnswer> {
  if (account.isClosed) throw new Refusal('account_closed')
  const { hasTotp, passwordHash } = await getLoginNeeds(deps.db, account.userId)
  return hasTotp
    ? issueSecondFactor(
        { secret: deps.config.sessionSecret, clock: deps.clock },
        account.userId,
        passwordHash,
      )
    : completeLogin(deps, account, origin)
}

/**
 * Logs in a player who has shown everything the account requires, inside the caller's transaction; a letter reports a new device.
 * Throws Refusal account_closed.
 */
export async function completeLogin(
  deps: SessionDeps,
  { userId, email, locale }: Account,
  origin: Origin,
): Promise<Tokens> {
  const { db, tokens } = deps
  // A closing ends every login: one begun meanwhile, with the account read before it, would outlive it.
  if (!(await holdOpenAccount(db, userId))) throw new Refusal('account_closed')
  const now = deps.clock.now()
  const { isNewDevice, ...begun } = await insertLogin(db, now, tokens, userId, origin)
  const { hasNewDeviceMail } = await getLoginNeeds(db, userId)
  if (isNewDevice && hasNewDeviceMail && email) {
    const device = describeDevice(origin.userAgent, locale)
    await writeAccountLetter(
      db,
      deps,
      { userId, recipient: email, locale },
      { kind: 'new-device', device, address: origin.address, at: now },
    )
  }
  return begun.tokens
}

/** Begins the first login of a newly registered player: no letter reports it. */
export async function openSession(
  db: PlatformDatabase,
  now: Date,
  tokens: SessionTokens,
  userId: number,
  origin: Origin,
): Promise<Tokens> {
  return (await insertLogin(db, now, tokens, userId, origin)).tokens
}

async function insertLogin(
  db: PlatformDatabase,
  now: Date,
  tokens: SessionTokens,
  userId: number,
  { address, userAgent, region = '' }: Origin,
): Promise<{ tokens: Tokens; isNewDevice: boolean }> {
  const id = randomBytes(16).toString('base64url')
  const device = nameDevice(userAgent)
  const isNewDevice = await recordDevice(db, now, userId, device)
  const isNewPlace = await recordLocation(db, userId, networkOf(address), device)
  await insertSession(db, now, {
    id,
    userId,
    socketHash: tokens.buildSocketHash(id),
    expiresAt: addSeconds(now, sessionLifetimeSeconds),
    address,
    region,
    userAgent,
    isNewPlace,
  })
  return { tokens: await buildTokens(tokens, { id, userId, generation: 1 }), isNewDevice }
}

/** Exchanges a refresh token for a new pair. Throws Refusal invalid_refresh_token. */
export async function refreshSession(deps: SessionDeps, refreshToken: string): Promise<Tokens> {
  const shown = deps.tokens.readRefresh(refreshToken)
  if (!shown) throw new Refusal('invalid_refresh_token')
  const { sessionId: id } = shown
  const { verdict, session } = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const session = await lockSession(trx, now, id)
    const verdict = checkRefresh(shown.generation, session)
    if (verdict === 'rotate') await rotateSession(trx, now, id, addSeconds(now, sessionLifetimeSeconds))
    return { verdict, session }
  })
  if (verdict === 'revoke') await endSession(deps, { id, userId: session!.userId }, 'reuse')
  if (verdict === 'revoke' || verdict === 'refuse') throw new Refusal('invalid_refresh_token')
  const generation = verdict === 'rotate' ? session!.generation + 1 : session!.generation
  return buildTokens(deps.tokens, { id, userId: session!.userId, generation })
}

/** Ended logins and the games they played; to be published after the commit. */
export interface EndedLogins {
  userId: number
  ids: readonly string[]
  games: readonly EndedSession[]
  reason: EndReason
}

type EndDeps = Pick<SessionDeps, 'db' | 'clock' | 'realtime' | 'config'>

/** Ends one login: tokens, socket hash, open sockets and games. */
export async function endSession(
  { db, clock, realtime, config }: EndDeps,
  { id, userId }: { id: string; userId: number },
  reason: EndReason,
): Promise<void> {
  const ended = await db.transaction().execute(async (trx) => {
    // The login first: a run that is just starting waits for it or is found among its games.
    const isEnded = await endSessionRow(trx, clock.now(), id, reason)
    return { ids: isEnded ? [id] : [], games: await endGames(trx, config.sessionSecret, [id]) }
  })
  publishEndedLogins(realtime, { userId, ...ended, reason })
}

/** Ends the logins of a player, except `exceptId`. Publish the result after the transaction has committed. */
export async function endLogins(
  trx: PlatformDatabase,
  now: Date,
  secret: string,
  { userId, exceptId }: { userId: number; exceptId?: string },
  reason: EndReason,
): Promise<EndedLogins> {
  const ids = await endSessionRowsOf(trx, now, userId, reason, exceptId)
  return { userId, ids, games: await endGames(trx, secret, ids), reason }
}

/** Notifies the browsers of ended logins. Games first: their frames get the event through the room that the login's end closes. */
export function publishEndedLogins(realtime: Realtime, { userId, ids, games, reason }: EndedLogins): void {
  publishEndedSessions(realtime, games)
  for (const id of ids) realtime.endSession(userId, id, reason)
}

async function endGames(
  trx: PlatformDatabase,
  secret: string,
  ids: readonly string[],
): Promise<EndedSession[]> {
  const ended: EndedSession[] = []
  for (const loginId of ids) ended.push(...(await endSessions(trx, secret, { loginId }, 'logout')))
  return ended
}

async function buildTokens(
  tokens: SessionTokens,
  { id, userId, generation }: { id: string; userId: number; generation: number },
): Promise<Tokens> {
  return {
    token: await tokens.signAccess(id, userId),
    refreshToken: tokens.buildRefresh(id, generation),
    expiresIn: accessLifetimeSeconds,
  }
}

/** E-mails in lower case, phones as digits only. */
function normaliseLogin(type: Credentials['type'], login: string): string {
  return type === 'email' ? login.toLowerCase() : login.replace(/\D/g, '')
}

function nameDevice(userAgent: string): string {
  return createHash('sha256')
    .update(userAgent.replace(/[\d.]+/g, ''))
    .digest('base64url')
    .slice(0, 22)
}
