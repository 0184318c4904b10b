import { addSeconds } from '@yanta/config/clock'
import { getDrawFile, getUserPromotionData, listGifts } from '@yanta/contract'
import { verifyDraw } from '@yanta/contract/draw'
import { loadContent } from '@yanta/content'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../../tools/testing/property-strength.ts'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { areFactsRead, recordEvent } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { testContentFolder } from '../../../../testing/templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { checkLedger, getPlayerBalances } from '../../../money/ledger/ledger.service.ts'
import { Crash, withCrash } from '../../../money/deposits/testing/crashing-database.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { addPoints } from '../../contests/points.service.ts'
import { moveContests } from '../../contests/schedule.service.ts'
import { importGifts, isGiftOffered } from '../../gifts/gifts.service.ts'
import type { PromotionTerms } from '../promotion-terms.ts'
import { amounts, holdPromotionJob, insertPromotion, prize } from '../testing/contests.ts'
import { createDrawStages } from './draw.service.ts'

let platform: TestPlatform
let players: TestPlayer[]
let euro: TestPlayer
beforeAll(async () => {
  platform = await createTestPlatform()
  players = []
  for (let index = 0; index < 5; index += 1) players.push(await platform.createPlayer())
  euro = await platform.createPlayer({ currency: 'EUR' })
  await holdPromotionJob(platform)
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const rates = { RUB: '1', EUR: '95.2', USD: '81.5', UAH: '1.95', KZT: '0.15', CAD: '58' }
const cashGift = 'cash'

/** What the job of promotions does, on a database of the test's choice. */
async function move(db: PlatformDatabase = platform.db): Promise<void> {
  const { clock } = platform
  const { realtime } = platform.app.deps
  const errors: unknown[] = []
  await moveContests<PromotionTerms>(db, clock.now(), {
    kind: 'promotion',
    hasDraw: ({ prizes }) => prizes.length > 0,
    stages: createDrawStages({ db, clock, realtime, rates }),
    onBegin: async () => {},
    onChange: () => {},
    onError: (error) => errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
}

const lottery = {
  prizes: [prize('mug', { gifts: [cashGift], count: 2 }), prize('main', { isPool: true })],
  pool: 100,
}

/** What earlier tests have caused is read: a draw waits for that. */
async function catchUp(): Promise<void> {
  const consumers = ['compoints', 'achievements', 'promotions']
  await expect
    .poll(() => areFactsRead(platform.db, consumers, addSeconds(platform.clock.now(), 60)))
    .toBe(true)
}

/** Ended as long ago as every draw waits; each player has the points beside. */
async function openDrawn(
  earned: readonly [TestPlayer, number][],
  terms: Partial<PromotionTerms> = lottery,
  pool = 1_000_000,
): Promise<number> {
  await catchUp()
  const now = platform.clock.now()
  const contest = await insertPromotion(platform, {
    terms: { drawAfterMinutes: 0, ...terms },
    endsAt: addSeconds(now, -30),
    pool,
  })
  await earn(contest, earned)
  return contest
}

const earn = (contest: number, earned: readonly [TestPlayer, number][]) =>
  platform.db.transaction().execute(async (trx) => {
    const at = addSeconds(platform.clock.now(), -1)
    await joinMembers(
      trx,
      at,
      { id: contest },
      earned.map(([{ id }]) => id),
    )
    const changes = earned.map(
      ([{ id }, amount]) => ({ userId: id, kind: 'bets', unit: 'points', amount, key: 'day' }) as const,
    )
    await addPoints(
      trx,
      at,
      contest,
      changes.filter(({ amount }) => amount > 0),
    )
  })
const stateOf = async (contest: number) =>
  (
    await platform.db
      .selectFrom('contests')
      .select('state')
      .where('id', '=', contest)
      .executeTakeFirstOrThrow()
  ).state
const winnersOf = (contest: number) =>
  platform.db
    .selectFrom('contest_winners')
    .selectAll()
    .where('contest_id', '=', contest)
    .orderBy('place')
    .execute()
const giftsOf = (contest: number) =>
  platform.db
    .selectFrom('user_gifts')
    .select(['user_id', 'key', 'state', 'type'])
    .where('scope', '=', 'promotion')
    .where('key', 'like', `${contest} %`)
    .orderBy('key')
    .execute()
const fileOf = async (contest: number) =>
  (await platform.as(null).get(getDrawFile, { params: { id: String(contest) } })).body

test('after the end tickets are frozen, winners drawn and prizes granted, and the file proves it [4.58] [3.26]', async () => {
  const before = (await getPlayerBalances(platform.db, players[0]!.id)).real
  const contest = await openDrawn([
    [players[0]!, 3],
    [players[1]!, 0],
    [players[2]!, 12],
    [players[3]!, 5],
    [euro, 7],
  ])
  const open = await fileOf(contest)
  expect(open).toMatchObject({ seed: null, listHash: null, tickets: [], winners: [] })
  await move()
  expect(await stateOf(contest)).toBe('finished')
  const file = await fileOf(contest)
  expect(file.seedHash).toBe(open.seedHash)
  expect(file.tickets).toEqual([
    [1, 3],
    [3, 12],
    [4, 5],
    [5, 7],
  ])
  expect(verifyDraw(file)).toEqual({ isSeedRight: true, isListRight: true, areWinnersRight: true })
  expect(file.winners.map(({ place, prizeId }) => [place, prizeId])).toEqual([
    [1, 'main'],
    [2, 'mug'],
    [3, 'mug'],
  ])
  expect(JSON.stringify(file)).not.toContain('Player')
  expect((await giftsOf(contest)).map(({ type, state }) => [type, state]).toSorted()).toEqual([
    ['cash', 'received'],
    ['cash', 'received'],
    ['cash', 'used'],
  ])
  const [main] = await winnersOf(contest)
  const { real } = await getPlayerBalances(platform.db, main!.user_id)
  // 100 roubles, which are 1.05 euros.
  if (main!.user_id === euro.id) expect(real).toBe(105)
  else if (main!.user_id === players[0]!.id) expect(real).toBe(before + 10_000)
  else expect(real).toBe(10_000)
})

test('a winner sees the prize, its place and ticket, and the own tickets of the frozen list [3.27]', async () => {
  const contest = await openDrawn([[players[4]!, 2]], { prizes: [prize('only', { gifts: [cashGift] })] })
  await move()
  const { body } = await platform
    .as(players[4]!)
    .get(getUserPromotionData, { params: { id: String(contest) } })
  expect(body.ticketCount).toBe(2)
  expect(body.tickets).toEqual(['000000', '000001'])
  expect(body.receivedPrizes).toEqual([
    expect.objectContaining({ prizeId: 'only', place: 1, ticket: expect.stringMatching(/^00000[01]$/) }),
  ])
  const gifts = (await platform.as(players[4]!).get(listGifts)).body.data.data
  expect(gifts.map(({ id, reason }) => [id, reason])).toContainEqual([
    body.receivedPrizes[0]!.giftId,
    'promotions',
  ])
})

test('a prize drawn for an account that was closed for good lapses: neither money nor a gift comes to it', async () => {
  const closed = await platform.createPlayer()
  const contest = await openDrawn([[closed, 4]], {
    prizes: [prize('main', { isPool: true, gifts: [cashGift] })],
    pool: 100,
  })
  await platform.db
    .updateTable('users')
    .set({ closed_at: platform.clock.now() })
    .where('id', '=', closed.id)
    .execute()
  await move()
  expect(await stateOf(contest)).toBe('finished')
  expect((await getPlayerBalances(platform.db, closed.id)).real).toBe(0)
  expect(await giftsOf(contest)).toEqual([])
  const [lapsed] = await winnersOf(contest)
  expect([lapsed!.user_id, lapsed!.gift_id, lapsed!.granted_at]).toEqual([closed.id, null, expect.any(Date)])
})

test('nothing is frozen before its time, or while something from before the end is unread', async () => {
  const contest = await openDrawn([[players[0]!, 1]], { ...lottery, drawAfterMinutes: 5 })
  await move()
  expect(await stateOf(contest)).toBe('ended')
  await catchUp()
  const end = platform.clock.now()
  class Undone extends Error {}
  const areRead = (happenedAt: Date) =>
    platform.db
      .transaction()
      .execute(async (trx) => {
        await recordEvent(trx, happenedAt, {
          type: 'achievement.completed',
          userId: players[0]!.id,
          data: { slug: 'late' },
        })
        throw Object.assign(new Undone(), { areRead: await areFactsRead(trx, ['promotions'], end) })
      })
      .catch((error: Undone & { areRead: boolean }) => error.areRead)
  expect(await areRead(addSeconds(end, -1))).toBe(false)
  expect(await areRead(end)).toBe(true)
  platform.clock.advance({ minutes: 5 })
  await move()
  expect(await stateOf(contest)).toBe('finished')
})

test('what was under way at the end has half a minute, however soon a draw is wanted', async () => {
  await catchUp()
  const contest = await insertPromotion(platform, {
    terms: { ...lottery, drawAfterMinutes: 0 },
    endsAt: platform.clock.now(),
  })
  platform.clock.advance({ seconds: 25 })
  await move()
  expect(await stateOf(contest)).toBe('ended')
  platform.clock.advance({ seconds: 5 })
  await catchUp()
  await move()
  expect(await stateOf(contest)).toBe('finished')
})

test('a promotion that nobody takes part in finishes without winners', async () => {
  const contest = await openDrawn([])
  await move()
  expect(await stateOf(contest)).toBe('finished')
  expect(await winnersOf(contest)).toEqual([])
  expect(verifyDraw(await fileOf(contest))).toEqual({
    isSeedRight: true,
    isListRight: true,
    areWinnersRight: true,
  })
})

test('the pool of the seasonal promotion is shared by those who have filled three flasks [9.29]', async () => {
  const flask = { goal: 10, gift: 'none' }
  const contest = await openDrawn(
    [
      [players[0]!, 30],
      [players[1]!, 30],
      [players[2]!, 29],
    ],
    {
      template: 'template4',
      flasks: { achievements: flask, deposits: flask, bets: flask },
      pool: 1,
      prizes: [prize('pool', { isPool: true })],
    },
    300_101,
  )
  const fill = (player: TestPlayer, bets: number) =>
    platform.db
      .updateTable('contest_members')
      .set({ flask_achievements: 10, flask_deposits: 10, flask_bets: bets })
      .where('contest_id', '=', contest)
      .where('user_id', '=', player.id)
      .execute()
  await fill(players[0]!, 10)
  await fill(players[1]!, 25)
  await fill(players[2]!, 9)
  const balances = () =>
    Promise.all(players.slice(0, 3).map(async ({ id }) => (await getPlayerBalances(platform.db, id)).real))
  const before = await balances()
  await move()
  expect((await balances()).map((real, index) => real - before[index]!)).toEqual([1_500, 1_500, 0])
  const file = await fileOf(contest)
  expect(file.prizes).toEqual([{ id: 'pool', count: 2 }])
  expect(verifyDraw(file)).toMatchObject({ areWinnersRight: true })
})

test('with high fives only those are drawn who qualify at the end by their cocktails, if it lasted two days [5.25]', async () => {
  const high = {
    highFives: true,
    additionalCurrency: {
      id: 'cocktail',
      name: { ru: 'коктейли', en: 'cocktails' },
      icon: 'currencies/cocktail',
    },
    drawAfterMinutes: 0,
    ...lottery,
  }
  const now = platform.clock.now()
  const end = addSeconds(now, -30)
  const contest = await insertPromotion(platform, {
    terms: high,
    startsAt: addSeconds(now, -5 * 86_400),
    endsAt: end,
  })
  await earn(
    contest,
    players.slice(0, 3).map((player) => [player, 5]),
  )
  const qualify = ({ id }: TestPlayer, until: Date) =>
    platform.db
      .updateTable('contest_members')
      .set({ eligible_until: until })
      .where('contest_id', '=', contest)
      .where('user_id', '=', id)
      .execute()
  await qualify(players[0]!, addSeconds(end, 1))
  await qualify(players[1]!, end)
  const short = await openDrawn([[players[3]!, 5]], high)
  await move()
  expect((await fileOf(contest)).tickets).toEqual([[1, 5]])
  expect((await fileOf(short)).tickets).toEqual([[1, 5]])
})

const crashes = fc.record({
  transaction: fc.integer({ min: 0, max: 12 }),
  when: fc.constantFrom('before' as const, 'within' as const, 'after' as const),
})

test('a crash between or within any steps neither loses a prize nor grants one twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(crashes, { maxLength: 3 }), async (points) => {
      const before = await Promise.all(
        players.map(async ({ id }) => (await getPlayerBalances(platform.db, id)).real),
      )
      const contest = await openDrawn(players.map((player, index) => [player, index + 1]))
      for (const point of points)
        await move(withCrash(platform.db, point)).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
        })
      await move()
      expect(await stateOf(contest)).toBe('finished')
      const winners = await winnersOf(contest)
      expect(winners).toHaveLength(3)
      expect(winners.every(({ gift_id: giftId, granted_at: at }) => giftId !== null && at !== null)).toBe(
        true,
      )
      const gifts = await giftsOf(contest)
      expect(gifts.map(({ user_id: userId }) => userId).toSorted()).toEqual(
        winners.map(({ user_id: userId }) => userId).toSorted(),
      )
      const after = await Promise.all(
        players.map(async ({ id }) => (await getPlayerBalances(platform.db, id)).real),
      )
      expect(after.reduce((sum, real) => sum + real, 0) - before.reduce((sum, real) => sum + real, 0)).toBe(
        10_000,
      )
      expect(verifyDraw(await fileOf(contest))).toMatchObject({ areWinnersRight: true })
    }),
    { numRuns: runsOf(12) },
  )
})

test('several processes at once draw and pay once, while players join', async () => {
  const contest = await openDrawn(players.slice(0, 4).map((player) => [player, 4]))
  const databases = platform.processes.flatMap(({ app }) => [app.deps.db, app.deps.db])
  const late = await platform.createPlayer()
  await Promise.all([
    ...databases.map((db) => move(db)),
    earn(contest, [
      [late, 50],
      [players[4]!, 50],
    ]),
    ...databases.map((db) => move(db)),
  ])
  await move()
  expect(await stateOf(contest)).toBe('finished')
  const [winners, gifts, file] = [await winnersOf(contest), await giftsOf(contest), await fileOf(contest)]
  expect(winners).toHaveLength(3)
  expect(gifts.map(({ user_id: userId }) => userId).toSorted()).toEqual(
    winners.map(({ user_id: userId }) => userId).toSorted(),
  )
  expect(verifyDraw(file)).toEqual({ isSeedRight: true, isListRight: true, areWinnersRight: true })
  // Who joined after the list was frozen has no ticket; who did before has all.
  const counts = file.tickets.map(([, count]) => count)
  expect([
    [4, 4, 4, 4],
    [4, 4, 4, 4, 50, 50],
  ]).toContainEqual(counts)
})

test('a prize that cannot be granted does not hold up the others, and is granted later', async () => {
  const contest = await openDrawn(
    [
      [players[0]!, 1],
      [players[1]!, 1],
    ],
    { prizes: [prize('lost', { gifts: ['no-such-gift'] }), prize('main', { gifts: [cashGift] })] },
  )
  await expect(move()).rejects.toThrow('there is no gift no-such-gift')
  expect(await stateOf(contest)).toBe('drawn')
  expect((await winnersOf(contest)).map(({ prize: id, granted_at: at }) => [id, at !== null])).toEqual([
    ['main', true],
    ['lost', false],
  ])
  const { terms } = await platform.db
    .selectFrom('contests')
    .select('terms')
    .where('id', '=', contest)
    .executeTakeFirstOrThrow()
  const mended = JSON.stringify(terms).replace('no-such-gift', cashGift)
  await platform.db.updateTable('contests').set({ terms: mended }).where('id', '=', contest).execute()
  await move()
  expect(await stateOf(contest)).toBe('finished')
  expect(await giftsOf(contest)).toHaveLength(2)
})

test('a prize whose gift content no longer has comes to the winner of a promotion that began with it', async () => {
  const contest = await openDrawn([[players[0]!, 1]], { prizes: [prize('main', { gifts: [cashGift] })] })
  const content = loadContent(testContentFolder)
  const gifts = content.gifts.filter(({ slug }) => slug !== cashGift)
  try {
    await importGifts(platform.db, { ...content, gifts })
    expect(await isGiftOffered(platform.db, cashGift)).toBe(false)
    await move()
  } finally {
    await importGifts(platform.db, content)
  }
  expect(await isGiftOffered(platform.db, cashGift)).toBe(true)
  expect(await stateOf(contest)).toBe('finished')
  expect(await giftsOf(contest)).toHaveLength(1)
})

test('a promotion without a draw, or none at all, has no file', async () => {
  const contest = await insertPromotion(platform, {
    terms: { template: 'template2', points: { bets: amounts(1), depositDays: [] } },
  })
  for (const id of [String(contest), '999999', 'nothing']) {
    const { status, errors } = await platform.as(null).get(getDrawFile, { params: { id } })
    expect([status, errors[0]?.code]).toEqual([404, 'not_found'])
  }
})
