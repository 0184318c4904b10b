import { prizePoolChanged, promotionPointsChanged } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { loadContent } from '@yanta/content'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../../tools/testing/property-strength.ts'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { createDates } from '../../../../plugins/calendar.ts'
import { selectEventsAfter } from '../../../../plugins/event-outbox/event-outbox.repository.ts'
import { recordEvent } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { testContentFolder } from '../../../../testing/templates.ts'
import { createDepositDesk, type DepositDesk } from '../../../money/deposits/testing/deposit-desk.ts'
import {
  creditPlayer,
  openDesk,
  startDesk,
  type ProviderDesk,
} from '../../../money/wallet/testing/provider-desk.ts'
import { joinMembers, lockMembers } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import { amounts, insertPromotion } from '../testing/contests.ts'
import { createPromotionsConsumer } from './promotions-consumer.ts'

let platform: TestPlatform
let deposits: DepositDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  deposits = createDepositDesk(platform)
})
afterAll(() => platform.close())

let rounds = 0
async function settle(desk: ProviderDesk, stake: number, win = 0): Promise<void> {
  rounds += 1
  const { status, code } = await desk.settle(stake, win, {
    roundId: `promotion-round-${rounds}`,
    betTransactionId: `promotion-bet-${rounds}`,
    winTransactionId: `promotion-win-${rounds}`,
  })
  if (status !== 200) throw new Error(`the round was refused: ${code}`)
}

const recordAchievement = ({ id }: TestPlayer, slug: string) =>
  recordEvent(platform.db, platform.clock.now(), {
    type: 'achievement.completed',
    userId: id,
    data: { slug },
  })

function recordDeposit({ id }: TestPlayer, amount: number, at: Date) {
  const moment = at.toISOString()
  return recordEvent(platform.db, at, {
    type: 'deposit.settled',
    userId: id,
    data: {
      depositId: `${id} ${moment}`,
      amount,
      currency: 'RUB',
      rateToRub: '1',
      giftId: null,
      beganAt: moment,
      settledAt: moment,
    },
  })
}

const membersOf = (contestId: number, db: PlatformDatabase = platform.db) =>
  db.selectFrom('contest_members').selectAll().where('contest_id', '=', contestId).orderBy('number').execute()
const memberOf = async (contestId: number, { id }: TestPlayer) =>
  (await membersOf(contestId)).find((member) => member.user_id === id)
const pointsOf = async (contestId: number, player: TestPlayer) => (await memberOf(contestId, player))?.points
const entriesOf = (contestId: number, db: PlatformDatabase = platform.db) =>
  db
    .selectFrom('contest_entries')
    .select(['user_id', 'kind', 'unit', 'amount', 'key', 'at'])
    .where('contest_id', '=', contestId)
    .orderBy('user_id')
    .orderBy('kind')
    .orderBy('key')
    .execute()
const join = (contestId: number, ...players: TestPlayer[]) =>
  platform.db.transaction().execute((trx) =>
    joinMembers(
      trx,
      platform.clock.now(),
      { id: contestId },
      players.map(({ id }) => id),
    ),
  )
const poolOf = async (id: number) =>
  (await platform.db.selectFrom('contests').select('pool').where('id', '=', id).executeTakeFirstOrThrow())
    .pool

test('the first real round makes a member, and the browser is told of the points [3.27] [7.86]', async () => {
  const contest = await insertPromotion(platform)
  const desk = await openDesk(platform, { balance: 100_000 })
  const news: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${desk.player.id}` && type === promotionPointsChanged.type) news.push(data)
  })
  await settle(desk, 4_000)
  await expect.poll(() => pointsOf(contest, desk.player)).toBe(0)
  await settle(desk, 21_000)
  await expect.poll(() => pointsOf(contest, desk.player)).toBe(2)
  expect(await membersOf(contest)).toMatchObject([{ number: 1, earned: 2, bets_remainder: 5_000 }])
  const known = {
    id: String(contest),
    points: 2,
    additionalPoints: 0,
    toNextPoint: 5_000,
    earnedToday: 2,
    elements: null,
    ticketCount: 0,
  }
  await expect.poll(() => news.at(-1)).toEqual(known)
  end()
})

test('with a button only members earn, from their joining on [3.22]', async () => {
  const contest = await insertPromotion(platform, { terms: { joinButton: true } })
  const marker = await insertPromotion(platform)
  const [joined, other] = [
    await openDesk(platform, { balance: 100_000 }),
    await openDesk(platform, { balance: 100_000 }),
  ]
  await settle(joined, 30_000)
  await expect.poll(() => pointsOf(marker, joined.player)).toBe(3)
  platform.clock.advance({ seconds: 1 })
  await join(contest, joined.player)
  await settle(other, 30_000)
  await settle(joined, 20_000)
  await expect.poll(() => pointsOf(contest, joined.player)).toBe(2)
  expect(await membersOf(contest)).toHaveLength(1)
})

test('demo rounds and bonus money earn nothing and make no member [1.7]', async () => {
  const contest = await insertPromotion(platform)
  const desk = await openDesk(platform)
  await creditPlayer(platform, desk.player, 50_000, 'bonus')
  const marker = await openDesk(platform, { balance: 10_000 })
  await settle(desk, 50_000)
  await settle(await startDesk(platform, desk.player, { mode: 'demo' }), 50_000)
  await settle(marker, 10_000)
  await expect.poll(() => pointsOf(contest, marker.player)).toBe(1)
  expect(await memberOf(contest, desk.player)).toBeUndefined()
})

test('deposits earn by the rungs of their day, achievements by number, each once, in the log [7.43] [7.44]', async () => {
  const contest = await insertPromotion(platform, {
    terms: {
      points: {
        deposits: amounts(20_000),
        depositDays: [{ amount: amounts(90_000), points: 100 }],
        achievement: 7,
      },
    },
  })
  const player = await platform.createPlayer()
  const opened = [await deposits.open(player), await deposits.open(player)]
  for (const { transaction_id: order } of opened) {
    await deposits.say(order)
    await deposits.say(order)
  }
  await recordAchievement(player, 'sail')
  await expect.poll(() => pointsOf(contest, player)).toBe(2 + 3 + 100 + 2 * 7)
  expect((await entriesOf(contest)).map(({ kind, key, amount }) => [kind, key, amount])).toEqual([
    ['achievements', 'payer', 7],
    ['achievements', 'sail', 7],
    ['deposits', expect.any(String), 2],
    ['deposits', expect.any(String), 103],
  ])
  expect(
    await platform.db
      .selectFrom('contest_deposit_days')
      .select('amount')
      .where('contest_id', '=', contest)
      .execute(),
  ).toEqual([{ amount: 100_000 }])
})

test('bets of a day are one line of the log, the latest on top [7.44]', async () => {
  const contest = await insertPromotion(platform, {
    terms: { points: { bets: amounts(10_000), depositDays: [], achievement: 1 } },
  })
  const desk = await openDesk(platform, { balance: 100_000 })
  await settle(desk, 10_000)
  await expect.poll(() => pointsOf(contest, desk.player)).toBe(1)
  await recordAchievement(desk.player, 'sail')
  await expect.poll(() => pointsOf(contest, desk.player)).toBe(2)
  await settle(desk, 20_000)
  await expect.poll(() => pointsOf(contest, desk.player)).toBe(4)
  const log = await platform.db
    .selectFrom('contest_entries')
    .select(['kind', 'amount'])
    .where('contest_id', '=', contest)
    .orderBy('id', 'desc')
    .execute()
  expect(log).toEqual([
    { kind: 'bets', amount: 3 },
    { kind: 'achievements', amount: 1 },
  ])
})

test('an element fills the flask of what earned it [9.29]', async () => {
  const flask = (goal: number) => ({ goal, gift: 'none' })
  const contest = await insertPromotion(platform, {
    terms: {
      template: 'template4',
      points: { bets: amounts(200_000), deposits: amounts(10_000), depositDays: [], achievement: 50 },
      flasks: { achievements: flask(50), deposits: flask(5), bets: flask(2) },
    },
  })
  const desk = await openDesk(platform, { balance: 1_000_000 })
  await settle(desk, 500_000)
  await deposits.say((await deposits.open(desk.player)).transaction_id)
  await recordAchievement(desk.player, 'sail')
  await expect
    .poll(() => memberOf(contest, desk.player))
    .toMatchObject({
      flask_achievements: 50,
      flask_deposits: 5,
      flask_bets: 2,
      points: 57,
      bets_remainder: 100_000,
    })
})

test('a fact counts from the start up to the end, by its own time, however late it is read', async () => {
  const now = platform.clock.now()
  const terms = { points: { deposits: amounts(10_000), depositDays: [] } }
  const running = await insertPromotion(platform, { startsAt: now, endsAt: addSeconds(now, 60), terms })
  const player = await platform.createPlayer()
  for (const at of [addSeconds(now, -1), now, addSeconds(now, 59), addSeconds(now, 60)])
    await recordDeposit(player, 10_000, at)
  await expect.poll(() => pointsOf(running, player)).toBe(2)
  await platform.db.updateTable('contests').set({ state: 'frozen' }).where('id', '=', running).execute()
  const marker = await insertPromotion(platform, { startsAt: now, terms })
  await recordDeposit(player, 10_000, addSeconds(now, 30))
  await expect.poll(() => pointsOf(marker, player)).toBe(1)
  expect(await pointsOf(running, player)).toBe(2)
})

test('1 % of what anybody wins goes into the pool, told at most twice a second [9.27]', async () => {
  const contest = await insertPromotion(platform, { terms: { pool: 100, points: undefined }, pool: 10_000 })
  const desks = [
    await openDesk(platform, { balance: 100_000 }),
    await openDesk(platform, { balance: 100_000 }),
  ]
  const told: { pool: number; at: number }[] = []
  const end = platform
    .onOneProcess('each process tells its own browsers')
    .watchPublished((room, type, data) => {
      if (room === `promotion:${contest}` && type === prizePoolChanged.type)
        told.push({ pool: data.prizePool, at: performance.now() })
    })
  for (let index = 0; index < 12; index += 1) await settle(desks[index % 2]!, 100, 12_345)
  await expect.poll(() => poolOf(contest)).toBe(10_000 + 12 * 12_345)
  await expect.poll(() => told.at(-1)?.pool).toBe(10_000 + 12 * 12_345)
  end()
  const pools = told.map(({ pool }) => pool)
  expect(pools).toEqual(pools.toSorted((one, other) => one - other))
  expect(told.length).toBeLessThanOrEqual(2 + (told.at(-1)!.at - told[0]!.at) / 400)
  expect(await membersOf(contest)).toEqual([])
})

test('players who join at the same time get numbers without gaps, each once', async () => {
  const contest = await insertPromotion(platform, { terms: { joinButton: true } })
  const players = []
  for (let index = 0; index < 12; index += 1) players.push(await platform.createPlayer())
  await Promise.all([...players, ...players].map((player) => join(contest, player)))
  expect((await membersOf(contest)).map(({ number }) => number)).toEqual(players.map((_, index) => index + 1))
})

test('points spent, players joining and rounds counted at the same time: balances are the sums of their entries', async () => {
  const contests = [
    await insertPromotion(platform, { terms: { pool: 1 } }),
    await insertPromotion(platform, { terms: { pool: 1 } }),
  ]
  const desks = [
    await openDesk(platform, { balance: 5_000_000 }),
    await openDesk(platform, { balance: 5_000_000 }),
  ]
  for (const desk of desks) await settle(desk, 1_000_000)
  for (const contest of contests) await expect.poll(() => pointsOf(contest, desks[1]!.player)).toBe(100)
  const spend = (contestId: number, index: number) =>
    platform.db.transaction().execute(async (trx) => {
      const userIds = desks.map(({ player }) => player.id)
      await lockMembers(trx, contestId, userIds)
      await addPoints(
        trx,
        platform.clock.now(),
        contestId,
        userIds.map((userId) => ({
          userId,
          kind: 'exchange',
          unit: 'points',
          amount: -2,
          key: `cup-${index}`,
        })),
      )
    })
  const late = []
  for (let index = 0; index < 10; index += 1) late.push(await platform.createPlayer())
  await Promise.all([
    ...late.flatMap((player, index) =>
      contests.map((contest) => Promise.all([join(contest, player), spend(contest, index)])),
    ),
    (async () => {
      for (let index = 0; index < 10; index += 1) await settle(desks[index % 2]!, 30_000, 500)
    })(),
  ])
  for (const contest of contests) {
    for (const { player } of desks) await expect.poll(() => pointsOf(contest, player)).toBe(100 - 20 + 15)
    const entries = await entriesOf(contest)
    for (const { user_id: userId, points, earned } of await membersOf(contest)) {
      const own = entries.filter(({ user_id: owner }) => owner === userId)
      expect(points).toBe(own.reduce((sum, { amount }) => sum + amount, 0))
      expect(earned).toBe(own.reduce((sum, { amount }) => sum + Math.max(0, amount), 0))
    }
    expect((await membersOf(contest)).map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  }
})

test('the outbox read in other batches gives the same table, log and pool: no point is lost or doubled [3.27]', async () => {
  const terms = {
    pool: 1,
    points: {
      bets: amounts(7_000),
      deposits: amounts(30_000),
      depositDays: [{ amount: amounts(60_000), points: 5 }],
      achievement: 2,
    },
  }
  const contests = [
    await insertPromotion(platform, { terms, endsAt: null }),
    await insertPromotion(platform, { terms: { ...terms, joinButton: true }, endsAt: null }),
  ]
  const desks = [
    await openDesk(platform, { balance: 500_000 }),
    await openDesk(platform, { balance: 500_000 }),
    await openDesk(platform, { balance: 500_000 }),
  ]
  await join(contests[1]!, desks[0]!.player, desks[2]!.player)
  const [{ xid, id: eventId } = { xid: '0', id: 0 }] = await platform.db
    .selectFrom('event_outbox')
    .select(['xid', 'id'])
    .orderBy('xid', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  const begin = platform.clock.now().getTime()
  for (let index = 0; index < 30; index += 1) {
    await settle(desks[index % 3]!, 1_000 + index * 311, index % 4 === 0 ? index * 77 : 0)
    const hoursLater = new Date(begin + index * 3_600_000)
    if (index % 5 === 0) await recordDeposit(desks[index % 3]!.player, 50_000, hoursLater)
    if (index % 7 === 0) await recordAchievement(desks[index % 3]!.player, `number-${index}`)
  }
  const read = async (db: PlatformDatabase) => {
    const tables = []
    for (const id of contests)
      tables.push({
        members: await membersOf(id, db),
        entries: await entriesOf(id, db),
        contest: await db
          .selectFrom('contests')
          .select(['pool', 'pool_remainder', 'member_count'])
          .where('id', '=', id)
          .execute(),
        days: await db
          .selectFrom('contest_deposit_days')
          .selectAll()
          .where('contest_id', '=', id)
          .orderBy('user_id')
          .orderBy('day')
          .execute(),
      })
    return tables
  }
  const last = desks[29 % 3]!.player
  await expect.poll(async () => (await memberOf(contests[0]!, last))?.bets_remainder).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const cursor = await platform.db
        .selectFrom('event_cursors')
        .selectAll()
        .where('consumer', '=', 'promotions')
        .executeTakeFirstOrThrow()
      return (await selectEventsAfter(platform.db, { xid: cursor.xid, eventId: cursor.event_id }, 10)).length
    })
    .toBe(0)
  const expected = await read(platform.db)
  expect(expected[0]!.members.map(({ user_id }) => user_id)).toEqual(desks.map(({ player }) => player.id))
  const events = await selectEventsAfter(platform.db, { xid: String(xid), eventId }, 10_000)
  const consumer = createPromotionsConsumer({
    clock: platform.clock,
    dates: createDates(loadContent(testContentFolder).settings.timeZone),
  })
  class Undone extends Error {}

  async function replay(sizes: readonly number[]) {
    let tables: Awaited<ReturnType<typeof read>> = []
    await platform.db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('contest_entries').where('contest_id', 'in', contests).execute()
        await trx.deleteFrom('contest_deposit_days').where('contest_id', 'in', contests).execute()
        await trx.deleteFrom('contest_members').where('contest_id', '=', contests[0]!).execute()
        await trx
          .updateTable('contest_members')
          .set((eb) => ({
            points: 0,
            earned: 0,
            bets_remainder: 0,
            deposits_remainder: 0,
            scored_at: eb.ref('joined_at'),
          }))
          .where('contest_id', '=', contests[1]!)
          .execute()
        await trx
          .updateTable('contests')
          .set({ pool: 0, pool_remainder: 0 })
          .where('id', 'in', contests)
          .execute()
        await trx.updateTable('contests').set({ member_count: 0 }).where('id', '=', contests[0]!).execute()
        let from = 0
        for (const size of [...sizes, events.length]) {
          const batch = events.slice(from, from + size)
          from += size
          if (batch.length > 0) await consumer.consume(trx, batch)
        }
        tables = await read(trx)
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
    return tables
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), async (sizes) => {
      expect(await replay(sizes)).toEqual(expected)
    }),
    { numRuns: runsOf(8) },
  )
})
