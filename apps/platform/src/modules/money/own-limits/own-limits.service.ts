// Limits that players set on their own deposits, losses, stakes and time of play. Promises: a change that was answered is in force for
// whatever moves money afterwards, because it is written under the wallet's lock; a limit is asked for in the transaction that moves the
// money; what is counted lies in the database, so that any number of processes count together.
import type { Currency, LimitKind, LimitPeriod, OwnLimit } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Periods } from '../../../plugins/calendar.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { recordEvent } from '../../../plugins/event-outbox/event-outbox.repository.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { lockWallet, openWallet } from '../ledger/ledger.service.ts'
import {
  applyWish,
  confirmChange,
  dropLapsed,
  type LimitValue,
  type SetLimit,
} from './limit-changes.rules.ts'
import {
  findCrossed,
  findReachedByDeposit,
  findShare,
  type LimitInForce,
  type ReachedLimit,
} from './limits.rules.ts'
import { findEnds, readPlayLimits } from './limits.sql.ts'
import {
  deleteUsage,
  insertUsage,
  saveLimit,
  selectCounting,
  selectLimits,
  selectPlayFacts,
  sumDeposits,
  sumUsage,
  updateCopiedLimits,
  updateTold,
  updateToldOf,
  type LimitName,
  type LimitRecord,
} from './own-limits.repository.ts'
import { buildUsedEvent, presentCrossed, presentLimit, publishLimits } from './own-limits.present.ts'
import { countTime, limitPeriods, readUsed, type PlayUsage } from './play-usage.rules.ts'

export { findReachedByStake, followPlay, type CrossedLimit, type PlayLimits } from './limits.rules.ts'
export { buildUsedEvent, presentCrossed, publishLimits } from './own-limits.present.ts'
export type { PlayUsage } from './play-usage.rules.ts'
export type { LimitName } from './own-limits.repository.ts'

/** In the order in which they are listed. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const satisfies readonly LimitKind[]
export { limitPeriods } from './play-usage.rules.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'periods'>
type Writing = Reading & Pick<Deps, 'realtime'>

interface LimitedPlayer {
  id: number
  currency: Currency
}

/** All limits of a player, also those that are not set, with what the running periods have used. */
export async function listOwnLimits({ db, clock, periods }: Reading, userId: number): Promise<OwnLimit[]> {
  const now = clock.now()
  const known = await selectLimits(db, userId)
  const use = await readUse(db, now, periods, userId)
  const names = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })))
  return names.map((name) => present(name, findLimit(known, name, now), use, now, periods))
}

/** A lower limit is in force at once, a higher one waits. */
export function setOwnLimit(
  context: Writing,
  player: LimitedPlayer,
  name: LimitName,
  value: LimitValue,
): Promise<OwnLimit> {
  return changeOwn(context, player, name, (limit, now) => applyWish(limit, value, now))
}

/** Puts a raise in force. @throws Refusal limit_change_not_found, limit_change_too_early */
export function confirmOwnChange(
  context: Writing,
  player: LimitedPlayer,
  name: LimitName,
  value: LimitValue,
): Promise<OwnLimit> {
  return changeOwn(context, player, name, (limit, now) => confirmChange(limit, value, now))
}

/** Withdraws a raise that waits. */
export function cancelOwnChange(context: Writing, player: LimitedPlayer, name: LimitName): Promise<OwnLimit> {
  return changeOwn(context, player, name, ({ value }) => ({ value, change: null }))
}

async function changeOwn(
  { db, clock, periods, realtime }: Writing,
  player: LimitedPlayer,
  name: LimitName,
  change: (limit: SetLimit, now: Date) => SetLimit,
): Promise<OwnLimit> {
  const { limit, notify } = await db
    .transaction()
    .execute((trx) => changeLimit(trx, { clock, periods }, player, name, change))
  notify(realtime)
  return limit
}

/** Sets a limit at once, higher or lower, inside the caller's transaction. For the desk only. */
export function imposeLimit(
  trx: PlatformDatabase,
  context: Pick<Deps, 'clock' | 'periods'>,
  player: LimitedPlayer,
  name: LimitName,
  value: LimitValue,
): Promise<{ limit: OwnLimit; notify: AfterCommit }> {
  return changeLimit(trx, context, player, name, () => ({ value, change: null }))
}

async function changeLimit(
  trx: PlatformDatabase,
  { clock, periods }: Pick<Deps, 'clock' | 'periods'>,
  { id: userId, currency }: LimitedPlayer,
  name: LimitName,
  change: (limit: SetLimit, now: Date) => SetLimit,
): Promise<{ limit: OwnLimit; notify: AfterCommit }> {
  await openWallet(trx, userId, currency)
  await lockWallet(trx, userId)
  const now = clock.now()
  const before = findLimit(await selectLimits(trx, userId), name, now)
  const after = change(before, now)
  await saveLimit(trx, userId, name, after)
  await keepCounting(trx, now, periods, userId)
  const use = await readUse(trx, now, periods, userId)
  if (after.value !== null && after.value !== before.value)
    await updateToldOf(trx, userId, name, {
      percent: findShare(readUseOf(use, name), after.value),
      of: periods[name.period](now).startsAt,
    })
  await updateCopiedLimits(trx, userId)
  const limit = present(name, after, use, now, periods)
  const order = await takeEventOrder(trx)
  return { limit, notify: (realtime) => publishLimits(realtime, userId, [limit], order) }
}

/** Rounds are counted from the first limit on play to the last: the first one finds out what was played before. */
async function keepCounting(
  trx: PlatformDatabase,
  now: Date,
  periods: Periods,
  userId: number,
): Promise<void> {
  const { isWanted, isKept } = await selectCounting(trx, userId)
  if (isWanted && !isKept)
    await insertUsage(trx, userId, await sumUsage(trx, userId, findStarts(now, periods)))
  if (!isWanted && isKept) await deleteUsage(trx, userId)
}

/**
 * Throws when a deposit of so much would exceed a limit, inside the transaction that begins it and under the wallet's lock.
 * @throws Refusal limit_reached
 */
export async function assertMayPayIn(
  trx: PlatformDatabase,
  now: Date,
  periods: Periods,
  { userId, amount }: { userId: number; amount: number },
): Promise<void> {
  const limits = await selectDepositLimits(trx, now, periods, userId)
  if (limits.length === 0) return
  const used = await sumDeposits(trx, userId, findStarts(now, periods))
  const reached = findReachedByDeposit(limits, used, amount, findEnds(now, periods))
  if (reached) throw refuseByLimit(reached)
}

/** Tells a player of the limits that a credited deposit has used up, inside its transaction. @returns what to do after the commit */
export async function followDeposit(
  trx: PlatformDatabase,
  now: Date,
  periods: Periods,
  { userId, currency }: { userId: number; currency: Currency },
): Promise<AfterCommit> {
  const limits = await selectDepositLimits(trx, now, periods, userId)
  if (limits.length === 0) return () => {}
  const used = await sumDeposits(trx, userId, findStarts(now, periods))
  const crossed = findCrossed(limits, ({ period }) => used[period])
  await updateTold(trx, userId, crossed, ({ period }) => periods[period](now).startsAt)
  for (const each of crossed) await recordEvent(trx, now, buildUsedEvent(userId, currency, each))
  const presented = presentCrossed({ now, resetsAt: findEnds(now, periods) }, crossed)
  const order = await takeEventOrder(trx)
  return (realtime) => publishLimits(realtime, userId, presented, order)
}

/** The refusal of a stake or a deposit that a limit does not let through. */
export function refuseByLimit({ kind, period, left, resetsAt }: ReachedLimit): Refusal {
  return new Refusal('limit_reached', { params: { kind, period, left, resetsAt: resetsAt.toISOString() } })
}

async function selectDepositLimits(
  trx: PlatformDatabase,
  now: Date,
  periods: Periods,
  userId: number,
): Promise<LimitInForce[]> {
  const known = await selectLimits(trx, userId)
  return known
    .filter(({ kind }) => kind === 'deposit')
    .map(({ toldOf, told, ...limit }) => ({
      ...limit,
      told: toldOf && toldOf >= periods[limit.period](now).startsAt ? told : 0,
    }))
}

interface Use {
  play: PlayUsage
  deposits: Record<LimitPeriod, number>
}

async function readUse(db: PlatformDatabase, now: Date, periods: Periods, userId: number): Promise<Use> {
  const starts = findStarts(now, periods)
  const facts = await selectPlayFacts(db, userId)
  const play = facts ? readPlayLimits(facts, now, periods).usage : await sumUsage(db, userId, starts)
  return { play: countTime(play, now), deposits: await sumDeposits(db, userId, starts) }
}

function readUseOf({ play, deposits }: Use, { kind, period }: LimitName): number {
  return kind === 'deposit' ? deposits[period] : readUsed(play, kind, period)
}

function present(name: LimitName, limit: SetLimit, use: Use, now: Date, periods: Periods): OwnLimit {
  return presentLimit(name, limit, {
    used: readUseOf(use, name),
    resetsAt: periods[name.period](now).endsAt,
  })
}

function findLimit(known: readonly LimitRecord[], { kind, period }: LimitName, now: Date): SetLimit {
  const limit = known.find((each) => each.kind === kind && each.period === period)
  return limit ? dropLapsed({ value: limit.value, change: limit.change }, now) : { value: null, change: null }
}

function findStarts(now: Date, periods: Periods): Record<LimitPeriod, Date> {
  return {
    day: periods.day(now).startsAt,
    week: periods.week(now).startsAt,
    month: periods.month(now).startsAt,
  }
}
