import { sql } from 'kysely'
import {
  compointsBalanceChanged,
  getBalance,
  getPlayerPage,
  getProfile,
  getRewardsSummary,
  getUserLevel,
  giftChanged,
  levelReached,
  listGifts,
  milesNotification,
} from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '@yanta/content'
import { createWeeks } from '../../../plugins/calendar.ts'
import { testContentFolder } from '../../../testing/templates.ts'
import { seedDemoProgress } from '../../../database/seeds/demo-progress.ts'
import { createProgress, type PlayerProgress } from './progress.service.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import {
  creditPlayer,
  openDesk,
  startDesk,
  type ProviderDesk,
} from '../../money/wallet/testing/provider-desk.ts'

let platform: TestPlatform
let progress: PlayerProgress
beforeAll(async () => {
  platform = await createTestPlatform()
  const { levels, settings } = loadContent(testContentFolder)
  progress = createProgress({
    clock: platform.clock,
    weeks: createWeeks(settings.timeZone),
    levels,
    betsForOne: settings.rewards.betsForOne,
    contributionByEngine: settings.wagerContribution,
  })
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const compointsOf = async ({ player }: ProviderDesk) =>
  (await platform.as(player).get(getBalance)).body.compoint_balance
const weekOf = ({ player }: ProviderDesk) =>
  platform.db
    .selectFrom('player_weeks')
    .select(['stakes', 'wins', 'rounds', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', player.id)
    .executeTakeFirst()
const factsOf = async ({ player }: ProviderDesk, type: string) =>
  (
    await platform.db
      .selectFrom('event_outbox')
      .select('data')
      .where('user_id', '=', player.id)
      .where('type', '=', type)
      .execute()
  ).map(({ data }) => data)
const watch = ({ player }: ProviderDesk, listener: (type: string, data: unknown) => void) =>
  platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}`) listener(type, data)
  })
const settle = (desk: ProviderDesk, index: number, stake: number, win = 0) =>
  desk.settle(stake, win, {
    roundId: `earning-${desk.sessionId}-${index}`,
    betTransactionId: `earning-bet-${desk.sessionId}-${index}`,
    winTransactionId: `earning-win-${desk.sessionId}-${index}`,
  })

test('100 roubles of real stakes on slots are one compoint, also in small parts [9.25]', async () => {
  const desk = await openDesk(platform, { balance: 20_000 })
  for (let index = 0; index < 8; index += 1) await settle(desk, index, 1250)
  await expect.poll(() => compointsOf(desk)).toBe(100)
})

test('the player is notified of compoints once they are committed, without a reload', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  const received: { type: string; data: unknown; stored: Promise<number> }[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${desk.player.id}` && type === compointsBalanceChanged.type)
      received.push({ type, data, stored: compointsOf(desk) })
  })
  await settle(desk, 0, 50)
  await settle(desk, 1, 5000)
  await expect.poll(async () => received.at(-1)?.data).toEqual({ compoint_balance: 50 })
  expect(await received.at(-1)!.stored).toBe(50)
  await settle(desk, 2, 1)
  await settle(desk, 3, 4900)
  await expect.poll(async () => received.at(-1)?.data).toEqual({ compoint_balance: 99 })
  end()
})

test('bonus money and demo earn nothing', async () => {
  const desk = await openDesk(platform)
  await creditPlayer(platform, desk.player, 10_000, 'bonus')
  const marker = await openDesk(platform, { balance: 10_000 })
  await settle(desk, 0, 10_000)
  await settle(await startDesk(platform, desk.player, { mode: 'demo' }), 1, 10_000)
  await settle(marker, 0, 10_000)
  await expect.poll(() => compointsOf(marker)).toBe(100)
  expect(await compointsOf(desk)).toBe(0)
})

test('only the real part of a mixed stake earns, in one call or in two [9.25]', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await creditPlayer(platform, desk.player, 8_000, 'bonus')
  await settle(desk, 0, 12_000)
  expect(await desk.has()).toMatchObject({ real: 0, bonus: 6_000 })
  await expect.poll(() => compointsOf(desk)).toBeGreaterThan(0)
  expect(await compointsOf(desk)).toBe(100)
  await creditPlayer(platform, desk.player, 5_000)
  const second = { roundId: `in-two-${desk.sessionId}`, transactionId: `bet-in-two-${desk.sessionId}` }
  await desk.bet(9_000, second)
  await desk.win(0, { ...second, transactionId: `win-in-two-${desk.sessionId}` })
  expect(await desk.has()).toMatchObject({ real: 0, bonus: 2_000 })
  await expect.poll(() => compointsOf(desk)).toBeGreaterThan(100)
  expect(await compointsOf(desk)).toBe(150)
})

test('a stake too small for a hundredth of a compoint is added to the next one, in whatever batch that comes [9.25]', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await settle(desk, 0, 60)
  await expect.poll(() => weekOf(desk)).toMatchObject({ rounds: 1 })
  expect(await compointsOf(desk)).toBe(0)
  await settle(desk, 1, 60)
  await expect.poll(() => compointsOf(desk)).toBe(1)
})

test('10 roubles of real stakes are 1 experience, on the page, in the summary and by event [7.28], [7.86]', async () => {
  const desk = await openDesk(platform, { balance: 100_000 })
  const caller = platform.as(desk.player)
  const miles: unknown[] = []
  const end = watch(desk, (type, data) => type === milesNotification.type && miles.push(data))
  for (let index = 0; index < 4; index += 1) await settle(desk, index, 1_250)
  const way = { level: 1, xp: 5, from: 0, next: 1_000 }
  await expect.poll(() => miles.at(-1), { timeout: 5_000 }).toEqual(way)
  end()
  expect((await caller.get(getUserLevel)).body).toMatchObject(way)
  expect((await caller.get(getRewardsSummary)).body).toMatchObject({ level: way })
  const { rewards } = (await caller.get(getPlayerPage, { query: { parts: 'rewards' } })).body
  expect(rewards).toMatchObject({ answer: { level: way } })
})

test('a level is reached by experience, recorded once, shown in the profile, and the next stakes earn by its rate [3.8]', async () => {
  const desk = await openDesk(platform, { balance: 6_000_000 })
  const reached: unknown[] = []
  const end = watch(desk, (type, data) => type === levelReached.type && reached.push(data))
  await settle(desk, 0, 5_000_000)
  await expect
    .poll(() => reached)
    .toEqual([{ from: 1, to: 3, way: { level: 3, xp: 5_000, from: 5_000, next: 12_000 } }])
  end()
  expect((await platform.as(desk.player).get(getProfile)).body.level).toMatchObject({
    index: 3,
    image: expect.stringContaining('level-3'),
    bonus_availability_level: 3,
  })
  expect(await factsOf(desk, 'level.reached')).toEqual([{ version: 1, from: 1, to: 3 }])
  expect(await compointsOf(desk)).toBe(50_000)
  await settle(desk, 1, 10_000)
  await expect.poll(() => compointsOf(desk)).toBe(50_110)
})

test('each level passed gives its gift once, before the level is told of, also by added experience', async () => {
  const desk = await openDesk(platform)
  const types: string[] = []
  const end = watch(desk, (type) => types.push(type))
  const { addXp } = progress
  const add = (xp: number) =>
    platform.db.transaction().execute((trx) => addXp(trx, platform.clock.now(), desk.player.id, xp))
  ;(await add(5_000))(platform.app.deps.realtime)
  ;(await add(1))(platform.app.deps.realtime)
  end()
  expect(types.filter((type) => type !== milesNotification.type)).toEqual([
    giftChanged.type,
    giftChanged.type,
    levelReached.type,
  ])
  const gifts = (await platform.as(desk.player).get(listGifts)).body.data.data
  expect(gifts.map(({ reason, type }) => [reason, type])).toEqual([
    ['level.changed', 'cash'],
    ['level.changed', 'giftspin'],
  ])
  expect((await platform.as(desk.player).get(getRewardsSummary)).body).toMatchObject({
    giftCount: 2,
    level: { level: 3, xp: 5_001 },
  })
})

test("a player's week counts real stakes and wins by the game's contribution, and its rounds", async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await sql`update games set wager_contribution = 50 where slug = 'takes-bonus'`.execute(platform.db)
  await settle(desk, 0, 301, 100)
  await settle(desk, 1, 200)
  await expect.poll(() => weekOf(desk)).toMatchObject({ rounds: 2 })
  await sql`update games set wager_contribution = 100 where slug = 'takes-bonus'`.execute(platform.db)
  const { stakes, wins, startsAt, endsAt } = (await weekOf(desk))!
  expect([stakes, wins]).toEqual([25_050, 5_000])
  expect(startsAt <= platform.clock.now() && platform.clock.now() < endsAt).toBe(true)
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Moscow',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  expect(parts.format(startsAt)).toBe('Mon 00:00')
})

test('bonus money and demo count for no week and give no experience', async () => {
  const desk = await openDesk(platform)
  await creditPlayer(platform, desk.player, 10_000, 'bonus')
  const marker = await openDesk(platform, { balance: 10_000 })
  await settle(desk, 0, 10_000)
  await settle(await startDesk(platform, desk.player, { mode: 'demo' }), 1, 10_000)
  await settle(marker, 0, 10_000)
  await expect.poll(() => weekOf(marker)).toMatchObject({ rounds: 1 })
  expect(await weekOf(desk)).toBeUndefined()
  expect((await platform.as(desk.player).get(getUserLevel)).body.xp).toBe(0)
})

test('a batch that fails is retried and counts once', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  const errors: unknown[] = []
  await sql`alter table player_weeks add constraint the_power_went check (stakes <> 1000000) not valid`.execute(
    platform.db,
  )
  await settle(desk, 0, 10_000)
  await expect
    .poll(() => {
      errors.push(...platform.drainErrors())
      return errors.length
    })
    .toBeGreaterThan(1)
  expect(await compointsOf(desk)).toBe(0)
  await sql`alter table player_weeks drop constraint the_power_went`.execute(platform.db)
  await expect.poll(() => compointsOf(desk)).toBe(100)
  platform.drainErrors()
  expect(await weekOf(desk)).toMatchObject({ rounds: 1, stakes: 1_000_000 })
  expect((await platform.as(desk.player).get(getUserLevel)).body.xp).toBe(10)
})

test('what a demo player has earned is seeded once, by the same rules and through the ledger', async () => {
  const { id, ...player } = await platform.createPlayer({ balance: 100 })
  const content = loadContent(testContentFolder)
  const weeks = [
    { stakes: 1_000, wins: 500, rounds: 3 },
    { stakes: 2_000, wins: 700, rounds: 4 },
  ]
  const earned = { xp: 1_500, compoints: 4_200, weeks, rounds: [] }
  const players = [{ ...content.players[0]!, email: player.email, progress: earned }]
  const seed = () => seedDemoProgress(platform.db, platform.clock.now(), { ...content, players })
  await Promise.all([seed(), seed()])
  const caller = platform.as({ id, ...player })
  expect((await caller.get(getUserLevel)).body).toMatchObject({ level: 2, xp: 1_500 })
  expect((await caller.get(getBalance)).body.compoint_balance).toBe(4_200)
  const stored = await platform.db
    .selectFrom('player_weeks')
    .select(['stakes', 'rounds', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', id)
    .orderBy('starts_at', 'desc')
    .execute()
  expect(stored.map(({ stakes, rounds }) => [stakes, rounds])).toEqual([
    [100_000, 3],
    [200_000, 4],
  ])
  expect(stored[1]!.endsAt).toEqual(stored[0]!.startsAt)
})
