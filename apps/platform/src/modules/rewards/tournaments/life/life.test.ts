import { addSeconds } from '@yanta/config/clock'
import { tournamentChanged, tournamentRoom, tournamentsRoom } from '@yanta/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runsOf } from '../../../../../../../tools/testing/property-strength.ts'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { areFactsRead } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { Crash, withCrash } from '../../../money/deposits/testing/crashing-database.ts'
import { checkLedger, getPlayerBalances, openWallet } from '../../../money/ledger/ledger.service.ts'
import { openDesk, slot } from '../../../money/wallet/testing/provider-desk.ts'
import { lockContest, type Contest } from '../../contests/contests.service.ts'
import { findMember } from '../../contests/members.service.ts'
import { findChosen } from '../choices/choices.service.ts'
import { mostEarned, tournamentsConsumer } from '../scoring/scoring.service.ts'
import {
  cashPrize,
  enter,
  enterAndChoose,
  holdTournamentJob,
  insertSeries,
  insertTournament,
  readTable,
} from '../testing/contests.ts'
import type { TournamentTerms } from '../tournament-terms.ts'
import { cancelNow, disqualify, finishNow, rescore } from './desk.service.ts'
import { moveTournaments } from './life.service.ts'
import { tellTournamentChange } from './tell-change.ts'

let platform: TestPlatform
let players: TestPlayer[]
let euro: TestPlayer
beforeAll(async () => {
  platform = await createTestPlatform()
  players = []
  for (let index = 0; index < 5; index += 1) players.push(await platform.createPlayer())
  euro = await platform.createPlayer({ currency: 'EUR' })
  await holdTournamentJob(platform)
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const catalogue = {
  current: {
    games: [{ slug: 'neon-drive', theme: 'neon', studio: { slug: 'aurora' } }],
    gamesOf: () => [{ slug: slot }],
  },
} as unknown as Parameters<typeof moveTournaments>[1]

const describeContest = ({ slug }: { slug: string }) => ({
  path: `/tournaments/${slug}`,
  titles: { ru: 'Гонка', en: 'Race' },
  image: '/art/race.webp',
})

/** What the job of tournaments does, on a database of the test's choice. */
async function move(db: PlatformDatabase = platform.db): Promise<Contest<unknown>[]> {
  const { clock } = platform
  const changed: Contest<unknown>[] = []
  const errors: unknown[] = []
  await moveTournaments({ db, clock, realtime: platform.app.deps.realtime, describeContest }, catalogue, {
    onChange: (contest) => void changed.push(contest),
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return changed
}

const catchUp = async () => {
  const until = addSeconds(platform.clock.now(), 600)
  await expect.poll(() => areFactsRead(platform.db, [tournamentsConsumer], until)).toBe(true)
}
const read = (id: number) =>
  platform.db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: number) => (await read(id)).state
const winnersOf = (id: number) =>
  platform.db
    .selectFrom('contest_winners')
    .selectAll()
    .where('contest_id', '=', id)
    .orderBy('place')
    .execute()
const giftsOf = (id: number) =>
  platform.db
    .selectFrom('user_gifts')
    .selectAll()
    .where('scope', '=', 'tournament')
    .where('key', 'like', `${id} place %`)
    .orderBy('id')
    .execute()
const desk = <Result>(run: (trx: PlatformDatabase) => Promise<Result>) =>
  platform.db.transaction().execute(run)
const find = async (id: number) => desk((trx) => lockContest(trx, id))

type Score = [player: TestPlayer, earned: number, scoredAt?: number, tie?: number]

async function score(contest: number, scores: readonly Score[]): Promise<void> {
  await enter(
    platform,
    contest,
    scores.map(([{ id }]) => id),
  )
  const now = platform.clock.now()
  for (const [{ id }, earned, scoredAt = 0, tie = id] of scores)
    await platform.db
      .updateTable('contest_members')
      .set({ earned, scored_at: addSeconds(now, scoredAt - 1_000), tie })
      .where('contest_id', '=', contest)
      .where('user_id', '=', id)
      .execute()
}

/** Over, with these scores. */
async function openOver(
  scores: readonly Score[],
  terms: Partial<TournamentTerms> = {},
  more: { seriesId?: number; secondsAgo?: number } = {},
): Promise<number> {
  await catchUp()
  const { secondsAgo = 120, ...rest } = more
  const endsAt = addSeconds(platform.clock.now(), -secondsAgo)
  const contest = await insertTournament(platform, { endsAt, terms, ...rest })
  await score(contest, scores)
  return contest
}

const prizes = [cashPrize(1, 10_000), cashPrize(2, 1_000, 3)]

test('winners are known by rank, of ties who came first, then the lower round, and 0 wins nothing; each is paid once [9.26] [3.36]', async () => {
  const before = await Promise.all(players.map(({ id }) => getPlayerBalances(platform.db, id)))
  const [a, b, c, d, e] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const contest = await openOver(
    [
      [a, 0],
      [b, 500, 20, 1],
      [c, 500, 10, 9],
      [d, 500, 10, 8],
      [e, 400, 1, 2],
    ],
    { prizes },
  )
  const changed = await move()
  expect(changed.filter(({ id }) => id === contest).map(({ state }) => state)).toEqual([
    'ended',
    'drawn',
    'finished',
  ])
  expect(
    (await winnersOf(contest)).map(({ user_id: userId, place, ticket }) => [userId, place, ticket]),
  ).toEqual([
    [d.id, 1, null],
    [c.id, 2, null],
    [b.id, 3, null],
  ])
  await move()
  const after = await Promise.all(players.map(({ id }) => getPlayerBalances(platform.db, id)))
  expect(after.map(({ real }, index) => real - before[index]!.real)).toEqual([0, 1_000, 1_000, 10_000, 0])
  expect((await giftsOf(contest)).map(({ reason, state }) => [reason, state])).toEqual(
    Array.from({ length: 3 }, () => ['gift_distribution', 'used']),
  )
})

test('whoever scored is told the place and what it wins, in their currency and once; nobody who is disqualified or has excluded themselves [3.13]', async () => {
  const [a, b, c, d] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const excluded = await platform.createPlayer()
  const inEuros = await platform.createPlayer({ currency: 'EUR' })
  const terms = {
    prizes: [
      { ...cashPrize(1, 10_000), gifts: ['cash', 'cash'] },
      { from: 2, to: 3, cash: { ...cashPrize(1, 500).cash!, EUR: 7 }, gifts: [] },
    ],
  }
  const contest = await openOver(
    [
      [a, 0],
      [b, 90],
      [inEuros, 80],
      [c, 70],
      [d, 60],
      [excluded, 50],
      [players[4]!, 500],
    ],
    terms,
  )
  await disqualifyMember(contest, players[4]!)
  await platform.db
    .insertInto('self_exclusions')
    .values({ user_id: excluded.id, started_at: platform.clock.now(), until: null })
    .execute()
  await move()
  await move()
  const told = await platform.db
    .selectFrom('event_outbox')
    .select(['user_id', 'data'])
    .where('type', '=', 'tournament.decided')
    .where(sql`data ->> 'path'`, '=', `/tournaments/${(await read(contest)).slug}`)
    .orderBy('id')
    .execute()
  const shared = { version: 1, ...describeContest({ slug: (await read(contest)).slug }) }
  expect(told.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual([
    { user_id: b.id, data: { ...shared, place: 1, cash: 10_000, currency: 'RUB', gifts: 2 } },
    { user_id: inEuros.id, data: { ...shared, place: 2, cash: 7, currency: 'EUR', gifts: 0 } },
    { user_id: c.id, data: { ...shared, place: 3, cash: 500, currency: 'RUB', gifts: 0 } },
    { user_id: d.id, data: { ...shared, place: 4, cash: 0, currency: 'RUB', gifts: 0 } },
  ])
})
const placeOf = ({ data }: { data: unknown }) => (data as { place: number }).place
const disqualifyMember = (contest: number, { id }: TestPlayer) =>
  platform.db
    .updateTable('contest_members')
    .set({ disqualified_at: platform.clock.now() })
    .where('contest_id', '=', contest)
    .where('user_id', '=', id)
    .execute()

test('money of a prize is in the currency of who wins it, and comes together with gifts', async () => {
  const prize = { from: 1, to: 1, cash: { ...cashPrize(1, 10_000).cash!, EUR: 77 }, gifts: ['cash'] }
  const contest = await openOver([[euro, 5]], { prizes: [prize] })
  await move()
  expect((await giftsOf(contest)).map(({ type, state }) => [type, state])).toEqual([
    ['cash', 'used'],
    ['cash', 'received'],
  ])
  expect((await getPlayerBalances(platform.db, euro.id)).real).toBe(77)
})

test('a prize of an account that was closed for good lapses: no money and no gift comes to it, and the others are paid', async () => {
  const closed = await platform.createPlayer()
  const [other] = players as [TestPlayer]
  const before = (await getPlayerBalances(platform.db, other.id)).real
  const contest = await openOver(
    [
      [closed, 9],
      [other, 5],
    ],
    { prizes: [{ ...cashPrize(1, 10_000), gifts: ['cash'] }, cashPrize(2, 1_000)] },
  )
  await platform.db
    .updateTable('users')
    .set({ closed_at: platform.clock.now() })
    .where('id', '=', closed.id)
    .execute()
  await move()
  expect(await stateOf(contest)).toBe('finished')
  expect((await getPlayerBalances(platform.db, closed.id)).real).toBe(0)
  expect((await getPlayerBalances(platform.db, other.id)).real).toBe(before + 1_000)
  const [lapsed, paid] = await winnersOf(contest)
  expect([lapsed!.user_id, lapsed!.gift_id, lapsed!.granted_at]).toEqual([closed.id, null, expect.any(Date)])
  expect((await giftsOf(contest)).map(({ id }) => id)).toEqual([paid!.gift_id])
})

test('a winner who has excluded themselves keeps the prize money; gifts, which are invitations to play, are void', async () => {
  const excluded = await platform.createPlayer()
  const contest = await openOver([[excluded, 9]], { prizes: [{ ...cashPrize(1, 10_000), gifts: ['spins'] }] })
  await platform.db
    .insertInto('self_exclusions')
    .values({ user_id: excluded.id, started_at: platform.clock.now(), until: null })
    .execute()
  await move()
  expect((await getPlayerBalances(platform.db, excluded.id)).real).toBe(10_000)
  expect((await giftsOf(contest)).map(({ type, state }) => [type, state])).toEqual([['cash', 'used']])
})

test('nothing is decided while a round may still come: 60 seconds after the end, and what was under way is committed [9.26]', async () => {
  const contest = await openOver([[players[0]!, 5]], {}, { secondsAgo: 89 })
  await move()
  expect(await stateOf(contest)).toBe('ended')
  platform.clock.advance({ seconds: 1 })
  await catchUp()
  await move()
  expect(await stateOf(contest)).toBe('finished')
})

test('facts of its time that are not read yet are waited for [9.26]', async () => {
  const contest = await openOver([[players[0]!, 5]])
  const { endsAt } = await find(contest)
  // Of a transaction that no consumer may read yet.
  const [unread] = await platform.db
    .insertInto('event_outbox')
    .values({
      xid: '4000000000000',
      type: 'achievement.completed',
      user_id: players[0]!.id,
      data: JSON.stringify({ version: 1, slug: 'none' }),
      happened_at: addSeconds(endsAt!, 60),
    })
    .returning('id')
    .execute()
  await move()
  expect(await stateOf(contest)).toBe('ended')
  await platform.db.deleteFrom('event_outbox').where('id', '=', unread!.id).execute()
  await move()
  expect(await stateOf(contest)).toBe('finished')
})

const crashes = fc.record({
  transaction: fc.integer({ min: 0, max: 12 }),
  when: fc.constantFrom('before' as const, 'within' as const, 'after' as const),
})

test('a crash between or within any steps of the payment neither loses a prize nor pays one twice, ten times over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(crashes, { minLength: 1, maxLength: 3 }), async (points) => {
      const sum = async () => {
        const balances = await Promise.all(players.map(({ id }) => getPlayerBalances(platform.db, id)))
        return balances.reduce((total, { real }) => total + real, 0)
      }
      const before = await sum()
      const contest = await openOver(
        players.map((player, index) => [player, 100 - index]),
        { prizes },
      )
      for (const point of points)
        await move(withCrash(platform.db, point)).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
        })
      await move()
      expect(await stateOf(contest)).toBe('finished')
      expect((await winnersOf(contest)).map(({ user_id: userId }) => userId)).toEqual(
        players.slice(0, 3).map(({ id }) => id),
      )
      expect(await giftsOf(contest)).toHaveLength(3)
      expect((await sum()) - before).toBe(12_000)
    }),
    { numRuns: Math.max(10, runsOf(10)) },
  )
})

test('several processes at once begin, decide and pay once', async () => {
  const contest = await openOver(
    players.map((player, index) => [player, 100 - index]),
    { prizes },
  )
  const databases = platform.processes.flatMap(({ app }) => [app.deps.db, app.deps.db])
  await Promise.all([...databases, ...databases].map((db) => move(db)))
  await move()
  expect(await stateOf(contest)).toBe('finished')
  expect(await giftsOf(contest)).toHaveLength(3)
})

test('a tournament begins with the games that the catalogue has, and is chosen by who waited for it, but not by who plays in another [4.33] [3.40]', async () => {
  const startsAt = addSeconds(platform.clock.now(), 10)
  const running = await insertTournament(platform)
  const over = await insertTournament(platform, { endsAt: startsAt })
  const contest = await insertTournament(platform, {
    startsAt,
    state: 'created',
    terms: { games: { category: 'slots' } },
  })
  const [busy, free, fromOver] = [
    await platform.createPlayer(),
    await platform.createPlayer(),
    await platform.createPlayer(),
  ]
  await enterAndChoose(platform, running, [busy.id])
  await enterAndChoose(platform, over, [fromOver.id])
  await enter(platform, contest, [busy.id, free.id, fromOver.id])
  platform.clock.advance({ seconds: 11 })
  await move()
  expect((await read(contest)).state).toBe('active')
  expect((await read(contest)).terms).toMatchObject({ games: { slugs: [slot] } })
  const chosen = [busy, free, fromOver].map(({ id }) => findChosen(platform.db, id))
  expect(await Promise.all(chosen)).toEqual([running, contest, contest])
})

describe('a series', () => {
  const stage = (seriesId: number, scores: readonly Score[], secondsAgo = 120) =>
    openOver(scores, { prizes: [cashPrize(1, 100)] }, { seriesId, secondsAgo })

  test('adds up the best stages of each member, when they are final; it ends with the last one and pays [3.42]', async () => {
    const [a, b, c] = players as [TestPlayer, TestPlayer, TestPlayer]
    await catchUp()
    const series = await insertSeries(
      platform,
      { bestStages: 2, prizes: [cashPrize(1, 5_000), cashPrize(2, 500)] },
      { endsAt: addSeconds(platform.clock.now(), -120) },
    )
    await stage(series, [
      [a, 100, 1],
      [b, 90, 2],
      [c, 5, 3],
    ])
    await move()
    expect(await readTable(platform, series)).toEqual([
      [a.id, 100],
      [b.id, 90],
      [c.id, 5],
    ])
    expect(await stateOf(series)).toBe('finished')
  })

  test('tells of its last stage by its own result alone, and of the stages before by theirs', async () => {
    const [a] = players as [TestPlayer]
    await catchUp()
    const series = await insertSeries(platform, {}, { endsAt: addSeconds(platform.clock.now(), -120) })
    const stages = [await stage(series, [[a, 10]]), await stage(series, [[a, 20]])]
    await move()
    expect(await stateOf(series)).toBe('finished')
    const told = await platform.db
      .selectFrom('event_outbox')
      .select(sql<string>`data ->> 'path'`.as('path'))
      .where('type', '=', 'tournament.decided')
      .where('user_id', '=', a.id)
      .execute()
    const countOf = async (contest: number) => {
      const { slug } = await read(contest)
      return told.filter(({ path }) => path === `/tournaments/${slug}`).length
    }
    expect([await countOf(series), await countOf(stages[0]!), await countOf(stages[1]!)]).toEqual([1, 1, 0])
  })

  test('waits for all its stages, and the worst of a member drops out', async () => {
    const [a, b] = players as [TestPlayer, TestPlayer]
    const series = await insertSeries(
      platform,
      { bestStages: 2, prizes: [cashPrize(1, 5_000)] },
      { endsAt: addSeconds(platform.clock.now(), -120) },
    )
    await stage(series, [
      [a, 100, 1],
      [b, 90, 2],
    ])
    await stage(series, [
      [a, 10, 11],
      [b, 70, 12],
    ])
    const last = await stage(
      series,
      [
        [a, 60, 21, 6],
        [b, 70, 22, 7],
      ],
      30,
    )
    await move()
    expect(await stateOf(series)).toBe('ended')
    expect(await readTable(platform, series)).toEqual([
      [b.id, 160],
      [a.id, 110],
    ])
    const before = (await getPlayerBalances(platform.db, a.id)).real
    platform.clock.advance({ seconds: 61 })
    await catchUp()
    await move()
    expect(await stateOf(last)).toBe('finished')
    // Both have 160 now; the second stage of one came later than the third of the other.
    expect(await readTable(platform, series)).toEqual([
      [b.id, 160],
      [a.id, 160],
    ])
    expect((await winnersOf(series)).map(({ user_id: userId }) => userId)).toEqual([b.id])
    expect((await getPlayerBalances(platform.db, a.id)).real).toBe(before)
  })

  test('of the largest scores has a sum that can still be read [3.42]', async () => {
    const [a] = players as [TestPlayer]
    const series = await insertSeries(platform)
    for (const earned of [mostEarned, mostEarned]) await stage(series, [[a, earned]])
    await move()
    expect(await readTable(platform, series)).toEqual([[a.id, mostEarned]])
  })

  test('of a cancelled stage and a disqualified player nothing is added', async () => {
    const [a, b] = players as [TestPlayer, TestPlayer]
    const series = await insertSeries(platform)
    const first = await stage(series, [
      [a, 100],
      [b, 90],
    ])
    const second = await stage(series, [
      [a, 50],
      [b, 40],
    ])
    await desk(async (trx) => {
      expect(await cancelNow(trx, platform.clock, { id: first, seriesId: series })).toBeNull()
      expect(await disqualify(trx, platform.clock, { id: second, seriesId: series }, a.id)).toBeNull()
    })
    await move()
    expect(await readTable(platform, series)).toEqual([[b.id, 40]])
  })
})

describe('the desk', () => {
  test('finishes one that runs: rounds no longer count, and winners are paid a while later [4.4]', async () => {
    const running = await openDesk(platform, { balance: 10_000 })
    const contest = await insertTournament(platform)
    await enterAndChoose(platform, contest, [running.player.id])
    await running.settle(100, 0)
    await catchUp()
    expect(
      await desk(async (trx) => finishNow(trx, platform.clock, await findLocked(trx, contest))),
    ).toBeNull()
    expect(await findChosen(platform.db, running.player.id)).toBeNull()
    const later = await running.settle(200, 0, {
      roundId: 'round-after-the-end',
      betTransactionId: 'bet-after-the-end',
      winTransactionId: 'win-after-the-end',
    })
    expect(later.status).toBe(200)
    platform.clock.advance({ seconds: 91 })
    await catchUp()
    await move()
    expect(await readTable(platform, contest)).toEqual([[running.player.id, 10_000]])
    expect((await getPlayerBalances(platform.db, running.player.id)).real).toBe(10_000 - 300 + 10_000)
    const again = await desk(async (trx) => finishNow(trx, platform.clock, await findLocked(trx, contest)))
    expect(again).toBe('decided')
  })

  test('finishes a series: the stage that runs ends, later ones are cancelled', async () => {
    const series = await insertSeries(platform)
    const running = await insertTournament(platform, { seriesId: series })
    const later = await insertTournament(platform, {
      seriesId: series,
      state: 'created',
      startsAt: addSeconds(platform.clock.now(), 3_600),
    })
    expect(await desk((trx) => finishNow(trx, platform.clock, { id: series, seriesId: null }))).toBeNull()
    expect([await stateOf(series), await stateOf(running), await stateOf(later)]).toEqual([
      'ended',
      'ended',
      'cancelled',
    ])
  })

  test('does not move an end that has passed, although no job has ended it yet', async () => {
    const endsAt = addSeconds(platform.clock.now(), -3)
    const contest = await insertTournament(platform, { endsAt })
    expect(await desk((trx) => finishNow(trx, platform.clock, { id: contest, seriesId: null }))).toBe('over')
    expect((await read(contest)).ends_at).toEqual(endsAt)
  })

  test('finishes a series between two stages: the one keeps its end, the other that is due ends now', async () => {
    const turn = addSeconds(platform.clock.now(), -3)
    const seriesId = await insertSeries(platform)
    const over = await insertTournament(platform, { seriesId, endsAt: turn })
    const due = await insertTournament(platform, { seriesId, state: 'created', startsAt: turn })
    expect(await desk((trx) => finishNow(trx, platform.clock, { id: seriesId, seriesId: null }))).toBeNull()
    await move()
    const [first, second, all] = [await read(over), await read(due), await read(seriesId)]
    expect([first.state, second.state, all.state]).toEqual(['ended', 'ended', 'ended'])
    expect(first.ends_at).toEqual(turn)
    expect(second.ends_at).toEqual(all.ends_at)
    expect(all.ends_at! > turn && all.ends_at! <= platform.clock.now()).toBe(true)
  })

  test('cancels one: nobody is paid, nothing counts, and each paid seat is given back once [5.22]', async () => {
    const contest = await insertTournament(platform)
    const [paid, out, free] = [
      await platform.createPlayer(),
      await platform.createPlayer(),
      await platform.createPlayer(),
    ]
    await enterAndChoose(
      platform,
      contest,
      [paid, out, free].map(({ id }) => id),
    )
    for (const { id } of [paid, out]) {
      await openWallet(platform.db, id, 'RUB')
      await platform.db
        .updateTable('contest_members')
        .set({ seat_price: 700 })
        .where('contest_id', '=', contest)
        .where('user_id', '=', id)
        .execute()
    }
    expect(
      await desk((trx) => disqualify(trx, platform.clock, { id: contest, seriesId: null }, out.id)),
    ).toBeNull()
    expect(await desk((trx) => cancelNow(trx, platform.clock, { id: contest, seriesId: null }))).toBeNull()
    expect(await findChosen(platform.db, paid.id)).toBeNull()
    // Wherever a process dies meanwhile.
    for (const transaction of [0, 1, 2, 3])
      for (const when of ['before', 'within', 'after'] as const)
        await move(withCrash(platform.db, { transaction, when })).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
        })
    const databases = platform.processes.flatMap(({ app }) => [app.deps.db, app.deps.db])
    await Promise.all(databases.map((db) => move(db)))
    await move()
    const compoints = async ({ id }: TestPlayer) => (await getPlayerBalances(platform.db, id)).compoints
    expect([await compoints(paid), await compoints(out)]).toEqual([700, 0])
    expect(await winnersOf(contest)).toEqual([])
    expect(await desk((trx) => cancelNow(trx, platform.clock, { id: contest, seriesId: null }))).toBe(
      'cancelled',
    )
  })

  test('disqualifies a player: no rank, no prize, nothing counts any more [4.36]', async () => {
    const [a, b] = players as [TestPlayer, TestPlayer]
    const contest = await insertTournament(platform, {
      endsAt: addSeconds(platform.clock.now(), 10),
      terms: { prizes },
    })
    await enterAndChoose(platform, contest, [a.id, b.id])
    await score(contest, [
      [a, 900],
      [b, 800],
    ])
    const wanted = { id: contest, seriesId: null }
    expect(await desk((trx) => disqualify(trx, platform.clock, wanted, a.id))).toBeNull()
    expect(await findChosen(platform.db, a.id)).toBeNull()
    expect((await findMember(platform.db, contest, a.id))!.disqualifiedAt).not.toBeNull()
    expect(await desk((trx) => disqualify(trx, platform.clock, wanted, players[4]!.id))).toBe('no member')
    platform.clock.advance({ seconds: 101 })
    await catchUp()
    await move()
    expect((await winnersOf(contest)).map(({ user_id: userId }) => userId)).toEqual([b.id])
    expect(await desk((trx) => disqualify(trx, platform.clock, wanted, b.id))).toBe('decided')
  })

  test('does not count anew what is decided, cancelled or has not begun', async () => {
    const ask = (id: number) => desk((trx) => rescore(trx, { id, seriesId: null }))
    const later = await insertTournament(platform, {
      state: 'created',
      startsAt: addSeconds(platform.clock.now(), 3_600),
    })
    expect(await ask(later)).toBe('not begun')
    expect(await ask(await insertTournament(platform, { state: 'finished' }))).toBe('decided')
    expect(await ask(await insertTournament(platform, { state: 'cancelled' }))).toBe('cancelled')
    expect(await ask(await insertSeries(platform))).toBe('no score of its own')
  })
})

const findLocked = (trx: PlatformDatabase, id: number) => lockContest(trx, id)

test('open pages are told of a change in the room of the tournament and in that of the list [4.4]', async () => {
  const contest = await insertTournament(platform, { state: 'cancelled' })
  const told: unknown[] = []
  const end = platform.watchPublished((room, type, data) => void told.push({ room, type, data }))
  tellTournamentChange(platform.app.deps.realtime, await find(contest), platform.clock.now())
  end()
  const id = String(contest)
  const data = { id, status: 'finished', isCancelled: true }
  expect(told).toContainEqual({ room: tournamentRoom(id), type: tournamentChanged.type, data })
  expect(told).toContainEqual({ room: tournamentsRoom, type: tournamentChanged.type, data })
})
