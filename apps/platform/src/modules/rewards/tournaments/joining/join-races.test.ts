// What happens when many join at once, and when one joins again and elsewhere.
import {
  compointsBalanceChanged,
  getChosenTournament,
  getTournament,
  getTournamentSeries,
  joinTournament,
} from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { checkLedger, getPlayerBalances } from '../../../money/ledger/ledger.service.ts'
import {
  daysFrom,
  giveCompoints,
  insertSeries,
  insertTournament,
  setScore,
} from '../testing/shown-contests.ts'
import { createInvitation } from './invitations.service.ts'
import type { JoinWish } from './join-tournament.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const post = (player: TestPlayer, slug: string, body: JoinWish = {}) =>
  platform.as(player).post(joinTournament, { params: { slug }, body: body as never })
const codesOf = (answers: readonly Awaited<ReturnType<typeof post>>[]) =>
  answers.map(({ status, errors }) => errors[0]?.code ?? status)
const count = <Item>(items: readonly Item[], wanted: Item) => items.filter((item) => item === wanted).length
const memberCountOf = async (id: number) =>
  (
    await platform.db
      .selectFrom('contests')
      .select('member_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).member_count
const chosenOf = async (player: TestPlayer) =>
  (await platform.as(player).get(getChosenTournament)).body.data?.tournament.slug ?? null
const createPlayers = async (number: number) => {
  const players: TestPlayer[] = []
  for (let index = 0; index < number; index += 1) players.push(await platform.createPlayer())
  return players
}

describe('at once', () => {
  test('50 players join for the last seat: one gets it [5.22]', async () => {
    const { id, slug } = await insertTournament(platform, { terms: { privacy: 'limited', seats: 2 } })
    const [first, ...players] = await createPlayers(51)
    expect((await post(first!, slug)).status).toBe(200)
    const codes = codesOf(await Promise.all(players.map((player) => post(player, slug))))
    expect([count(codes, 200), count(codes, 'max_member_limit_reached')]).toEqual([1, 49])
    expect(await memberCountOf(id)).toBe(2)
  })

  test('one player buys a seat 50 times: it is bought once, and said once [4.37]', async () => {
    const price = 3_000
    const { id, slug } = await insertTournament(platform, { terms: { privacy: 'compoints', price } })
    const player = await platform.createPlayer()
    await giveCompoints(platform, player, 10_000)
    const said: unknown[] = []
    const end = platform.watchPublished(
      (_room, type, data) => type === compointsBalanceChanged.type && said.push(data),
    )
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(player, slug, { price })))
    end()
    for (const { status, body } of answers)
      expect([status, body.compoint_balance, body.tournament.isPaidSeat]).toEqual([200, 7_000, true])
    expect((await getPlayerBalances(platform.db, player.id)).compoints).toBe(7_000)
    expect(said).toEqual([{ compoint_balance: 7_000 }])
    expect(await memberCountOf(id)).toBe(1)
  })

  test('two players use one invitation: it lets one in [5.24]', async () => {
    const { slug } = await insertTournament(platform, {
      terms: { privacy: 'closed', entrance: { invitation: true } },
    })
    const invitation = await platform.db
      .transaction()
      .execute((trx) => createInvitation(trx, platform.clock.now(), { entry: 'neon-race', forUserId: null }))
    const players = await createPlayers(2)
    const codes = codesOf(await Promise.all(players.map((player) => post(player, slug, { invitation }))))
    expect([count(codes, 200), count(codes, 'invitation_required')]).toEqual([1, 1])
  })

  test('one player joins ten tournaments: a member of all, one is chosen [4.31]', async () => {
    const player = await platform.createPlayer()
    const slugs: string[] = []
    for (let index = 0; index < 10; index += 1) slugs.push((await insertTournament(platform)).slug)
    expect(codesOf(await Promise.all(slugs.map((slug) => post(player, slug))))).toEqual(slugs.map(() => 200))
    const open = await platform.db
      .selectFrom('contest_choices')
      .selectAll()
      .where('user_id', '=', player.id)
      .where('chosen_until', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  })
})

describe('again and elsewhere', () => {
  test('a second tournament is chosen instead of the first, in which the player stays a member [1.3] [3.35] [4.31] [4.36] [7.49]', async () => {
    const [first, second] = [await insertTournament(platform), await insertTournament(platform)]
    const player = await platform.createPlayer()
    await post(player, first.slug)
    expect(await chosenOf(player)).toBe(first.slug)
    await post(player, second.slug)
    expect(await chosenOf(player)).toBe(second.slug)
    const seen = await platform.as(player).get(getTournament, { params: { slug: first.slug } })
    expect(seen.body).toMatchObject({ isMember: true, isChosen: false })
    await post(player, first.slug)
    expect(await chosenOf(player)).toBe(first.slug)
    expect(await memberCountOf(first.id)).toBe(1)
  })

  test('a future one keeps a seat and leaves the choice as it is [4.33]', async () => {
    const running = await insertTournament(platform)
    const future = await insertTournament(platform, {
      startsAt: daysFrom(platform, 1),
      endsAt: daysFrom(platform, 2),
      state: 'created',
    })
    const player = await platform.createPlayer()
    await post(player, running.slug)
    const { body } = await post(player, future.slug)
    expect(body.tournament).toMatchObject({ isMember: true, isChosen: false, wantParticipate: true })
    expect(await chosenOf(player)).toBe(running.slug)
  })

  test('a bought seat holds the player until its tournament ends, also by its future ones joined before [4.36]', async () => {
    const paid = await insertTournament(platform, { terms: { privacy: 'compoints', price: 100 } })
    const other = await insertTournament(platform, { endsAt: daysFrom(platform, 9) })
    const player = await platform.createPlayer()
    await giveCompoints(platform, player, 500)
    await post(player, other.slug)
    await post(player, paid.slug, { price: 100 })
    expect((await post(player, other.slug)).errors).toEqual([
      { code: 'tournament_paid_seat', params: { tournament: paid.slug } },
    ])
    expect(await chosenOf(player)).toBe(paid.slug)
    await platform.db
      .updateTable('contests')
      .set({ ends_at: daysFrom(platform, -0.01) })
      .where('id', '=', paid.id)
      .execute()
    expect((await post(player, other.slug)).status).toBe(200)
    expect(await chosenOf(player)).toBe(other.slug)
  })
})

describe('a series', () => {
  test('is joined by a stage, with the seat and price of the series, once [3.42] [5.19]', async () => {
    const { series, stages } = await insertSeries(platform, {
      terms: { privacy: 'compoints', price: 200, seats: 5, lastJoinStage: 1 },
    })
    const [first, second] = stages
    const player = await platform.createPlayer()
    await giveCompoints(platform, player, 500)
    const seen = (await platform.as(player).get(getTournament, { params: { slug: first.slug } })).body
    expect(seen).toMatchObject({
      type: 'series',
      tournamentSeriesId: String(series.id),
      compointMembershipPrice: 200,
      maxMemberLimit: 5,
      isPaid: true,
    })
    expect((await post(player, first.slug)).errors).toEqual([
      { code: 'tournament_price_changed', params: { price: 200 } },
    ])
    expect((await post(player, first.slug, { price: 200 })).body).toMatchObject({
      compoint_balance: 300,
      tournament: { isMember: true, isPaidSeat: true, isChosen: true, compointMembershipPrice: null },
    })
    expect((await post(player, second.slug)).body).toMatchObject({
      compoint_balance: 300,
      tournament: { isMember: true, wantParticipate: true },
    })
    const whole = await platform.as(player).get(getTournamentSeries, { params: { slug: series.slug } })
    expect(whole.body).toMatchObject({ isMember: true, membersCount: 1, currentStage: 1 })
  })

  test('is open until its last stage of joining ends; its members join every stage [3.42]', async () => {
    const { stages } = await insertSeries(platform, {
      startsAt: daysFrom(platform, -0.5),
      terms: { lastJoinStage: 1 },
    })
    const [first, second] = stages
    const [member, late] = await createPlayers(2)
    await post(member!, first.slug)
    await platform.db
      .updateTable('contests')
      .set({ ends_at: daysFrom(platform, -0.01) })
      .where('id', '=', first.id)
      .execute()
    platform.clock.advance({ seconds: 2 })
    const isClosed = async (player: TestPlayer | null) =>
      (await platform.as(player).get(getTournament, { params: { slug: second.slug } })).body.isSeriesClosed
    expect((await post(late!, second.slug)).errors).toEqual([{ code: 'tournament_series_closed' }])
    expect(await Promise.all([late!, null, member!].map(isClosed))).toEqual([true, true, false])
    expect((await post(member!, second.slug)).status).toBe(200)
  })

  test('holds the first three of its table while the chosen stage runs, and nobody else [4.36] [8.20]', async () => {
    const { series, stages } = await insertSeries(platform)
    const other = await insertTournament(platform)
    const players = await createPlayers(4)
    for (const [index, player] of players.entries()) {
      await post(player, stages[0].slug)
      await setScore(platform, series.id, player, 40_000 - index * 10_000)
    }
    const seen = async (player: TestPlayer) =>
      (await platform.as(player).get(getTournament, { params: { slug: stages[0].slug } })).body
        .isSeriesLeaderMember
    expect(await Promise.all(players.map(seen))).toEqual([true, true, true, false])
    const codes = codesOf(await Promise.all(players.map((player) => post(player, other.slug))))
    expect(codes).toEqual([...Array.from({ length: 3 }, () => 'tournament_series_member'), 200])
    await platform.db
      .updateTable('contests')
      .set({ ends_at: daysFrom(platform, -0.01) })
      .where('id', '=', stages[0].id)
      .execute()
    expect((await post(players[0]!, other.slug)).status).toBe(200)
  })
})
