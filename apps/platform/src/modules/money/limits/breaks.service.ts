// Breaks: no stakes and no deposits until one ends. An acknowledged break is in force: the wallet is locked while it is written.
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { endSessions, type EndedSession } from '../../play/game-sessions/game-sessions.service.ts'
import { lockWallet, openWallet } from '../ledger/ledger.service.ts'
import type { Currency } from '@yanta/contract'
import { extendBreak, findBreakEnd, removeBreak } from './breaks.repository.ts'

export interface BreakingPlayer {
  id: number
  currency: Currency
}

/** The end of the break, and the sessions to publish as ended after the commit. */
export interface StartedBreak {
  until: Date
  ended: EndedSession[]
}

/**
 * Begins or extends a break and ends the running game, in a transaction of its own. A longer running break stays.
 * @param secret keys the run tokens, to name the ended sessions
 */
export async function takeBreak(
  db: PlatformDatabase,
  now: Date,
  secret: string,
  player: BreakingPlayer,
  hours: number,
): Promise<StartedBreak> {
  return db.transaction().execute((trx) => startBreak(trx, now, secret, player, hours))
}

/** `takeBreak` inside the caller's transaction. */
export async function startBreak(
  trx: PlatformDatabase,
  now: Date,
  secret: string,
  { id, currency }: BreakingPlayer,
  hours: number,
): Promise<StartedBreak> {
  await openWallet(trx, id, currency)
  await lockWallet(trx, id)
  const until = await extendBreak(trx, now, id, addSeconds(now, hours * 3_600))
  return { until, ended: await endSessions(trx, secret, { userId: id }, 'break') }
}

/** Ends a break early. For the desk only. */
export async function endBreak(db: PlatformDatabase, userId: number): Promise<void> {
  await removeBreak(db, userId)
}

/** The end of the player's running break, or null. */
export async function getBreakEnd(db: PlatformDatabase, now: Date, userId: number): Promise<Date | null> {
  return findBreakEnd(db, now, userId)
}
