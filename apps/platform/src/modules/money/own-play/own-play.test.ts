import {
  getActivity,
  getRealityCheck,
  setRealityCheck,
  type Activity,
  type CallAnswer,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDates } from '../../../plugins/calendar.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { openSession } from '../../identity/sessions/sessions.service.ts'
import { createDepositDesk, type DepositDesk } from '../deposits/testing/deposit-desk.ts'
import { openPayoutDesk, type PayoutDesk } from '../payouts/testing/payout-desk.ts'
import { addTestGames, openDesk, slot, slotWithoutBonus, startDesk } from '../wallet/testing/provider-desk.ts'
import { readActivity } from './own-play.service.ts'

let platform: TestPlatform
let payouts: PayoutDesk
let deposits: DepositDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  await addTestGames(platform)
  payouts = await openPayoutDesk(platform)
  deposits = createDepositDesk(platform)
})
afterAll(() => platform.close())

const moscow = createDates('Europe/Moscow')
const activity = (player: TestPlayer, query: { from: string; to: string }) =>
  platform.as(player).get(getActivity, { query })
/** In a login of its own, because a token lasts for minutes. */
async function check({ id, ...player }: TestPlayer): Promise<CallAnswer<typeof getRealityCheck>> {
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const login = await openSession(platform.db, platform.clock.now(), platform.app.deps.tokens, id, from)
  return (await platform.as({ id, ...player, ...login }).get(getRealityCheck)).body
}
const choose = (player: TestPlayer, minutes: 30 | 60 | 120 | null) =>
  platform.as(player).put(setRealityCheck, { body: { minutes } })

const minutesAgo = (minutes: number) =>
  new Date(platform.clock.now().getTime() - minutes * 60_000).toISOString()

let refs = 0
interface StoredRound {
  at: string
  staked?: number
  won?: number
  game?: string
  status?: 'settled' | 'open' | 'rolled_back'
}
/** Rounds as the wallet writes them, at moments long past. */
async function store(player: TestPlayer, rounds: readonly StoredRound[]): Promise<void> {
  const desk = await startDesk(platform, player)
  for (const { at, staked = 100, won = 0, game = slot, status = 'settled' } of rounds) {
    refs += 1
    const bonus = Math.min(staked, 10)
    await sql`
      insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus,
        win_real, win_bonus, started_at, ended_at)
      values ('yanta', ${`stored-${refs}`}, ${desk.sessionId}, ${player.id}, ${game}, 'RUB', ${status}, ${staked}, ${staked - bonus}, ${bonus},
        ${won}, 0, ${at}::timestamptz, case when ${status} = 'open' then null else ${at}::timestamptz end)`.execute(
      platform.db,
    )
  }
}

test('a session is the play since the last pause of more than thirty minutes, with what was staked and won', async () => {
  const player = await platform.createPlayer()
  expect(await check(player)).toEqual({ currency: 'RUB', minutes: 60, dueAt: null, session: null })
  const startedAt = minutesAgo(42)
  await store(player, [
    { at: minutesAgo(90), won: 7_000 },
    // 31 minutes before the next one.
    { at: minutesAgo(73), won: 5_000 },
    { at: startedAt },
    // Just thirty minutes later.
    { at: minutesAgo(12), won: 250 },
  ])
  const { session, dueAt } = await check(player)
  expect(session).toMatchObject({ startedAt, staked: 200, won: 250, net: 50 })
  expect(session!.seconds).toBeGreaterThanOrEqual(42 * 60)
  expect(session!.seconds).toBeLessThan(43 * 60)
  expect(Date.parse(dueAt!) - Date.parse(startedAt)).toBe(3_600_000)
})

test('a round that the wallet settles is in the session at once', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  expect((await desk.settle(100, 40)).status).toBe(200)
  expect((await check(desk.player)).session).toMatchObject({ staked: 100, won: 40, net: -60 })
})

test('of a session without any pause the last day is shown', async () => {
  const player = await platform.createPlayer()
  await store(
    player,
    Array.from({ length: 52 }, (_, index) => ({ at: minutesAgo(index * 29) })),
  )
  const { session } = await check(player)
  // 24 hours are 49 times 29 minutes and a rest.
  expect(session).toMatchObject({ staked: 5_000 })
})

test('a session is over after thirty minutes without a round', async () => {
  const player = await platform.createPlayer()
  await store(player, [{ at: minutesAgo(40) }, { at: minutesAgo(31) }])
  expect((await check(player)).session).toBeNull()
  await store(player, [{ at: minutesAgo(29) }])
  expect((await check(player)).session).toMatchObject({ staked: 300 })
})

test('open and rolled-back rounds and those of others are no part of a session', async () => {
  const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
  const now = platform.clock.now().toISOString()
  await store(other, [{ at: now, staked: 7_000 }])
  await store(player, [
    { at: now, status: 'open' },
    { at: now, status: 'rolled_back' },
    { at: now, won: 30 },
  ])
  expect((await check(player)).session).toMatchObject({ staked: 100, won: 30, net: -70 })
})

test('the choice of an interval is kept, and the next check is due an interval from then', async () => {
  const player = await platform.createPlayer()
  await store(player, [{ at: platform.clock.now().toISOString() }])
  expect((await choose(player, 30)).body.minutes).toBe(30)
  platform.clock.advance({ minutes: 12 })
  const { body } = await choose(player, 120)
  const now = platform.clock.now().getTime()
  expect(Math.abs(Date.parse(body.dueAt!) - now - 120 * 60_000)).toBeLessThan(5_000)
  expect((await check(player)).minutes).toBe(120)
  expect((await choose(player, null)).body).toMatchObject({ minutes: null, dueAt: null })
  expect((await check(player)).session).not.toBeNull()
})

test.each([0, 45, -60, '60', undefined, [30]])('an interval of %j minutes is refused', async (minutes) => {
  const { status, errors } = await choose(await platform.createPlayer(), minutes as never)
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'minutes' }]])
})

test('an activity sums rounds, time, deposits and payouts by days and games', async () => {
  const player = await payouts.createPlayer(500_000)
  await store(player, [
    // Moscow is three hours ahead: the day begins at 21:00.
    { at: '2026-03-09T20:59:59.000Z', staked: 1 },
    { at: '2026-03-09T21:00:00.000Z', staked: 1_000, won: 400 },
    { at: '2026-03-10T09:00:00.000Z', staked: 2_000, won: 0 },
    { at: '2026-03-10T09:05:00.000Z', staked: 2_000, won: 9_000 },
    { at: '2026-03-10T09:10:01.000Z', staked: 300, game: slotWithoutBonus },
    { at: '2026-03-10T09:11:00.000Z', staked: 55_000, status: 'open' },
    { at: '2026-03-11T20:59:00.000Z', staked: 400 },
    { at: '2026-03-11T21:00:00.000Z', staked: 900_000 },
  ])
  await sql`
    insert into deposits (user_id, request_key, provider, method, amount, currency, return_query, status, created_at, ended_at, ask_at)
    select ${player.id}, 'key-of-' || status, 'sandbox', 'card', amount, 'RUB', '', status, '2026-03-10T10:00:00Z', ended_at, now()
    from (values ('success', 50000, '2026-03-11T10:00:00Z'::timestamptz), ('pending', 70000, null)) d (status, amount, ended_at)`.execute(
    platform.db,
  )
  const { body } = await activity(player, { from: '2026-03-10', to: '2026-03-11' })
  expect(body).toEqual({
    currency: 'RUB',
    from: '2026-03-10',
    to: '2026-03-11',
    today: expect.any(String),
    totals: { staked: 5_700, won: 9_400, net: 3_700, rounds: 5, seconds: 301, deposits: 50_000, payouts: 0 },
    previousSeconds: 0,
    days: [
      {
        day: '2026-03-10',
        staked: 5_300,
        won: 9_400,
        net: 4_100,
        rounds: 4,
        seconds: 301,
        deposits: 0,
        payouts: 0,
      },
      {
        day: '2026-03-11',
        staked: 400,
        won: 0,
        net: -400,
        rounds: 1,
        seconds: 0,
        deposits: 50_000,
        payouts: 0,
      },
    ],
    games: [
      { slug: slot, name: slot, image: null, staked: 5_400, won: 9_400, net: 4_000, rounds: 4 },
      {
        slug: slotWithoutBonus,
        name: slotWithoutBonus,
        image: null,
        staked: 300,
        won: 0,
        net: -300,
        rounds: 1,
      },
    ],
  })
})

test('the time of the period before is that of as many days', async () => {
  const player = await platform.createPlayer()
  await store(player, [
    { at: '2026-04-07T20:58:00.000Z' },
    { at: '2026-04-07T21:00:00.000Z' },
    { at: '2026-04-07T21:03:00.000Z' },
    { at: '2026-04-09T20:59:00.000Z' },
    { at: '2026-04-09T21:01:00.000Z' },
  ])
  const { body } = await activity(player, { from: '2026-04-10', to: '2026-04-11' })
  // The gap that leads into a period belongs to it.
  expect([body.previousSeconds, body.totals.seconds]).toEqual([300, 120])
})

test('a payout and a deposit of today are in the activity, and a payout that came back is not', async () => {
  const player = await payouts.createPlayer(500_000)
  const deposit = await deposits.open(player)
  await deposits.say(deposit.transaction_id)
  const [kept, cancelled] = [await payouts.request(player), await payouts.request(player)]
  await payouts.cancel(player, cancelled.transaction_id)
  const today = moscow.dateOf(platform.clock.now())
  const { totals } = (await activity(player, { from: today, to: today })).body
  expect([totals.deposits, totals.payouts]).toEqual([50_000, kept.amount])
})

test('a deposit that the provider took back is in the activity no more', async () => {
  const player = await platform.createPlayer()
  for (let count = 0; count < 2; count += 1) await deposits.say((await deposits.open(player)).transaction_id)
  await sql`
    insert into deposit_reversals (deposit_id, user_id, amount, taken, created_at)
    select max(id), user_id, 50000, 50000, now() from deposits where user_id = ${player.id} group by user_id`.execute(
    platform.db,
  )
  const today = moscow.dateOf(platform.clock.now())
  const { body } = await activity(player, { from: today, to: today })
  expect([body.totals.deposits, body.days[0]!.deposits]).toEqual([50_000, 50_000])
})

test('a free round counts with its win and without a stake', async () => {
  const player = await platform.createPlayer()
  await store(player, [{ at: '2026-05-10T09:00:00.000Z', staked: 10 }])
  await sql`
    with series as (
      insert into free_rounds (user_id, currency, gift_id, game_slug, stake, total, used, is_feature, status, created_at, expires_at)
      values (${player.id}, 'RUB', ${player.id}, ${slot}, 100, 5, 1, false, 'active', '2026-05-10T08:00:00Z', '2026-05-12T08:00:00Z')
      returning id)
    insert into played_free_rounds (free_rounds_id, number, provider, round_ref, win, won, expires_at)
    select id, 1, 'yanta', ${`stored-${refs}`}, 640, 640, '2026-05-12T08:00:00Z' from series`.execute(
    platform.db,
  )
  const { totals, games } = (await activity(player, { from: '2026-05-10', to: '2026-05-10' })).body
  expect(totals).toMatchObject({ staked: 10, won: 640, rounds: 1 })
  expect(games).toMatchObject([{ slug: slot, won: 640 }])
})

test('over a change to summer time and back days have 23 and 25 hours, and nothing is lost or counted twice', async () => {
  const player = await platform.createPlayer()
  const dates = createDates('Europe/Berlin')
  await store(player, [
    { at: '2026-03-28T22:59:59.000Z', staked: 10 },
    { at: '2026-03-28T23:00:00.000Z', staked: 20 },
    { at: '2026-03-29T21:59:59.000Z', staked: 30 },
    { at: '2026-03-29T22:00:00.000Z', staked: 40 },
    { at: '2026-10-24T22:00:00.000Z', staked: 50 },
    { at: '2026-10-25T22:59:59.000Z', staked: 60 },
    { at: '2026-10-25T23:00:00.000Z', staked: 70 },
  ])
  const readAt = (now: string, from: string, to: string) =>
    readActivity(
      { db: platform.db, dates, clock: { now: () => new Date(now) } },
      { id: player.id, currency: 'RUB' },
      { from, to, locale: 'ru' },
    )
  const read = async (from: string, to: string) =>
    (await readAt('2026-11-20T12:00:00.000Z', from, to)).days.map(({ day, staked }) => [day, staked])
  expect(await read('2026-03-28', '2026-03-30')).toEqual([
    ['2026-03-28', 10],
    ['2026-03-29', 50],
    ['2026-03-30', 40],
  ])
  expect(await read('2026-10-25', '2026-10-26')).toEqual([
    ['2026-10-25', 110],
    ['2026-10-26', 70],
  ])
  const todayAt = async (now: string) => (await readAt(now, '2026-03-28', '2026-03-28')).today
  expect(await todayAt('2026-03-28T22:59:59.000Z')).toBe('2026-03-28')
  expect(await todayAt('2026-03-28T23:00:00.000Z')).toBe('2026-03-29')
  expect(await todayAt('2026-03-29T22:00:00.000Z')).toBe('2026-03-30')
})

test('at most fifty games are listed, the most staked first, and the totals are those of all', async () => {
  const player = await platform.createPlayer()
  await store(
    player,
    Array.from({ length: 52 }, (_, index) => ({
      at: '2026-06-01T09:00:00.000Z',
      staked: 100 + index,
      game: `gone-${index}`,
    })),
  )
  const { body } = await activity(player, { from: '2026-06-01', to: '2026-06-01' })
  expect(body.games).toHaveLength(50)
  expect(body.games[0]).toEqual({
    slug: 'gone-51',
    name: 'gone-51',
    image: null,
    staked: 151,
    won: 0,
    net: -151,
    rounds: 1,
  } satisfies Activity['games'][number])
  expect(body.totals).toMatchObject({ rounds: 52, staked: 52 * 100 + (51 * 52) / 2 })
})

const hostile: [string, Record<string, string>, number, string][] = [
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, 400, 'invalid_request'],
  ['words', { from: "2026-01-01' or 1=1", to: '2026-03-01' }, 400, 'invalid_request'],
  ['no last day', { from: '2026-03-01' }, 400, 'invalid_request'],
  ['an end before the beginning', { from: '2026-03-02', to: '2026-03-01' }, 400, 'invalid_request'],
  ['a day more than a leap year', { from: '2024-01-01', to: '2025-01-01' }, 422, 'period_too_long'],
]
test.each(hostile)('an activity of %s is refused', async (_what, query, status, code) => {
  const answer = await activity(await platform.createPlayer(), query as never)
  expect([answer.status, answer.errors[0]?.code]).toEqual([status, code])
})

test('a leap year of nothing is a list of 366 days', async () => {
  const { body } = await activity(await platform.createPlayer(), { from: '2024-01-01', to: '2024-12-31' })
  expect(body.days).toHaveLength(366)
  expect([body.days[59]!.day, body.games, body.totals.rounds]).toEqual(['2024-02-29', [], 0])
})
