// Bonus money. Promises: one bonus at a time for each player, given once and ended once; its money lies in the player's bonus account
// and nothing else does. The wallet is held by whoever changes a bonus, so that a stake and an end never meet.
import type { Bonus, BonusChange, Currency } from '@yanta/contract'
import type { Expression, Kysely, RawBuilder } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { readGateFacts } from '../gate/gate.service.ts'
import {
  largestBalance,
  lockWallet,
  openWallet,
  postMovements,
  type Wallet,
} from '../ledger/ledger.service.ts'
import { presentBonus } from './bonuses.present.ts'
import {
  buildBonusUpdate,
  buildLiveBonusColumn,
  insertBonus,
  isBonusInPlay,
  selectActiveBonus,
  selectAreBonusesDisabled,
  selectBonusByKey,
  selectBonuses,
  selectOverdue,
  updateBonusesDisabled,
  type BonusRecord,
} from './bonuses.repository.ts'
import {
  buildEnding,
  buildGrant,
  findEndByTime,
  type BonusEnd,
  type BonusNews,
  type BonusProgress,
  type BonusUpdate,
} from './bonuses.rules.ts'

export { publishBonusNews } from './bonuses.present.ts'
export {
  buildEnding,
  countTowardWager,
  findEnd,
  findEndByTime,
  type BonusEnd,
  type BonusNews,
  type BonusUpdate,
} from './bonuses.rules.ts'

/** A bonus whose money may be staked now, as the wallet sees it. */
export interface LiveBonus extends BonusProgress {
  id: number
  /** Another round than the one asked about holds some of its money. */
  isInPlayElsewhere: boolean
}

export interface Grant {
  userId: number
  currency: Currency
  /** Minor units, at least 1. */
  amount: number
  /** How many times the amount is to be staked; a whole number from 1. */
  wagerTimes: number
  /** Minor units that become real money at most, at least 1. */
  cap: number
  days: number
  /** Together with `key` unique for ever: the same pair grants once. */
  scope: string
  key: string
  note?: string
}

/**
 * Gives a player a bonus, inside the caller's transaction. The same scope and key give it once, whatever has become of it.
 * @returns the news to publish after the commit; none for a repetition
 * @throws Refusal account_closed, bonuses_disabled [6.9] or has_bonus [8.33]; RangeError when nobody may have so much
 */
export async function grantBonus(
  trx: Kysely<any>,
  { userId, currency, amount, wagerTimes, cap, days, scope, key, note }: Grant,
): Promise<BonusNews[]> {
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  if (wallet.currency !== currency)
    throw new Error(`player ${userId} has a wallet in ${wallet.currency}, not ${currency}`)
  if (await selectBonusByKey(trx, scope, key)) return []
  if ((await readGateFacts(trx, userId)).isClosed) throw new Refusal('account_closed')
  if (await selectAreBonusesDisabled(trx, userId)) throw new Refusal('bonuses_disabled')
  const before = await selectActiveBonus(trx, userId)
  if (before && !before.isOver) throw new Refusal('has_bonus')
  const expired = before ? [await endOverdueBonus(trx, wallet, before)] : []
  const needed = amount * wagerTimes
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
    days,
  })
  const balances = await postMovements(trx, wallet, [buildGrant(bonus.id, amount, note)])
  return [...expired, buildNews(bonus, 'started', 0, balances)]
}

/**
 * Ends the player's bonus with all that is left of it, in the caller's transaction. `isForced` also ends one of which a round holds
 * some money: whatever that round pays to it later is void.
 * @returns the news to publish after the commit
 * @throws Refusal bonus_not_found or bonus_in_play
 */
export async function cancelBonus(
  trx: Kysely<any>,
  { id, currency }: { id: number; currency: Currency },
  { isForced = false } = {},
): Promise<BonusNews[]> {
  await openWallet(trx, id, currency)
  const wallet = await lockWallet(trx, id)
  const bonus = await selectActiveBonus(trx, id)
  if (!bonus || bonus.isOver) throw new Refusal('bonus_not_found')
  if (!isForced && (await isBonusInPlay(trx, bonus.id))) throw new Refusal('bonus_in_play')
  return [await endBonus(trx, wallet, bonus, { status: 'cancelled', converted: 0 })]
}

/**
 * Ends the bonuses whose time is over, each in a transaction of its own; rounds that hold some of their money go on, and what they pay
 * to them is void. Where the wager was done in time, what is left becomes real money.
 * @param onEnded hears the news of each as soon as it is committed: told later, they would follow what has happened since
 * @param report hears of a bonus that could not be ended, and the others are; without it the first such error is thrown
 */
export async function expireBonuses(
  db: Kysely<any>,
  onEnded: (news: BonusNews) => void,
  report: (error: unknown) => void = throwOn,
): Promise<void> {
  for (const userId of await selectOverdue(db, 100)) {
    await db
      .transaction()
      .execute(async (trx) => {
        const wallet = await lockWallet(trx, userId)
        const bonus = await selectActiveBonus(trx, userId)
        return bonus?.isOver ? endOverdueBonus(trx, wallet, bonus) : null
      })
      .then((ended) => {
        if (ended) onEnded(ended)
      }, report)
  }
}

/** The player's running bonus; null also for one whose time is over. */
export async function findActiveBonus(db: Kysely<any>, userId: number): Promise<Bonus | null> {
  const bonus = await selectActiveBonus(db, userId)
  return bonus && !bonus.isOver ? presentBonus(bonus) : null
}

/** The player's latest bonuses, newest first, as the desk reads them. */
export async function listBonuses(db: Kysely<any>, userId: number, limit: number): Promise<BonusRecord[]> {
  return selectBonuses(db, userId, limit)
}

/** While they are disabled an account is granted no bonus [6.9]; one that runs goes on. */
export async function setBonusesDisabled(
  trx: Kysely<any>,
  userId: number,
  isDisabled: boolean,
): Promise<void> {
  await updateBonusesDisabled(trx, userId, isDisabled)
}

/** The player's `LiveBonus` or null, as a column of a bigger query for callers who read everything in one go. */
export function selectLiveBonus(
  userId: Expression<unknown>,
  exceptRound: { provider: string; ref: string },
): RawBuilder<unknown> {
  return buildLiveBonusColumn(userId, exceptRound)
}

/** The statement that writes how far a bonus has come and how it has ended, to be composed into the wallet's own. */
export function saveBonus(bonus: BonusUpdate): RawBuilder<unknown> {
  return buildBonusUpdate(bonus)
}

function throwOn(error: unknown): never {
  throw error
}

function endOverdueBonus(trx: Kysely<any>, wallet: Wallet, bonus: BonusRecord): Promise<BonusNews> {
  return endBonus(trx, wallet, bonus, findEndByTime(bonus, wallet.balances.bonus))
}

async function endBonus(
  trx: Kysely<any>,
  wallet: Wallet,
  bonus: BonusRecord,
  end: BonusEnd,
): Promise<BonusNews> {
  const movement = buildEnding(bonus.id, end, wallet.balances.bonus)
  await buildBonusUpdate({ id: bonus.id, done: bonus.done, end }).execute(trx)
  const balances = await postMovements(trx, wallet, movement ? [movement] : [])
  return buildNews(bonus, end.status, end.converted, balances)
}

function buildNews(
  { id, userId, currency, done, needed }: BonusRecord,
  change: BonusChange,
  converted: number,
  { real, bonus }: { real: number; bonus: number },
): BonusNews {
  return { userId, currency, change, bonus: { id, done, needed }, converted, balances: { real, bonus } }
}
