// A player's logins, and ending them. Limited to the player's own: another player's id is answered like an unknown one.
import type { Locale, LoginSession } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { LastSeen } from '../../../plugins/last-seen.ts'
import { endLogins, endSession, publishEndedLogins } from '../sessions/sessions.service.ts'
import { isLivingLoginOf, listLoginSessionRows } from './login-sessions.repository.ts'
import { presentLoginSession } from './login-sessions.present.ts'
import type { Owner, SecurityDeps } from './security-deps.ts'

const mostShown = 100

/** Active logins, this one first, then the last seen. */
export async function listLoginSessions(
  { db, clock, lastSeen }: Pick<SecurityDeps, 'db' | 'clock'> & { lastSeen: LastSeen },
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
  locale: Locale,
): Promise<LoginSession[]> {
  await lastSeen.save()
  const items = (await listLoginSessionRows(db, clock.now(), id, mostShown)).map((row) =>
    presentLoginSession(row, sessionId, locale),
  )
  return [...items.filter(({ isCurrent }) => isCurrent), ...items.filter(({ isCurrent }) => !isCurrent)]
}

/** Ends one login as a logout there would. Throws Refusal login_session_not_found. */
export async function endLoginSession(deps: SecurityDeps, userId: number, id: string): Promise<void> {
  if (!(await isLivingLoginOf(deps.db, deps.clock.now(), userId, id)))
    throw new Refusal('login_session_not_found')
  await endSession(deps, { id, userId }, 'other')
}

/** Ends every login of a player but the current one. */
export async function endOtherLoginSessions(
  { db, clock, realtime, config }: SecurityDeps,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
): Promise<void> {
  publishEndedLogins(
    realtime,
    await db
      .transaction()
      .execute((trx) =>
        endLogins(trx, clock.now(), config.sessionSecret, { userId: id, exceptId: sessionId }, 'other'),
      ),
  )
}
