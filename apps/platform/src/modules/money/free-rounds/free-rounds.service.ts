// Free rounds: rounds of one game at a fixed stake that the house pays. Promises: a player has one series at a time, each round is
// played once, no money of the player moves, and exactly one fact ends a series each time that it ends:
// one that was cancelled goes on when its gift came back and is opened again. Every change locks the player's wallet, as the
// settlement of a round does.
import type { Currency, FreeRounds } from '@yanta/contract'
import { addSeconds, type Clock } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { recordEvent } from '../../../plugins/event-outbox/event-outbox.repository.ts'
import { lockWallet, openWallet } from '../ledger/ledger.service.ts'
import {
  insertFreeRounds,
  selectActive,
  selectByGifts,
  selectOverdue,
  updateEnded,
  updateExpiry,
  updateReopened,
  type FreeRoundsRecord,
} from './free-rounds.repository.ts'
import { findLastSettlement, mayBegin, settleGraceSeconds } from './free-rounds.rules.ts'

export type { FreeRoundsRecord } from './free-rounds.repository.ts'
export { maySettle, type FreeRoundsStatus } from './free-rounds.rules.ts'

export interface NewFreeRounds {
  userId: number
  currency: Currency
  giftId: number
  gameSlug: string
  /** Minor units, at least 1. */
  stake: number
  /** Whole number from 1. */
  total: number
  /** Each is one feature of the game instead of a usual round. */
  isFeature: boolean
  expiresAt: Date
}

/**
 * Opens the free rounds of a gift, inside the caller's transaction; the same gift opens them once. Cancelled ones go on where they were.
 * @returns their id
 * @throws Refusal exists_active_giftspin [8.33] while others of the player run
 */
export async function openFreeRounds(
  trx: PlatformDatabase,
  now: Date,
  series: NewFreeRounds,
): Promise<number> {
  await openWallet(trx, series.userId, series.currency)
  const wallet = await lockWallet(trx, series.userId)
  if (wallet.currency !== series.currency)
    throw new Error(`player ${series.userId} has a wallet in ${wallet.currency}, not ${series.currency}`)
  const [known] = await selectByGifts(trx, [series.giftId])
  if (known && known.status !== 'cancelled') return known.id
  const before = await selectActive(trx, series.userId)
  if (before && now < before.expiresAt) throw new Refusal('exists_active_giftspin')
  if (before) await end(trx, now, before, 'expired')
  if (known) {
    await updateReopened(trx, known.id, series.expiresAt)
    return known.id
  }
  return insertFreeRounds(trx, now, series)
}

/**
 * Ends the running free rounds of a gift with nothing due, inside the caller's transaction: the gift was burnt or revoked.
 * @returns false when none are running
 */
export async function cancelFreeRounds(trx: PlatformDatabase, now: Date, giftId: number): Promise<boolean> {
  const series = await lockRunning(trx, giftId)
  if (!series) return false
  await end(trx, now, series, 'cancelled')
  return true
}

/** Moves the end of a gift's running free rounds, inside the caller's transaction. Without running ones nothing happens. */
export async function postponeFreeRounds(
  trx: PlatformDatabase,
  giftId: number,
  expiresAt: Date,
): Promise<void> {
  const series = await lockRunning(trx, giftId)
  if (series) await updateExpiry(trx, series.id, expiresAt)
}

/** The free rounds of gifts by the gift's id, running or ended. Amounts in minor units. */
export async function readFreeRounds(
  db: PlatformDatabase,
  giftIds: readonly number[],
): Promise<ReadonlyMap<number, FreeRoundsRecord>> {
  const found = giftIds.length === 0 ? [] : await selectByGifts(db, giftIds)
  return new Map(found.map((series) => [series.giftId, series]))
}

/** The free rounds a player may begin in a game now; null without any. */
export async function findPlayableFreeRounds(
  db: PlatformDatabase,
  now: Date,
  { userId, gameSlug }: { userId: number; gameSlug: string },
): Promise<FreeRounds | null> {
  const series = await selectActive(db, userId)
  return series?.gameSlug === gameSlug && mayBegin(series, now) ? presentFreeRounds(series) : null
}

/** Their state for the provider. */
export function presentFreeRounds({
  id,
  stake,
  total,
  used,
  won,
  isFeature,
  expiresAt,
}: Omit<FreeRoundsRecord, 'userId' | 'currency' | 'giftId' | 'gameSlug' | 'status'>): FreeRounds {
  return {
    id: String(id),
    stake,
    total,
    left: total - used,
    won,
    isFeature,
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Ends free rounds whose time is over, each in a transaction of its own, once rounds begun in time had time to be settled.
 * @param report receives the error of a series that could not be ended, and the others still are
 */
export async function endExpiredFreeRounds(
  db: PlatformDatabase,
  clock: Clock,
  report: (error: unknown) => void,
): Promise<void> {
  for (const userId of await selectOverdue(db, addSeconds(clock.now(), -settleGraceSeconds), 100)) {
    await db
      .transaction()
      .execute(async (trx) => {
        await lockWallet(trx, userId)
        const series = await selectActive(trx, userId)
        const now = clock.now()
        if (series && findLastSettlement(series.expiresAt) <= now) await end(trx, now, series, 'expired')
      })
      .catch(report)
  }
}

/** The wallet is locked before the state is read: the last round may just be settled. */
async function lockRunning(trx: PlatformDatabase, giftId: number): Promise<FreeRoundsRecord | undefined> {
  const [known] = await selectByGifts(trx, [giftId])
  if (!known) return undefined
  await lockWallet(trx, known.userId)
  const [series] = await selectByGifts(trx, [giftId])
  return series?.status === 'active' ? series : undefined
}

async function end(
  trx: PlatformDatabase,
  now: Date,
  { id, userId, giftId, won, currency }: FreeRoundsRecord,
  cause: 'expired' | 'cancelled',
): Promise<void> {
  await updateEnded(trx, now, id, cause)
  await recordEvent(trx, now, {
    type: 'freeRounds.ended',
    userId,
    data: { freeRoundsId: id, giftId, won, currency, cause },
  })
}
