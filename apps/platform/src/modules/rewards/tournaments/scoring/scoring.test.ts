import { addSeconds } from '@yanta/config/clock'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../../tools/testing/property-strength.ts'
import type { StoredEvent } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { areFactsRead, consumeBatch } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { creditPlayer, openDesk, slot, startDesk } from '../../../money/wallet/testing/provider-desk.ts'
import { selectContest } from '../../contests/contests.service.ts'
import { findMember } from '../../contests/members.service.ts'
import { choose } from '../choices/choices.service.ts'
import { rescore } from '../life/desk.service.ts'
import { enter, enterAndChoose, holdTournamentJob, insertTournament, readTable } from '../testing/contests.ts'
import type { TournamentTerms } from '../tournament-terms.ts'
import { createTournamentsConsumer, tournamentsConsumer } from './scoring.service.ts'
import { addRound, fits, type MemberScore, type ScoredRound } from './scoring.rules.ts'

let platform: TestPlatform
let players: TestPlayer[]
beforeAll(async () => {
  platform = await createTestPlatform()
  players = []
  for (let index = 0; index < 4; index += 1) players.push(await platform.createPlayer())
  await holdTournamentJob(platform)
})
afterAll(() => platform.close())

const read = () => addSeconds(platform.clock.now(), 1)
/** Every round settled so far is counted. */
const catchUp = async () => {
  await expect.poll(() => areFactsRead(platform.db, [tournamentsConsumer], read())).toBe(true)
}
const scoreOf = async (contest: number, { id }: Pick<TestPlayer, 'id'>) => {
  await catchUp()
  return (await findMember(platform.db, contest, id))!.earned
}
const points = (kopecks: number) => kopecks * 100

/** The rounds of one player in a new tournament. */
async function play(
  terms: Partial<TournamentTerms>,
  run: (desk: Awaited<ReturnType<typeof openDesk>>, contest: number) => Promise<unknown>,
): Promise<number> {
  const desk = await openDesk(platform, { balance: 1_000_000 })
  const contest = await insertTournament(platform, { terms })
  await enterAndChoose(platform, contest, [desk.player.id])
  await run(desk, contest)
  return scoreOf(contest, desk.player)
}
let numbered = 0
const ids = (number: number) => {
  numbered += 1
  return {
    roundId: `round-of-${number}-${numbered}`,
    betTransactionId: `bet-of-${number}-${numbered}`,
    winTransactionId: `win-of-${number}-${numbered}`,
  }
}

test.each([
  ['bets', points(30_000)],
  ['wins', points(45_000)],
  ['multipliers', 45_000],
  ['highest', 40_000],
] as const)('settled rounds score by %s [3.39]', async (mechanic, score) => {
  const scored = await play({ mechanic }, async (desk) => {
    await desk.settle(10_000, 40_000, ids(1))
    await desk.settle(10_000, 5_000, ids(2))
    await desk.settle(10_000, 0, ids(3))
  })
  expect(scored).toBe(score)
})

test('rounds of other games do not score [3.40]', async () => {
  expect(await play({ games: { slugs: ['another-game'] } }, (desk) => desk.settle(100, 900))).toBe(0)
})

test('the bet restriction leaves out smaller and bigger stakes [3.39]', async () => {
  const all = (amount: number) => ({
    RUB: amount,
    EUR: amount,
    USD: amount,
    UAH: amount,
    KZT: amount,
    CAD: amount,
  })
  const scored = await play({ stakes: { min: all(200), max: all(500) } }, async (desk) => {
    await desk.settle(199, 0, ids(1))
    await desk.settle(200, 0, ids(2))
    await desk.settle(501, 0, ids(3))
  })
  expect(scored).toBe(points(200))
})

test('rounds of bonus money alone do not score, of both only the real part does [9.26]', async () => {
  const desk = await openDesk(platform)
  const contest = await insertTournament(platform)
  await enterAndChoose(platform, contest, [desk.player.id])
  await creditPlayer(platform, desk.player, 10_000, 'bonus')
  await desk.settle(1_000, 2_000, ids(1))
  expect(await scoreOf(contest, desk.player)).toBe(0)
  await creditPlayer(platform, desk.player, 300)
  await desk.settle(1_000, 0, ids(2))
  expect(await scoreOf(contest, desk.player)).toBe(points(300))
})

test('rounds on demo money do not score [4.32]', async () => {
  const player = await platform.createPlayer()
  const contest = await insertTournament(platform)
  await enterAndChoose(platform, contest, [player.id])
  const demo = await startDesk(platform, player, { mode: 'demo' })
  expect((await demo.settle(1_000, 2_000)).status).toBe(200)
  expect(await scoreOf(contest, player)).toBe(0)
})

test('a round taken back never scores, and a settled one can not be taken back [9.26]', async () => {
  const scored = await play({}, async (desk) => {
    const taken = ids(1)
    await desk.bet(500, { roundId: taken.roundId, transactionId: taken.betTransactionId })
    await desk.rollback({ roundId: taken.roundId, betTransactionId: taken.betTransactionId })
    await desk.settle(700, 0, { ...ids(2), betTransactionId: 'settled-bet' })
    const refused = await desk.rollback({ betTransactionId: 'settled-bet', transactionId: 'back-2' })
    expect(refused.status).not.toBe(200)
  })
  expect(scored).toBe(points(700))
})

test('a round begun before the choice does not score, one begun before leaving does [4.31]', async () => {
  const desk = await openDesk(platform, { balance: 1_000_000 })
  const [first, second] = [await insertTournament(platform), await insertTournament(platform)]
  const open = async (number: number) => {
    const { roundId, betTransactionId, winTransactionId } = ids(number)
    await desk.bet(1_000 * number, { roundId, transactionId: betTransactionId })
    platform.clock.advance({ ms: 5 })
    return () => desk.win(0, { roundId, transactionId: winTransactionId, closesRound: true })
  }
  const before = await open(1)
  await enterAndChoose(platform, first, [desk.player.id])
  const during = await open(2)
  await enterAndChoose(platform, second, [desk.player.id])
  const after = await open(4)
  await before()
  await during()
  await after()
  expect(await scoreOf(first, desk.player)).toBe(points(2_000))
  expect(await scoreOf(second, desk.player)).toBe(points(4_000))
  // The score left behind stays, and goes on when it is chosen again.
  await enterAndChoose(platform, first, [desk.player.id])
  await (
    await open(8)
  )()
  expect(await scoreOf(first, desk.player)).toBe(points(10_000))
  expect(await scoreOf(second, desk.player)).toBe(points(4_000))
})

test('a round begun before the end counts when it is settled within 60 seconds after it, and not later [9.26]', async () => {
  const desk = await openDesk(platform, { balance: 1_000_000 })
  const contest = await insertTournament(platform, { endsAt: addSeconds(platform.clock.now(), 30) })
  await enterAndChoose(platform, contest, [desk.player.id])
  const open = async (amount: number) => {
    const { roundId, betTransactionId, winTransactionId } = ids(amount)
    await desk.bet(amount, { roundId, transactionId: betTransactionId })
    return () => desk.win(0, { roundId, transactionId: winTransactionId, closesRound: true })
  }
  const [soon, late] = [await open(100), await open(200)]
  platform.clock.advance({ seconds: 40 })
  await desk.settle(400, 0, ids(9))
  platform.clock.advance({ seconds: 35 })
  await soon()
  platform.clock.advance({ seconds: 30 })
  await late()
  expect(await scoreOf(contest, desk.player)).toBe(points(100))
})

test('who joined before the start has chosen it from its first moment, even if the round is read before a job begins it [4.33]', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  const [waiting, busy] = [desk.player, await platform.createPlayer()]
  const startsAt = addSeconds(platform.clock.now(), 60)
  const contest = await insertTournament(platform, { startsAt, state: 'created' })
  const running = await insertTournament(platform)
  await enterAndChoose(platform, running, [busy.id])
  await enter(platform, contest, [waiting.id, busy.id])
  await desk.settle(100, 0, ids(1))
  platform.clock.advance({ seconds: 61 })
  await desk.settle(200, 0, ids(2))
  expect(await scoreOf(contest, waiting)).toBe(points(200))
  const chosen = await platform.db
    .selectFrom('contest_choices')
    .select(['contest_id', 'user_id', 'chosen_from'])
    .where('user_id', 'in', [waiting.id, busy.id])
    .where('chosen_until', 'is', null)
    .orderBy('user_id')
    .execute()
  expect(chosen).toMatchObject([
    { contest_id: contest, user_id: waiting.id, chosen_from: startsAt },
    { contest_id: running, user_id: busy.id },
  ])
})

test('50 players who bet at once: each score is exact, and counting anew gives the same table [9.26]', async () => {
  const contest = await insertTournament(platform, { terms: { mechanic: 'wins' } })
  const desks = []
  for (let index = 0; index < 50; index += 1) desks.push(await openDesk(platform, { balance: 100_000 }))
  await enterAndChoose(
    platform,
    contest,
    desks.map(({ player }) => player.id),
  )
  const wins = (index: number) => [index % 7, index % 5, 3].map((win) => win * 100)
  await Promise.all(
    desks.flatMap((desk, index) => wins(index).map((win, number) => desk.settle(1_000, win, ids(number)))),
  )
  await catchUp()
  const table = await readTable(platform, contest)
  const expected = desks.map(({ player }, index) => [
    player.id,
    points(wins(index).reduce((sum, win) => sum + win, 0)),
  ])
  expect(new Map(table)).toEqual(new Map(expected as [number, number][]))
  const again = await platform.db
    .transaction()
    .execute((trx) => rescore(trx, { id: contest, seriesId: null }))
  // With those of other tests, which lie in its time.
  expect((again as { rounds: number }).rounds).toBeGreaterThanOrEqual(150)
  expect(await readTable(platform, contest)).toEqual(table)
})

/** Rounds of some players around choices and the times of a tournament. */
const seconds = fc.integer({ min: -30, max: 120 })
const anyRound = fc.record({
  player: fc.nat(3),
  stakeReal: fc.integer({ min: 0, max: 3 }),
  stakeBonus: fc.nat(2),
  winReal: fc.nat(4),
  game: fc.constantFrom('counted', 'other'),
  startedAt: seconds,
  lasts: fc.integer({ min: 0, max: 70 }),
  rateToRub: fc.constantFrom('1', '0.15'),
})
const anyChoice = fc.record({
  player: fc.nat(3),
  from: fc.integer({ min: -10, max: 60 }),
  lasts: fc.integer({ min: 1, max: 50 }),
})
const anyPlay = fc.array(anyRound, { minLength: 1, maxLength: 25 }).chain((rounds) =>
  fc.record({
    mechanic: fc.constantFrom('bets' as const, 'wins' as const, 'multipliers' as const, 'highest' as const),
    rounds: fc.constant(rounds),
    order: fc.shuffledSubarray(
      rounds.map((_, index) => index),
      { minLength: rounds.length },
    ),
    batch: fc.integer({ min: 1, max: 9 }),
    choices: fc.array(anyChoice, { maxLength: 4 }),
  }),
)

test('the table is that of the rules, in whatever order and batches rounds are delivered [9.26]', async () => {
  const { db, clock } = platform
  const consumer = createTournamentsConsumer({ clock, moveDue: async () => undefined })
  await fc.assert(
    fc.asyncProperty(anyPlay, async ({ mechanic, rounds, order, batch, choices }) => {
      const begin = addSeconds(clock.now(), -600)
      const at = (after: number) => addSeconds(begin, after)
      const contest = await insertTournament(platform, {
        startsAt: begin,
        endsAt: at(60),
        terms: { mechanic, games: { slugs: ['counted'] } },
      })
      await enter(
        platform,
        contest,
        players.map(({ id }) => id),
      )
      // One stretch a player: those of the database do not overlap.
      const stretches = [...new Map(choices.map((choice) => [choice.player, choice])).values()]
      for (const { player, from, lasts } of stretches)
        await db
          .insertInto('contest_choices')
          .values({
            contest_id: contest,
            user_id: players[player]!.id,
            chosen_from: at(from),
            chosen_until: at(from + lasts),
          })
          .execute()
      const settled = rounds.map(
        (
          { player, stakeReal, stakeBonus, winReal, game, startedAt, lasts, rateToRub },
          index,
        ): ScoredRound => ({
          id: index + 1,
          userId: players[player]!.id,
          gameSlug: game,
          stake: stakeReal + stakeBonus,
          stakeReal,
          winReal,
          currency: 'RUB',
          rateToRub,
          startedAt: at(startedAt),
          settledAt: at(startedAt + lasts),
        }),
      )
      const events = order.map((index) => toEvent(settled[index]!))
      for (let from = 0; from < events.length; from += batch)
        await db.transaction().execute((trx) => consumer.consume(trx, events.slice(from, from + batch)))

      const terms = (await selectContest<TournamentTerms>(db, 'tournament', contest))!
      for (const [index, { id }] of players.entries()) {
        const stretch = stretches.find(({ player }) => player === index)
        const counted = settled.filter(
          (round) =>
            round.userId === id &&
            round.gameSlug === 'counted' &&
            stretch !== undefined &&
            round.startedAt >= at(stretch.from) &&
            round.startedAt < at(stretch.from + stretch.lasts) &&
            fits(terms, round),
        )
        const member = (await findMember(db, contest, id))!
        const none: MemberScore = { earned: 0, scoreRemainder: 0, scoredAt: member.joinedAt, tie: id }
        expect(member).toMatchObject(counted.reduce((sum, round) => addRound(mechanic, sum, round), none))
      }
    }),
    { numRuns: runsOf(25) },
  )
})

function toEvent({ id, userId, startedAt, settledAt, ...round }: ScoredRound): StoredEvent {
  return {
    id,
    xid: '1',
    type: 'round.settled',
    userId,
    happenedAt: settledAt,
    data: {
      ...round,
      version: 3,
      provider: 'yanta',
      roundRef: String(id),
      engine: 'slot',
      roundId: id,
      win: round.winReal,
      bonusId: null,
      startedAt: startedAt.toISOString(),
      settledAt: settledAt.toISOString(),
    },
  }
}

test('choices of a player at once end with one of them, and their stretches do not overlap [4.31]', async () => {
  const { db, clock } = platform
  const player = await platform.createPlayer()
  const contests = [await insertTournament(platform), await insertTournament(platform)]
  for (const contest of contests) await enter(platform, contest, [player.id])
  const databases = platform.processes.flatMap(({ app }) => [app.deps.db, app.deps.db])
  await Promise.all(
    databases.flatMap((one) =>
      contests.map((id) => one.transaction().execute((trx) => choose(trx, clock, player.id, { id }))),
    ),
  )
  const stretches = await db
    .selectFrom('contest_choices')
    .selectAll()
    .where('user_id', '=', player.id)
    .orderBy('chosen_from')
    .execute()
  expect(stretches.filter(({ chosen_until: until }) => until === null)).toHaveLength(1)
  for (const [index, { chosen_until: until }] of stretches.slice(0, -1).entries())
    expect(until! <= stretches[index + 1]!.chosen_from).toBe(true)
})

test('facts of free rounds, deposits and achievements score nothing [9.26]', async () => {
  const { count } = await consumeBatch(platform.db, {
    name: tournamentsConsumer,
    consume: async () => {},
  })
  expect(count).toBe(0)
  const consumer = createTournamentsConsumer({
    clock: platform.clock,
    moveDue: async () => undefined,
  })
  const played = {
    id: 1,
    xid: '1',
    type: 'freeRounds.played' as const,
    userId: players[0]!.id,
    happenedAt: platform.clock.now(),
    data: { version: 1 as const, freeRoundsId: 1, giftId: 1, left: 0, won: 500 },
  }
  const contest = await insertTournament(platform, { terms: { games: { slugs: [slot] } } })
  await enterAndChoose(platform, contest, [players[0]!.id])
  await platform.db.transaction().execute((trx) => consumer.consume(trx, [played]))
  expect(await readTable(platform, contest)).toEqual([])
})
