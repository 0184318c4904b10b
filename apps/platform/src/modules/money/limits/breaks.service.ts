// Breaks: no stakes, no deposits and no demo until one ends. An acknowledged break is in force: the wallet is locked while it is written.
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { endSessions, type EndedSession } from '../../play/game-sessions/game-sessions.service.ts'
import { postponeLiveGifts } from '../../rewards/gifts/gifts.service.ts'
import { postponeWinback } from '../../rewards/returns/winback.service.ts'
import { postponeBonus } from '../bonuses/bonuses.service.ts'
import { findBreakEnd, findTermStart } from '../gate/gate.service.ts'
import { lockWallet, openWallet } from '../ledger/ledger.service.ts'
import type { Currency } from '@yanta/contract'
import { extendBreak, removeBreak } from './breaks.repository.ts'

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
 * Begins or extends a break and ends running games, in a transaction of its own. A longer running break stays.
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

/** `takeBreak` inside the caller's transaction. Its length is added to the running bonus, to live gifts and to winback that waits: they can't be used meanwhile. */
export async function startBreak(
  trx: PlatformDatabase,
  now: Date,
  secret: string,
  { id, currency }: BreakingPlayer,
  hours: number,
): Promise<StartedBreak> {
  await openWallet(trx, id, currency)
  await lockWallet(trx, id)
  const before = await findTermStart(trx, now, id)
  const until = await extendBreak(trx, now, id, addSeconds(now, hours * 3_600))
  const seconds = (until.getTime() - before.getTime()) / 1000
  if (seconds > 0) {
    await postponeBonus(trx, now, id, seconds)
    await postponeLiveGifts(trx, now, id, seconds)
    await postponeWinback(trx, now, id, seconds)
  }
  return { until, ended: await endSessions(trx, secret, { userId: id, withDemo: true }, 'break') }
}

/**
 * Ends a break early, inside the caller's transaction. What is left of it is taken from what ends after it: that was postponed by it, or
 * counts from its end. For the desk only.
 */
export async function endBreak(
  trx: PlatformDatabase,
  now: Date,
  { id, currency }: BreakingPlayer,
): Promise<void> {
  await openWallet(trx, id, currency)
  await lockWallet(trx, id)
  const until = await findTermStart(trx, now, id)
  await removeBreak(trx, id)
  const seconds = (until.getTime() - now.getTime()) / 1000
  if (seconds > 0) {
    await postponeBonus(trx, until, id, -seconds)
    await postponeLiveGifts(trx, until, id, -seconds)
    await postponeWinback(trx, until, id, -seconds)
  }
}

/** The end of the player's running break, or null. */
export async function getBreakEnd(db: PlatformDatabase, now: Date, userId: number): Promise<Date | null> {
  return findBreakEnd(db, now, userId)
}
