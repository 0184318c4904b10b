// Bonus money. Promises: one bonus at a time for each player, granted once and ended once; the bonus account holds its money and no
// other. Every change of a bonus locks the wallet, so that a stake and an end never run at once.
import { getActiveBonus, type Bonus, type BonusChange, type Currency } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { JsonRow } from '../../../plugins/json-column.sql.ts'
import { definePlayerPart } from '../../../plugins/player-part.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { findTermStart, readGateFacts } from '../gate/gate.service.ts'
import {
  largestBalance,
  lockWallet,
  openWallet,
  postMovements,
  type Wallet,
} from '../ledger/ledger.service.ts'
import { selectRunningBonus, type ActiveBonus } from './active-bonus.sql.ts'
import { presentBonus } from './bonuses.present.ts'
import {
  extendActiveBonus,
  insertBonus,
  isBonusInPlay,
  selectActiveBonus,
  selectAreBonusesDisabled,
  selectBonusByKey,
  selectBonuses,
  selectOverdue,
  updateBonus,
  updateBonusesDisabled,
  type BonusRecord,
} from './bonuses.repository.ts'
import {
  buildEnding,
  buildGrant,
  capWager,
  findEndByTime,
  hasExpired,
  type BonusEnd,
  type BonusNews,
} from './bonuses.rules.ts'

export { publishBonusNews } from './bonuses.present.ts'
export {
  buildEnding,
  capWager,
  countTowardWager,
  findEnd,
  findEndByTime,
  hasExpired,
  type BonusEnd,
  type BonusNews,
  type BonusUpdate,
  type LiveBonus,
} from './bonuses.rules.ts'

export interface Grant {
  userId: number
  currency: Currency
  /** Minor units, at least 1. */
  amount: number
  /** How many times the amount has to be staked; a whole number from 1. */
  wagerTimes: number
  /** How many times the jurisdiction lets it be staked at most, whatever the giver says; null: any number. */
  mostWager: number | null
  /** Maximum of minor units that become real money, at least 1. */
  cap: number
  /** The largest stake of a round that stakes or wagers its money, in minor units; null or absent: any. */
  maxStake?: number | null
  /** The gift it comes from. */
  giftId?: number | null
  days: number
  /** Together with `key` unique for ever: the same pair grants once. */
  scope: string
  key: string
  note?: string
}

/**
 * Gives a player a bonus, inside the caller's transaction. The same scope and key grant it once, whatever its state since. On a break
 * its days count from the end of the break.
 * @returns the news to publish after the commit; none for a repetition
 * @throws Refusal account_closed, self_excluded, bonuses_disabled [6.9] or has_bonus [8.33]; RangeError when the amount exceeds the largest balance
 */
export async function grantBonus(
  trx: PlatformDatabase,
  now: Date,
  { userId, currency, amount, wagerTimes, mostWager, cap, maxStake, giftId, days, scope, key, note }: Grant,
): Promise<BonusNews[]> {
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  if (wallet.currency !== currency)
    throw new Error(`player ${userId} has a wallet in ${wallet.currency}, not ${currency}`)
  if (await selectBonusByKey(trx, scope, key)) return []
  const { isClosed, isExcluded } = await readGateFacts(trx, now, userId)
  if (isClosed) throw new Refusal('account_closed')
  if (isExcluded) throw new Refusal('self_excluded')
  if (await selectAreBonusesDisabled(trx, userId)) throw new Refusal('bonuses_disabled')
  const before = await selectActiveBonus(trx, userId)
  if (before && !hasExpired(before, now)) throw new Refusal('has_bonus')
  const expired = before ? [await endOverdueBonus(trx, now, wallet, before)] : []
  const needed = amount * capWager(wagerTimes, mostWager)
  if (needed > largestBalance || cap > largestBalance)
    throw new RangeError('a bonus can not be wagered beyond the largest balance')
  const bonus = await insertBonus(trx, {
    userId,
    currency,
    scope,
    key,
    note: note ?? null,
    amount,
    needed,
    cap,
    maxStake: maxStake ?? null,
    giftId: giftId ?? null,
    startedAt: now,
    expiresAt: addSeconds(await findTermStart(trx, now, userId), days * 24 * 3_600),
  })
  const balances = await postMovements(trx, wallet, [buildGrant(bonus.id, amount, note)])
  return [...expired, buildNews(bonus, 'started', 0, balances, await takeEventOrder(trx))]
}

/**
 * Ends the player's bonus with all its remaining money, in the caller's transaction. `isForced` also ends one of which a round holds
 * some money: the bonus part of later wins of that round is void.
 * @returns the news to publish after the commit
 * @throws Refusal bonus_not_found or bonus_in_play
 */
export async function cancelBonus(
  trx: PlatformDatabase,
  now: Date,
  { id, currency }: { id: number; currency: Currency },
  { isForced = false } = {},
): Promise<BonusNews[]> {
  await openWallet(trx, id, currency)
  const wallet = await lockWallet(trx, id)
  const bonus = await selectActiveBonus(trx, id)
  if (!bonus || hasExpired(bonus, now)) throw new Refusal('bonus_not_found')
  if (!isForced && (await isBonusInPlay(trx, bonus.id))) throw new Refusal('bonus_in_play')
  return [await endBonus(trx, now, wallet, bonus, { status: 'cancelled', converted: 0 })]
}

/**
 * Ends expired bonuses, each in a transaction of its own; rounds that hold some of their money go on, and their bonus part is void.
 * If the wager was completed in time, the remaining money becomes real.
 * @param onEnded receives the news of each right after its commit: later, they would follow newer events
 * @param report receives the error of a bonus that could not be ended, and the others still are; without it the first such error is thrown
 */
export async function expireBonuses(
  db: PlatformDatabase,
  clock: Clock,
  onEnded: (news: BonusNews) => void,
  report: (error: unknown) => void = throwOn,
): Promise<void> {
  for (const userId of await selectOverdue(db, clock.now(), 100)) {
    await db
      .transaction()
      .execute(async (trx) => {
        const wallet = await lockWallet(trx, userId)
        const bonus = await selectActiveBonus(trx, userId)
        const now = clock.now()
        return bonus && hasExpired(bonus, now) ? endOverdueBonus(trx, now, wallet, bonus) : null
      })
      .then((ended) => {
        if (ended) onEnded(ended)
      }, report)
  }
}

/** Adds seconds to the time of the player's bonus that runs at `now`, inside the caller's transaction, under the wallet lock. */
export async function postponeBonus(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  seconds: number,
): Promise<void> {
  await extendActiveBonus(trx, now, userId, seconds)
}

/** The player's running bonus; null also for an expired one. */
export async function findActiveBonus(
  db: PlatformDatabase,
  now: Date,
  userId: number,
): Promise<Bonus | null> {
  const bonus = await selectActiveBonus(db, userId)
  return bonus && !hasExpired(bonus, now) ? presentBonus(bonus) : null
}

/** The bonus of the column of `selectRunningBonus`. */
export function presentActiveBonus(found: JsonRow<ActiveBonus> | null): Bonus | null {
  return found && presentBonus(found)
}

/** The running bonus with the `seq` of the last event it is sure to include. */
export const bonusPart = definePlayerPart(getActiveBonus, {
  select: ({ id }, now) => selectRunningBonus(id, now),
  present: (found, { mark }) => ({ bonus: presentActiveBonus(found), ...mark }),
})

/** The player's latest bonuses, newest first, for the desk. */
export async function listBonuses(
  db: PlatformDatabase,
  userId: number,
  limit: number,
): Promise<BonusRecord[]> {
  return selectBonuses(db, userId, limit)
}

/** A disabled account is granted no bonus [6.9]; a running one goes on. */
export async function setBonusesDisabled(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  isDisabled: boolean,
): Promise<void> {
  await updateBonusesDisabled(trx, now, userId, isDisabled)
}

function throwOn(error: unknown): never {
  throw error
}

function endOverdueBonus(
  trx: PlatformDatabase,
  now: Date,
  wallet: Wallet,
  bonus: BonusRecord,
): Promise<BonusNews> {
  return endBonus(trx, now, wallet, bonus, findEndByTime(bonus, wallet.balances.bonus))
}

async function endBonus(
  trx: PlatformDatabase,
  now: Date,
  wallet: Wallet,
  bonus: BonusRecord,
  end: BonusEnd,
): Promise<BonusNews> {
  const movement = buildEnding(bonus.id, end, wallet.balances.bonus)
  await updateBonus(trx, now, { id: bonus.id, done: bonus.done, end })
  const balances = await postMovements(trx, wallet, movement ? [movement] : [])
  return buildNews(bonus, end.status, end.converted, balances, await takeEventOrder(trx))
}

function buildNews(
  { id, userId, currency, done, needed }: BonusRecord,
  change: BonusChange,
  converted: number,
  { real, bonus }: { real: number; bonus: number },
  order: number,
): BonusNews {
  return {
    userId,
    currency,
    change,
    bonus: { id, done, needed },
    converted,
    balances: { real, bonus },
    order,
  }
}
