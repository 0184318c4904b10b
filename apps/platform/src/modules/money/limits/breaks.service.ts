// Breaks: no stakes and no deposits until one ends. An acknowledged break is in force: the wallet is locked while it is written.
import type { Kysely, RawBuilder } from 'kysely'
import { endSessions, type EndedSession } from '../../play/game-sessions/game-sessions.service.ts'
import { lockWallet, openWallet } from '../ledger/ledger.service.ts'
import type { Currency } from '@yanta/contract'
import { buildBreakEndColumn } from './break-end.sql.ts'
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
  db: Kysely<any>,
  secret: string,
  player: BreakingPlayer,
  hours: number,
): Promise<StartedBreak> {
  return db.transaction().execute((trx) => startBreak(trx, secret, player, hours))
}

/** `takeBreak` inside the caller's transaction. */
export async function startBreak(
  trx: Kysely<any>,
  secret: string,
  { id, currency }: BreakingPlayer,
  hours: number,
): Promise<StartedBreak> {
  await openWallet(trx, id, currency)
  await lockWallet(trx, id)
  const until = await extendBreak(trx, id, hours)
  return { until, ended: await endSessions(trx, secret, { userId: id }, 'break') }
}

/** Ends a break early. For the desk only. */
export async function endBreak(db: Kysely<any>, userId: number): Promise<void> {
  await removeBreak(db, userId)
}

/** The end of the player's running break or null, as a column of a bigger query. */
export function selectBreakEnd(userId: number): RawBuilder<Date | null> {
  return buildBreakEndColumn(userId)
}

/** The end of the player's running break, or null. */
export async function getBreakEnd(db: Kysely<any>, userId: number): Promise<Date | null> {
  return findBreakEnd(db, userId)
}
