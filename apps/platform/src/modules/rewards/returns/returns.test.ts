import {
  balanceChanged,
  claimWinback,
  excludeSelf,
  getBalance,
  getWinback,
  listGifts,
  takeBreak,
  winbackChanged,
} from '@yanta/contract'
import { loadContent } from '@yanta/content'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWeeks } from '../../../plugins/calendar.ts'
import { testContentFolder } from '../../../testing/templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { openSession } from '../../identity/sessions/sessions.service.ts'
import { endBreak } from '../../money/limits/breaks.service.ts'
import { checkLedger, getPlayerBalances } from '../../money/ledger/ledger.service.ts'
import { progressConsumer } from '../progress/progress.service.ts'
import { isConsumerBehind } from './returns.repository.ts'
import { settleWeeks } from './settle-weeks.service.ts'
import { lapseWinbacks } from './winback.service.ts'

const { levels, settings } = loadContent(testContentFolder)
const weeks = createWeeks(settings.timeZone)
const context = { levels, weeks, terms: settings.rewards.returns, hasWinback: true }

let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await createTestPlatform()
})
/** Each test begins on a Monday, 12:00 of the site's zone. */
beforeEach(async () => {
  const now = platform.clock.now()
  const noon = weeks.weekOf(now).endsAt.getTime() + 12 * 3_600_000
  platform.clock.advance({ ms: noon - now.getTime() })
  // A week is not settled before what earlier tests have caused is read.
  await expect.poll(() => isConsumerBehind(platform.db, progressConsumer, platform.clock.now())).toBe(false)
  player = await platform.createPlayer({ balance: 100_000 })
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

/** Moves the clock; the player logs in again, because a token lasts for minutes. */
async function advance(by: Parameters<TestPlatform['clock']['advance']>[0]): Promise<void> {
  platform.clock.advance(by)
  const { tokens } = platform.app.deps
  const from = { address: '127.0.0.1', userAgent: 'test' }
  player = { ...player, ...(await openSession(platform.db, platform.clock.now(), tokens, player.id, from)) }
}

function raise(error: unknown): never {
  throw error
}
const settle = () => settleWeeks(platform.app.deps, context, raise)
const lapse = () => lapseWinbacks(platform.app.deps, raise)
/** Play of the week before, in kopecks: as many rounds as are needed. */
async function playLastWeek(who: TestPlayer, stakes: number, wins: number, rounds = 200): Promise<void> {
  const { startsAt, endsAt } = weeks.weekOf(new Date(platform.clock.now().getTime() - 3 * 86_400_000))
  await platform.db
    .insertInto('player_weeks')
    .values({
      user_id: who.id,
      starts_at: startsAt,
      ends_at: endsAt,
      stakes: stakes * 100,
      wins: wins * 100,
      rounds,
    })
    .execute()
}
const read = async (who = player) => (await platform.as(who).get(getWinback)).body
const claim = (who = player) => platform.as(who).post(claimWinback)
const giftsOf = async () => (await platform.as(player).get(listGifts)).body.data.data

test('on Monday a losing week gives cashback as a gift and winback to claim, once, however often the job runs [3.12]', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  const seen: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === winbackChanged.type) seen.push(data)
  })
  await Promise.all([settle(), settle()])
  await settle()
  end()
  const gifts = (await giftsOf()).filter(({ reason }) => reason === 'cashback')
  expect(gifts).toHaveLength(1)
  expect(gifts[0]).toMatchObject({
    type: 'cashback',
    terms: { amount: 1_500, percent: 3, bonus: { wagerTimes: 3 } },
  })
  expect(Date.parse(gifts[0]!.expiredAt!) - Date.parse(gifts[0]!.receivedAt)).toBe(7 * 86_400_000)
  const { offer, past } = await read()
  expect(offer!.amount).toBe(2_500)
  expect(past[0]).toMatchObject({ amount: 2_500, status: 'offered' })
  const wednesday = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Moscow',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  expect(wednesday.format(new Date(offer!.until))).toBe('Wed 23:59')
  expect(seen).toEqual([{ winback: 2_500, currency: 'RUB', until: offer!.until }])
  expect((await platform.as(player).get(getBalance)).body).toMatchObject({ winback: 2_500, balance: 100_000 })
})

test('winback is claimed once by twenty requests at once, as real money, and says so by event', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await settle()
  const seen: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    const isAsked = type === balanceChanged.type || type === winbackChanged.type
    if (room === `user:${player.id}` && isAsked) seen.push([type, data])
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim()))
  end()
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([
    { success: true, amount: 2_500 },
  ])
  expect(
    answers.filter(({ errors }) => errors.some(({ code }) => code === 'winback_not_found')),
  ).toHaveLength(19)
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({
    real: 102_500,
    winback: 0,
    bonus: 0,
  })
  expect(seen).toEqual([
    [
      balanceChanged.type,
      { balance_type: 'real', balance: 102_500, currency: 'RUB', reason: 'other', roundId: null },
    ],
    [winbackChanged.type, { winback: 0, currency: 'RUB', until: null }],
  ])
  const { offer, past } = await read()
  expect([offer, past[0]!.status]).toEqual([null, 'claimed'])
})

test('after Wednesday it can not be claimed, and goes back to the house', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await settle()
  await advance({ days: 2, hours: 11, minutes: 58 })
  expect((await read()).offer).not.toBeNull()
  await advance({ minutes: 2 })
  expect(await claim()).toMatchObject({ status: 404, errors: [{ code: 'winback_not_found' }] })
  const { offer, past } = await read()
  expect([offer, past[0]!.status]).toEqual([null, 'lapsed'])
  await lapse()
  await lapse()
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 100_000, winback: 0 })
})

test('nobody claims on a break, and another player has nothing to claim', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await settle()
  const other = await platform.createPlayer()
  expect(await claim(other)).toMatchObject({ status: 404, errors: [{ code: 'winback_not_found' }] })
  await platform.as(player).post(takeBreak, { body: { hours: 1 } })
  expect(await claim()).toMatchObject({ status: 403, errors: [{ code: 'taking_a_break' }] })
  await advance({ hours: 2 })
  expect((await claim()).status).toBe(200)
})

test('a break adds its length to the time for a claim, and one that the desk ends takes the rest back', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await settle()
  const until = Date.parse((await read()).offer!.until)
  // The clock of the test goes on.
  const readHoursLater = async () => Math.round((Date.parse((await read()).offer!.until) - until) / 3_600_000)
  await platform.as(player).post(takeBreak, { body: { hours: 168 } })
  expect(await readHoursLater()).toBe(168)
  await advance({ days: 3 })
  await lapse()
  expect((await read()).offer).not.toBeNull()
  await platform.db
    .transaction()
    .execute((trx) => endBreak(trx, platform.clock.now(), { id: player.id, currency: 'RUB' }))
  expect(await readHoursLater()).toBe(72)
  expect((await claim()).body).toEqual({ success: true, amount: 2_500 })
})

test('of a week that is settled on a break a whole day for the claim is left after it', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await platform.as(player).post(takeBreak, { body: { hours: 168 } })
  await settle()
  await advance({ days: 7, minutes: 1 })
  await lapse()
  expect(Date.parse((await read()).offer!.until) - platform.clock.now().getTime()).toBeGreaterThan(86_400_000)
  expect((await claim()).body).toEqual({ success: true, amount: 2_500 })
})

test('a week waits until all rounds settled within it are counted', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  // Of a transaction that has not ended yet: nobody reads it.
  await sql`
    insert into event_outbox (xid, type, user_id, data, happened_at)
    values ('9000000000000000000', 'deposit.settled', ${player.id}, '{"version": 1}', ${platform.clock.now()}::timestamptz - interval '1 day')`.execute(
    platform.db,
  )
  await settle()
  expect((await read()).past).toEqual([])
  await sql`delete from event_outbox where xid = '9000000000000000000'`.execute(platform.db)
  await settle()
  expect((await read()).past).toHaveLength(1)
})

test('a week without a loss gives nothing', async () => {
  await playLastWeek(player, 1_000_000, 1_200_000)
  await settle()
  const { past, offer } = await read()
  expect([past[0], offer]).toEqual([expect.objectContaining({ amount: 0, status: 'none' }), null])
  expect((await giftsOf()).filter(({ reason }) => reason === 'cashback')).toEqual([])
})

test('winback that waits when a player excludes themselves becomes real money', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await settle()
  await platform.as(player).post(excludeSelf, { body: { term: '6m' } })
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 102_500, winback: 0 })
})

test('the week in which players exclude themselves pays its winback as real money, with no gift and no news [3.12]', async () => {
  await platform.as(player).post(excludeSelf, { body: { term: '6m' } })
  await playLastWeek(player, 1_000_000, 950_000)
  await settle()
  await settle()
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 102_500, winback: 0 })
  const gifts = await platform.db
    .selectFrom('user_gifts')
    .select('reason')
    .where('user_id', '=', player.id)
    .where('reason', '=', 'cashback')
    .execute()
  const news = await platform.db
    .selectFrom('event_outbox')
    .select('type')
    .where('user_id', '=', player.id)
    .where('type', 'in', ['winback.offered', 'gift.received'])
    .execute()
  expect([gifts, news]).toEqual([[], []])
})

test('the week in which an account was closed for good gives nothing [3.12]', async () => {
  await playLastWeek(player, 1_000_000, 950_000)
  await sql`update users set closed_at = ${platform.clock.now()} where id = ${player.id}`.execute(platform.db)
  await settle()
  expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 100_000, winback: 0 })
  const weeksOf = await platform.db
    .selectFrom('player_weeks')
    .select(['cashback', 'winback', 'winback_status'])
    .where('user_id', '=', player.id)
    .execute()
  expect(weeksOf).toEqual([{ cashback: 0, winback: 0, winback_status: 'none' }])
})

test('the running week says how far it is', async () => {
  const { startsAt, endsAt } = weeks.weekOf(platform.clock.now())
  await platform.db
    .insertInto('player_weeks')
    .values({
      user_id: player.id,
      starts_at: startsAt,
      ends_at: endsAt,
      stakes: 100_000_050,
      wins: 95_000_000,
      rounds: 250,
    })
    .execute()
  await settle()
  expect(await read()).toMatchObject({
    percent: 5,
    higherPercent: { percent: 7, level: 5 },
    mostOfStakes: 1,
    current: {
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
      stakes: 1_000_000,
      wins: 950_000,
      amount: 2_500,
      rounds: 250,
      roundsNeeded: 200,
    },
    offer: null,
    past: [],
  })
})
