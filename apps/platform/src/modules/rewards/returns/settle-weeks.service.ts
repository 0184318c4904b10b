// The weekly job: cashback and winback of each player's week that has ended. Promises: each week is settled once, in one transaction
// under the wallet's lock, and only when all rounds settled within it are counted; what was missed while no process ran is caught up.
// A player who has excluded themselves gets no gift, and the winback as real money at once; an account closed for good gets nothing.
import { addSeconds } from '@yanta/config/clock'
import { winbackChanged } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { recordEvent, type AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { findTermStart, readGateFacts } from '../../money/gate/gate.service.ts'
import { lockWallet, postMovements, type Wallet } from '../../money/ledger/ledger.service.ts'
import { grantGift, publishGiftNews } from '../gifts/gifts.service.ts'
import { getPlayerLevel } from '../levels/levels.service.ts'
import { progressConsumer } from '../progress/progress.service.ts'
import {
  isConsumerBehind,
  lockUnsettledWeek,
  selectUnsettledWeeks,
  settleWeek,
} from './returns.repository.ts'
import type { ReturnsContext } from './returns-context.ts'
import { computeReturns, findClaimEnd, type Returns } from './returns.rules.ts'
import { payWaitingWinback } from './winback.service.ts'

/** Rounds settled in the last moments of a week are committed and counted by then. */
const graceSeconds = 60
const batchSize = 200
const cashbackGift = 'weekly-cashback'

/** Settles all weeks that have ended. `report` receives the error of one that could not be; the others still are. */
export async function settleWeeks(
  { db, clock, realtime }: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  context: ReturnsContext,
  report: (error: unknown) => void,
): Promise<void> {
  const moment = addSeconds(clock.now(), -graceSeconds)
  if (await isConsumerBehind(db, progressConsumer, moment)) return
  for (;;) {
    const ended = await selectUnsettledWeeks(db, moment, batchSize)
    let settled = 0
    for (const { userId, startsAt } of ended)
      await db
        .transaction()
        .execute((trx) => settle(trx, clock.now(), context, userId, startsAt))
        .then((notify) => {
          settled += 1
          notify?.(realtime)
        }, report)
    if (ended.length < batchSize || settled === 0) return
  }
}

async function settle(
  trx: PlatformDatabase,
  now: Date,
  { levels, terms, weeks, hasWinback }: ReturnsContext,
  userId: number,
  startsAt: Date,
): Promise<AfterCommit | null> {
  const wallet = await lockWallet(trx, userId)
  const week = await lockUnsettledWeek(trx, userId, startsAt)
  if (!week) return null
  const level = await getPlayerLevel(trx, userId)
  const { cashback: percent } = levels[Math.min(level, levels.length) - 1]!
  const { isClosed, isExcluded } = await readGateFacts(trx, now, userId)
  const earned = computeReturns(week, { level, cashback: percent, currency: wallet.currency }, terms)
  const returns: Returns = {
    cashback: isClosed || isExcluded ? 0 : earned.cashback,
    winback: isClosed || !hasWinback ? 0 : earned.winback,
  }
  const claimableFrom = await findTermStart(trx, now, userId)
  const until = returns.winback > 0 ? findClaimEnd(week.endsAt, claimableFrom, weeks.startOfDay) : null
  await settleWeek(trx, now, { userId, startsAt, ...returns, until })
  const key = `${userId} ${startsAt.toISOString()}`
  const { news } =
    returns.cashback > 0
      ? await grantGift(trx, now, {
          userId,
          gift: { slug: cashbackGift, amount: returns.cashback, percent },
          reason: 'cashback',
          scope: 'cashback',
          key,
        })
      : { news: [] }
  const give = isExcluded ? payAtOnce : offer
  const given = until && (await give(trx, now, { wallet, amount: returns.winback, until, key }))
  return (realtime) => {
    publishGiftNews(realtime, news)
    given?.(realtime)
  }
}

interface NewOffer {
  wallet: Wallet
  amount: number
  until: Date
  key: string
}

/** Sets winback apart for the player, who is told that it can be claimed. */
async function offer(trx: PlatformDatabase, now: Date, given: NewOffer): Promise<AfterCommit> {
  const { wallet, amount, until } = given
  const { userId, currency } = wallet
  const { winback } = await setApart(trx, given)
  const data = { amount, currency, until: until.toISOString() }
  await recordEvent(trx, now, { type: 'winback.offered', userId, data })
  const order = await takeEventOrder(trx)
  return (realtime) =>
    realtime.publish(
      userRoom(userId),
      winbackChanged,
      { winback, currency, until: until.toISOString() },
      { order },
    )
}

/** Pays winback to a player who could not claim it any more. */
async function payAtOnce(trx: PlatformDatabase, now: Date, given: NewOffer): Promise<AfterCommit | null> {
  await setApart(trx, given)
  return payWaitingWinback(trx, now, await lockWallet(trx, given.wallet.userId))
}

/** Moves winback to an account of its own, from which it is claimed. */
function setApart(
  trx: PlatformDatabase,
  { wallet, amount, key }: NewOffer,
): ReturnType<typeof postMovements> {
  return postMovements(trx, wallet, [
    { kind: 'winback_offer', scope: 'winback', key, house: 'grants', gains: { winback: amount } },
  ])
}
