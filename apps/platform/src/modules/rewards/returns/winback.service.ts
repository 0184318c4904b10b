// Winback: set apart in an account of its own after a week, claimed as real money until Wednesday, or as much later as a break lasts.
// Promises: it is claimed once, however often that is asked for, or goes back to the house.
import { winbackChanged, type CallAnswer, type getWinback } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import type { Player } from '../../../plugins/session.ts'
import { mayDeposit, readGateFacts } from '../../money/gate/gate.service.ts'
import {
  lockWallet,
  openWallet,
  postMovements,
  publishRealBalance,
  type Movement,
  type Wallet,
} from '../../money/ledger/ledger.service.ts'
import { getPlayerLevel } from '../levels/levels.service.ts'
import {
  selectLapsedPlayers,
  selectOffers,
  selectWeeks,
  updateOffers,
  type Offer,
} from './returns.repository.ts'
import type { ReturnsContext } from './returns-context.ts'
import { computeReturns, toMinorUnits, winbackPercent } from './returns.rules.ts'

export { postponeOffers as postponeWinback } from './returns.repository.ts'

type Clocked = Pick<Deps, 'db' | 'clock' | 'realtime'>

const pastWeeks = 8
const lapseBatch = 100

/** The running week, what waits to be claimed, and the weeks before. @throws Refusal not_found where there is no winback */
export async function readWinback(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { terms, weeks, hasWinback }: ReturnsContext,
  { id, currency }: Player,
): Promise<CallAnswer<typeof getWinback>> {
  if (!hasWinback) throw new Refusal('not_found')
  const now = clock.now()
  const { startsAt, endsAt } = weeks.weekOf(now)
  const level = await getPlayerLevel(db, id)
  const stored = await selectWeeks(db, id, pastWeeks + 1)
  const running = stored.find((week) => week.startsAt.getTime() === startsAt.getTime())
  const play = running ?? { stakes: 0, wins: 0, rounds: 0 }
  const { winback } = computeReturns(play, { level, cashback: 0, currency }, terms)
  const offers = (await selectOffers(db, id)).filter(({ until }) => until > now)
  return {
    currency,
    percent: winbackPercent(level, terms),
    higherPercent: terms.winback.higherPercent,
    mostOfStakes: terms.winback.mostOfStakes,
    current: {
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
      stakes: toMinorUnits(play.stakes),
      wins: toMinorUnits(play.wins),
      amount: winback,
      rounds: play.rounds,
      roundsNeeded: terms.roundsNeeded,
    },
    offer: offers[0] ? { amount: sumOf(offers), until: offers[0].until.toISOString() } : null,
    past: stored
      .filter((week) => week !== running && week.isSettled)
      .slice(0, pastWeeks)
      .map((week) => ({
        from: week.startsAt.toISOString(),
        to: week.endsAt.toISOString(),
        amount: week.winback,
        // The job ends it a little later.
        status: week.status === 'offered' && week.until! <= now ? 'lapsed' : week.status,
      })),
  }
}

/**
 * Moves what waits to the real balance, in minor units.
 * @throws Refusal winback_not_found, also when it was claimed before; account_closed, taking_a_break, self_excluded
 */
export async function claimWinback(
  { db, clock, realtime }: Clocked,
  { hasWinback }: Pick<ReturnsContext, 'hasWinback'>,
  player: Player,
): Promise<number> {
  if (!hasWinback) throw new Refusal('winback_not_found')
  const { amount, notify } = await db.transaction().execute(async (trx) => {
    await openWallet(trx, player.id, player.currency)
    const wallet = await lockWallet(trx, player.id)
    const now = clock.now()
    const refusal = mayDeposit(await readGateFacts(trx, now, player.id))
    if (refusal) throw new Refusal(refusal)
    const offers = (await selectOffers(trx, player.id)).filter(({ until }) => until > now)
    if (offers.length === 0) throw new Refusal('winback_not_found')
    return { amount: sumOf(offers), notify: await end(trx, wallet, offers, 'claimed') }
  })
  notify(realtime)
  return amount
}

/** Moves what waits to the real balance without being asked to, inside the caller's transaction. Null: nothing waits. */
export async function payWaitingWinback(
  trx: PlatformDatabase,
  now: Date,
  wallet: Wallet,
): Promise<AfterCommit | null> {
  const offers = (await selectOffers(trx, wallet.userId)).filter(({ until }) => until > now)
  return offers.length === 0 ? null : end(trx, wallet, offers, 'claimed')
}

/** Gives what waits back to the house, inside the caller's transaction. Null: nothing waits. */
export async function giveUpWaitingWinback(
  trx: PlatformDatabase,
  _now: Date,
  wallet: Wallet,
): Promise<AfterCommit | null> {
  const offers = await selectOffers(trx, wallet.userId)
  return offers.length === 0 ? null : end(trx, wallet, offers, 'lapsed')
}

/** Gives winback whose time is over back to the house. `report` receives the error of a player's that could not be. */
export async function lapseWinbacks(
  { db, clock, realtime }: Clocked,
  report: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    const userIds = await selectLapsedPlayers(db, clock.now(), lapseBatch)
    let ended = 0
    for (const userId of userIds)
      await db
        .transaction()
        .execute((trx) => lapse(trx, clock.now(), userId))
        .then((notify) => {
          ended += 1
          notify?.(realtime)
        }, report)
    if (userIds.length < lapseBatch || ended === 0) return
  }
}

async function lapse(trx: PlatformDatabase, now: Date, userId: number): Promise<AfterCommit | null> {
  const wallet = await lockWallet(trx, userId)
  const offers = (await selectOffers(trx, userId)).filter(({ until }) => until <= now)
  return offers.length === 0 ? null : end(trx, wallet, offers, 'lapsed')
}

async function end(
  trx: PlatformDatabase,
  wallet: Wallet,
  offers: readonly Offer[],
  status: 'claimed' | 'lapsed',
): Promise<AfterCommit> {
  const { userId, currency } = wallet
  await updateOffers(trx, userId, offers, status)
  const { real, winback } = await postMovements(
    trx,
    wallet,
    offers.map((offer) => buildEnd(userId, offer, status)),
  )
  const until = (await selectOffers(trx, userId))[0]?.until.toISOString() ?? null
  const order = await takeEventOrder(trx)
  return (realtime) => {
    if (status === 'claimed')
      publishRealBalance(realtime, { userId, currency, balance: real, reason: 'other', order })
    realtime.publish(userRoom(userId), winbackChanged, { winback, currency, until }, { order })
  }
}

function buildEnd(userId: number, { startsAt, winback }: Offer, status: 'claimed' | 'lapsed'): Movement {
  const key = `${userId} ${startsAt.toISOString()} end`
  return status === 'claimed'
    ? {
        kind: 'winback_claim',
        scope: 'winback',
        key,
        house: 'grants',
        gains: { winback: -winback, real: winback },
      }
    : { kind: 'winback_lapse', scope: 'winback', key, house: 'grants', gains: { winback: -winback } }
}

function sumOf(offers: readonly Offer[]): number {
  return offers.reduce((sum, { winback }) => sum + winback, 0)
}
