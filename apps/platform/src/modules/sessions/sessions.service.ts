// Logins. Promises: a login ends everywhere at once, an old refresh token ends the whole login, and nothing tells a stranger
// whether an account exists.
import { createHash, randomBytes } from 'node:crypto'
import type { Credentials, EventData, LoginAnswer, sessionEnded, Tokens } from '@yanta/contract'
import type { Brand } from '@yanta/brand'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import type { Realtime } from '../../plugins/realtime/realtime.ts'
import { accessLifetimeSeconds, type SessionTokens } from '../../plugins/session-tokens.ts'
import { writeMail } from '../messages/messages.service.ts'
import { buildNewLoginMail } from './new-login-mail.ts'
import { countGuess, type GuessParts } from './guess-limit.ts'
import { checkPassword } from './password.ts'
import { judgeRefresh } from './refresh.rules.ts'
import { type Account, endSessionRow, endSessionRowsOf, findAccount, insertSession, lockSession, rememberDevice, rotateSession } from './sessions.repository.ts'

export { hashPassword } from './password.ts'
export { findAccount, hasLoggedInFrom, type Account } from './sessions.repository.ts'

/** How long a login lives after it was last refreshed: the refresh cookie's max-age [9.7]. */
export const sessionLifetimeSeconds = 32_140_800

export interface SessionParts {
  brand: Brand
  db: Kysely<any>
  tokens: SessionTokens
  realtime: Realtime
}

export interface Origin {
  address: string
  userAgent: string
}

type EndReason = EventData<typeof sessionEnded>['reason']

/** Logs in with a contact and a password. Throws Refusal invalid_credentials, account_closed or too_many_requests. */
export async function logIn(parts: SessionParts & GuessParts, { type, login: typed, password }: Credentials, origin: Origin): Promise<LoginAnswer> {
  const login = normaliseLogin(type, typed)
  const account = await findAccount(parts.db, type, login)
  await countGuess(parts, { login, userId: account?.userId, address: origin.address })
  if (!await checkPassword(account?.passwordHash ?? null, password) || !account) throw new Refusal('invalid_credentials')
  return parts.db.transaction().execute((trx) => beginLogin({ ...parts, db: trx }, account, origin))
}

/**
 * Begins the login of an account whose owner has shown a password, a code or a new password: tells of a new device by letter.
 * Throws Refusal account_closed.
 */
export async function beginLogin({ db, brand, tokens }: SessionParts, { userId, email, locale, isClosed }: Account, origin: Origin): Promise<LoginAnswer> {
  if (isClosed) throw new Refusal('account_closed')
  const isNewDevice = await rememberDevice(db, userId, nameDevice(origin.userAgent))
  if (isNewDevice && email) await writeMail(db, brand, { userId, recipient: email, locale, ...buildNewLoginMail(locale, origin, new Date()) })
  return openSession(db, tokens, userId, origin)
}

/** Begins a login for a player who has proven who they are. */
export async function openSession(db: Kysely<any>, tokens: SessionTokens, userId: number, { address, userAgent }: Origin): Promise<Tokens> {
  const id = randomBytes(16).toString('base64url')
  await insertSession(db, { id, userId, socketHash: tokens.buildSocketHash(id), lifetimeSeconds: sessionLifetimeSeconds, address, userAgent })
  return buildTokens(tokens, { id, userId, generation: 1 })
}

/** Exchanges a refresh token for a new pair. Throws Refusal invalid_refresh_token. */
export async function refreshSession(parts: SessionParts, refreshToken: string): Promise<Tokens> {
  const shown = parts.tokens.readRefresh(refreshToken)
  if (!shown) throw new Refusal('invalid_refresh_token')
  const { sessionId: id } = shown
  const { verdict, session } = await parts.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id)
    const verdict = judgeRefresh(shown.generation, session)
    if (verdict === 'rotate') await rotateSession(trx, id, sessionLifetimeSeconds)
    return { verdict, session }
  })
  if (verdict === 'revoke') await endSession(parts, { id, userId: session!.userId }, 'reuse')
  if (verdict === 'revoke' || verdict === 'refuse') throw new Refusal('invalid_refresh_token')
  const generation = verdict === 'rotate' ? session!.generation + 1 : session!.generation
  return buildTokens(parts.tokens, { id, userId: session!.userId, generation })
}

/** Ends one login: tokens, socket hash and open sockets. */
export async function endSession({ db, realtime }: Pick<SessionParts, 'db' | 'realtime'>, { id, userId }: { id: string; userId: number }, reason: EndReason): Promise<void> {
  if (await endSessionRow(db, id, reason)) realtime.endSession(userId, id, reason)
}

/** Ends every login of a player, for a closed account. */
export async function endAllSessions({ db, realtime }: Pick<SessionParts, 'db' | 'realtime'>, userId: number, reason: EndReason): Promise<void> {
  for (const id of await endSessionRowsOf(db, userId, reason)) realtime.endSession(userId, id, reason)
}

async function buildTokens(tokens: SessionTokens, { id, userId, generation }: { id: string; userId: number; generation: number }): Promise<Tokens> {
  return { token: await tokens.signAccess(id, userId), refreshToken: tokens.buildRefresh(id, generation), expiresIn: accessLifetimeSeconds }
}

/** E-mails in small letters, phones as digits only. */
function normaliseLogin(type: Credentials['type'], login: string): string {
  return type === 'email' ? login.toLowerCase() : login.replace(/\D/g, '')
}

function nameDevice(userAgent: string): string {
  return createHash('sha256').update(userAgent.replace(/[\d.]+/g, '')).digest('base64url').slice(0, 22)
}
