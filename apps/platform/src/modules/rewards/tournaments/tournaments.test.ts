import {
  getChosenTournament,
  getPromotion,
  getSeoMeta,
  getTournament,
  getTournamentSeries,
  joinPromotion,
  joinTournament,
  listCompointRecords,
  listSeriesLeaders,
  listSiteAddresses,
  listTournamentGames,
  listTournamentLeaders,
  listTournamentSeries,
  listTournaments,
} from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { amounts } from '../promotions/testing/contests.ts'
import {
  daysFrom,
  giveCompoints,
  insertSeries,
  insertTournament,
  setScore,
} from './testing/shown-contests.ts'
import { compareContests, findWireStatus } from './tournaments.rules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const english = { headers: { 'accept-language': 'en' } }
const guest = () => platform.as(null)
const open = async (slug: string, player: TestPlayer | null = null) =>
  (await platform.as(player).get(getTournament, { params: { slug } })).body
const join = (player: TestPlayer, slug: string, body = {}) =>
  platform.as(player).post(joinTournament, { params: { slug }, body })
const entryOf = ({ slug }: { slug: string }) => slug.replace(/-\d{8}$/, '')

describe('the list', () => {
  test('has active ones first, by priority and then by their end, then future, then past ones, without stages of series [7.51] [7.55] [4.5]', async () => {
    const { items, totalItems } = (await guest().get(listTournaments)).body
    expect(items.map((item) => [entryOf(item), item.status])).toEqual([
      ['neon-race', 'active'],
      ['sun-stone', 'active'],
      ['jarl-campaign', 'active'],
      ['golden-boot', 'created'],
      ['regatta', 'finished'],
    ])
    expect(totalItems).toBe(5)
    expect(items.every(({ tournamentSeriesId }) => tournamentSeriesId === null)).toBe(true)
  })

  test('comes in pages, and beyond the last page there is nothing [9.13]', async () => {
    const page = async (query: object) => {
      const { items, totalItems } = (await guest().get(listTournaments, { query })).body
      return [items.map(entryOf), totalItems]
    }
    expect(await page({ page: 2, limit: 2 })).toEqual([['jarl-campaign', 'golden-boot'], 5])
    expect(await page({ page: 100_000 })).toEqual([[], 5])
  })

  test.each(['-1', '0', '1000000000', '1.5', 'two'])('refuses the page %s', async (page) => {
    for (const call of [listTournaments, listTournamentLeaders, listTournamentGames, listSeriesLeaders]) {
      const slug = call === listSeriesLeaders ? 'frost-series' : 'neon-race'
      const answer = await guest().get(call as never, { params: { slug } } as never, { query: { page } })
      expect([call.name, answer.status]).toEqual([call.name, 400])
    }
  })

  test('keeps those whose seats cost compoints, or those of the player [1.8] [2.8]', async () => {
    const player = await platform.createPlayer()
    const { slug } = (await join(player, 'neon-race')).body.tournament
    const filtered = async (filter: 'free' | 'compoints' | 'own', as: TestPlayer | null) =>
      (await platform.as(as).get(listTournaments, { query: { filter } })).body.items.map((item) => item.slug)
    expect((await filtered('compoints', null)).map((each) => entryOf({ slug: each }))).toEqual(['sun-stone'])
    expect((await filtered('free', null)).map((each) => entryOf({ slug: each }))).not.toContain('sun-stone')
    expect(await filtered('own', player)).toEqual([slug])
    expect(await filtered('own', await platform.createPlayer())).toEqual([])
    expect(await filtered('own', null)).toEqual([])
    expect((await guest().get(listTournaments, { query: { filter: 'all' as never } })).status).toBe(400)
  })

  test('of a game has those that run in which it counts, stages too; those of the player first, and limited ones for members alone [4.34]', async () => {
    const listed = async (game: string, as: TestPlayer | null) => {
      const { items } = (await platform.as(as).get(listTournaments, { query: { game } })).body
      return items.map(entryOf)
    }
    expect(await listed('honey-jar', null)).toEqual(['neon-race', 'frost-series-snow', 'sun-stone'])
    const player = await platform.createPlayer()
    await join(player, 'frost-series-snow')
    await join(player, 'jarl-campaign')
    expect(await listed('neon-drive', player)).toEqual([
      'frost-series-snow',
      'jarl-campaign',
      'neon-race',
      'sun-stone',
    ])
    expect(await listed('no-such-game', player)).toEqual([])
  })

  test('of a series has its stages; of what is no series, nothing [7.51]', async () => {
    const series = (await guest().get(listTournamentSeries)).body.items[0]!
    const { items } = (await guest().get(listTournaments, { query: { seriesId: series.id } })).body
    expect(items.map((item) => [entryOf(item), item.status, item.type])).toEqual([
      ['frost-series-snow', 'active', 'series'],
      ['frost-series-ice', 'created', 'series'],
      ['frost-series-rime', 'finished', 'series'],
    ])
    for (const seriesId of ['999999', 'frost-series'])
      expect((await guest().get(listTournaments, { query: { seriesId } })).body.items).toEqual([])
  })

  test('has past ones with their first three, and is in the language of the call', async () => {
    const past = await insertTournament(platform, {
      entry: 'sun-stone',
      startsAt: daysFrom(platform, -3),
      endsAt: daysFrom(platform, -2),
      state: 'finished',
    })
    for (const score of [20_000, 50_000, 0, 30_000, 40_000]) {
      const player = await platform.createPlayer()
      await platform.db
        .insertInto('contest_members')
        .values({
          contest_id: past.id,
          user_id: player.id,
          number: player.id,
          joined_at: platform.clock.now(),
          scored_at: platform.clock.now(),
          earned: score,
        })
        .execute()
    }
    await platform.db.updateTable('contests').set({ member_count: 5 }).where('id', '=', past.id).execute()
    platform.clock.advance({ seconds: 2 })
    const { items } = (await guest().get(listTournaments, undefined, english)).body
    const item = items.find(({ slug }) => slug === past.slug)!
    expect(item.leaders.map(({ position, score, isItMe }) => [position, score, isItMe])).toEqual([
      [1, 50_000, false],
      [2, 40_000, false],
      [3, 30_000, false],
    ])
    expect(item).toMatchObject({ title: 'Sun stone', status: 'finished', membersCount: 5 })
    expect(items[0]!.leaders).toEqual([])
  })
})

test('of what comes again the last three are listed, and older ones have their address [4.5]', async () => {
  const slugs: string[] = []
  for (let week = 1; week <= 8; week += 1)
    slugs.push(
      (
        await insertTournament(platform, {
          entry: 'golden-boot',
          startsAt: daysFrom(platform, -7 * week - 1),
          endsAt: daysFrom(platform, -7 * week),
          state: 'finished',
        })
      ).slug,
    )
  platform.clock.advance({ seconds: 2 })
  const { items } = (await guest().get(listTournaments, { query: { limit: 100 } })).body
  expect(items.flatMap(({ slug }) => (slugs.includes(slug) ? [slug] : []))).toEqual(slugs.slice(0, 3))
  expect((await open(slugs[7]!)).slug).toBe(slugs[7])
})

describe('a tournament', () => {
  test('has its rules and prizes in the currency of the player who asks, for guests in roubles [3.36-3.41]', async () => {
    const race = await open('neon-race')
    expect(race).toMatchObject({
      title: 'Неоновая гонка',
      mechanic: { value: 1, title: 'По сумме ставок' },
      privacyType: { value: 1 },
      betRestriction: { min: 1_000, max: null },
      type: 'default',
      isPaid: false,
      compointMembershipPrice: null,
      maxMemberLimit: null,
      prizeDescription: '100\u00a0000\u00a0₽',
      numberOfPrizes: 10,
      sortPriority: 10,
      isCancelled: false,
      entrance: [],
      isMember: false,
      isLocked: false,
    })
    expect(race.prizes).toEqual([
      {
        from: 1,
        to: 1,
        title: expect.stringMatching(/^5\s000\s₽ \+ 20\sвращений$/) as string,
        image: expect.stringContaining('/art/gifts/') as string,
        money: 500_000,
      },
      expect.objectContaining({ from: 2, to: 3, money: 100_000 }),
      expect.objectContaining({ from: 4, to: 10, title: '20\u00a0вращений', money: null }),
    ])
    expect(race.prizeMoney).toMatchObject({ RUB: 700_000, EUR: 7_000 })
    const euro = await platform.createPlayer({ currency: 'EUR' })
    const own = await open('neon-race', euro)
    expect([own.prizes[1]!.money, own.betRestriction.min]).toEqual([1_000, 10])
    expect(await open('golden-boot')).toMatchObject({ prizeMoney: {}, numberOfPrizes: 1 })
  })

  test('has the pictures it was drawn, and a stage without any those of its series [3.33]', async () => {
    expect((await open('neon-race')).imageDefault.wideUrl).toContain('/art/tournaments/neon-race-wide.')
    expect((await open('frost-series-snow')).imageDefault.url).toContain(
      '/art/tournaments/frost-series-card.',
    )
  })

  test('is found by the slug of its instance, and by that of all of them: the active one, else the next, else the last [7.50]', async () => {
    const { slug, id } = await open('neon-race')
    expect(slug).toMatch(/^neon-race-\d{8}$/)
    expect((await open(slug)).id).toBe(id)
    expect((await open('golden-boot')).status).toBe('created')
    expect((await open('regatta')).status).toBe('finished')
  })

  test('shows its conditions, and whether they hold for the player who asks [5.24]', async () => {
    const { slug } = await insertTournament(platform, {
      terms: {
        entrance: {
          level: 2,
          promotion: 'aurora-draw',
          deposit: amounts(50_000),
          partnerCodes: ['SECRET'],
          invitation: true,
        },
      },
    })
    const seen = await open(slug)
    expect(seen.entrance).toEqual([
      {
        kind: 'level',
        level: 2,
        name: 'Искра',
        image: expect.any(String) as string,
        own: null,
        isMet: null,
      },
      { kind: 'promotion', slug: 'aurora-draw', title: 'Северное сияние', joinedAt: null, isMet: null },
      { kind: 'deposit', amount: 50_000, deposited: 0, isMet: null },
      { kind: 'partnerCode', isMet: null },
      { kind: 'invitation', isMet: null },
    ])
    const player = await platform.createPlayer()
    expect((await open(slug, player)).entrance.map(({ isMet }) => isMet)).toEqual([
      false,
      false,
      false,
      null,
      null,
    ])
    expect(JSON.stringify(seen)).not.toContain('SECRET')
    await platform.db.insertInto('player_progress').values({ user_id: player.id, level: 2 }).execute()
    await platform.as(player).post(joinPromotion, {
      body: {
        action_id: (await platform.as(null).get(getPromotion, { params: { slug: 'aurora-draw' } })).body.id,
      },
    })
    expect((await open(slug, player)).entrance).toMatchObject([
      { kind: 'level', own: 'Искра', isMet: true },
      { kind: 'promotion', joinedAt: expect.any(String) as string, isMet: true },
      { kind: 'deposit', isMet: false },
      {},
      {},
    ])
  })

  test('that was cancelled is past, and in no list', async () => {
    const { slug } = await insertTournament(platform, { entry: 'jarl-campaign', state: 'cancelled' })
    expect(await open(slug)).toMatchObject({ status: 'finished', isCancelled: true })
    platform.clock.advance({ seconds: 2 })
    const { items } = (await guest().get(listTournaments)).body
    expect(items.map((item) => item.slug)).not.toContain(slug)
  })

  test.each(['nope', 'series', '17', 'neon-race-19990101'])('%s is not found [7.50-7.54]', async (slug) => {
    for (const call of [
      getTournament,
      getTournamentSeries,
      listTournamentGames,
      listTournamentLeaders,
      listSeriesLeaders,
    ])
      expect(await guest().get(call as never, { params: { slug } } as never)).toMatchObject({
        status: 404,
        errors: [{ code: 'not_found' }],
      })
  })
})

describe('games', () => {
  test.each([
    ['neon-race', ['neon-drive', 'honey-jar', 'no-demo']],
    ['sun-stone', ['neon-drive', 'honey-jar']],
    ['golden-boot', ['neon-drive', 'honey-jar', 'no-demo']],
  ])(
    'of %s are those of its category or theme, or named ones, that can be played [7.54]',
    async (slug, expected) => {
      const { items, totalItems } = (await guest().get(listTournamentGames, { params: { slug } })).body
      expect(items.map((game) => game.slug).toSorted()).toEqual(expected.toSorted())
      expect([totalItems, (await open(slug)).numberOfGames]).toEqual([expected.length, expected.length])
    },
  )

  test('are counted for a tournament, and never for a series: by that one tells them apart [3.18]', async () => {
    const read = async (call: typeof getTournament | typeof getTournamentSeries, slug: string) =>
      (await guest().get(call as typeof getTournament, { params: { slug } })).body
    expect(await read(getTournament, 'neon-race')).toHaveProperty('numberOfGames', 3)
    expect(await read(getTournamentSeries, 'frost-series')).not.toHaveProperty('numberOfGames')
  })

  test('are searched by name and come in pages [9.13]', async () => {
    const find = async (query: object) =>
      (await guest().get(listTournamentGames, { params: { slug: 'neon-race' }, query })).body
    expect((await find({ q: 'honey' })).items.map(({ slug }) => slug)).toEqual(['honey-jar'])
    expect(await find({ q: 'nothing is called so' })).toEqual({ items: [], totalItems: 0 })
    const paged = await find({ page: 2, limit: 1 })
    expect([paged.items.length, paged.totalItems]).toEqual([1, 3])
  })

  test('and the table of a limited one are for its members alone [5.23] [6.7]', async () => {
    const { slug } = await open('jarl-campaign')
    const limited = await insertTournament(platform, {
      entry: 'jarl-campaign',
      terms: { privacy: 'limited', seats: 9 },
    })
    const [member, other] = [await platform.createPlayer(), await platform.createPlayer()]
    await join(member, limited.slug)
    for (const call of [listTournamentGames, listTournamentLeaders] as const) {
      const read = (player: TestPlayer | null) =>
        platform.as(player).get(call as never, { params: { slug: limited.slug } } as never)
      expect((await read(member)).status).toBe(200)
      for (const player of [null, other])
        expect(await read(player)).toMatchObject({ status: 403, errors: [{ code: 'action_not_allowed' }] })
    }
    expect((await open(slug)).isLocked).toBe(true)
    expect((await open(limited.slug, member)).isLocked).toBe(false)
  })
})

describe('the table', () => {
  test('has a page of rows with the place of the player, two on each side, and the rooms that tell of changes [3.38] [7.86]', async () => {
    const { id, slug } = await insertTournament(platform)
    const players: TestPlayer[] = []
    for (let index = 0; index < 13; index += 1) {
      const player = await platform.createPlayer()
      players.push(player)
      await join(player, slug)
      await setScore(platform, id, player, index === 12 ? 0 : 130_000 - index * 10_000)
    }
    const read = async (player: TestPlayer | null, query = {}) =>
      (await platform.as(player).get(listTournamentLeaders, { params: { slug }, query })).body
    const first = await read(null)
    expect(first.items).toHaveLength(10)
    expect([first.totalItems, first.own, Object.keys(first.seq)]).toEqual([13, null, [`tournament:${id}`]])
    const own = await read(players[3]!, { page: 2 })
    expect(own.items.map(({ position, score }) => [position, score])).toEqual([
      [11, 30_000],
      [12, 20_000],
      [null, 0],
    ])
    expect(own.own).toMatchObject({ position: 4, score: 100_000, toNext: 10_001 })
    expect(own.own!.opponents.map(({ position, isItMe }) => [position, isItMe])).toEqual([
      [2, false],
      [3, false],
      [4, true],
      [5, false],
      [6, false],
    ])
    expect((await open(slug, players[3])).opponents).toEqual(own.own!.opponents)
    expect((await open(slug)).opponents).toEqual([])
    expect(Object.keys(own.seq)).toEqual([`tournament:${id}`, `user:${players[3]!.id}`])
    expect((await read(players[3]!)).items.map(({ isItMe }) => isItMe).indexOf(true)).toBe(3)
    expect((await read(players[12]!)).own).toMatchObject({ position: null, score: 0, toNext: 20_001 })
    expect((await read(await platform.createPlayer())).own).toBeNull()
    platform.clock.advance({ seconds: 2 })
    expect((await open(slug)).leaders).toHaveLength(10)
  })

  test('has no disqualified player, who has no place either', async () => {
    const { id, slug } = await insertTournament(platform)
    const [one, two] = [await platform.createPlayer(), await platform.createPlayer()]
    for (const player of [one, two]) {
      await join(player, slug)
      await setScore(platform, id, player, 50_000)
    }
    await platform.db
      .updateTable('contest_members')
      .set({ disqualified_at: platform.clock.now() })
      .where('contest_id', '=', id)
      .where('user_id', '=', one.id)
      .execute()
    const { body } = await platform.as(one).get(listTournamentLeaders, { params: { slug } })
    expect([body.own, body.items.map((row) => row.id)]).toEqual([null, [String(two.id)]])
    expect((await open(slug, one)).isMember).toBe(false)
  })
})

describe('the chosen tournament', () => {
  test('is null before a choice and after the end, and says whether a game counts [4.32]', async () => {
    const { id, slug } = await insertTournament(platform, { terms: { games: { slugs: ['honey-jar'] } } })
    const player = await platform.createPlayer()
    const read = async (game?: string) =>
      (await platform.as(player).get(getChosenTournament, { query: game === undefined ? {} : { game } })).body
    expect((await read()).data).toBeNull()
    await join(player, slug)
    const chosen = await read('honey-jar')
    expect(chosen.data).toMatchObject({
      tournament: { id: String(id), slug, isPaidSeat: false, isSeriesLeaderMember: false },
      place: { position: null, score: 0, toNext: null },
      isCounted: true,
    })
    expect(Object.keys(chosen.seq).toSorted()).toEqual([`tournament:${id}`, `user:${player.id}`])
    expect((await read('neon-drive')).data!.isCounted).toBe(false)
    expect((await read('no-such-game')).data!.isCounted).toBe(false)
    expect((await read()).data!.isCounted).toBeNull()
    await platform.db
      .updateTable('contests')
      .set({ ends_at: daysFrom(platform, -0.01) })
      .where('id', '=', id)
      .execute()
    expect((await read()).data).toBeNull()
    expect((await guest().get(getChosenTournament)).status).toBe(401)
  })
})

describe('a series', () => {
  test('has its stages, prizes and first three [3.42] [7.52-7.53]', async () => {
    const { items } = (await guest().get(listTournamentSeries)).body
    expect(items.map(entryOf)).toEqual(['frost-series'])
    expect(items[0]).toMatchObject({
      title: 'Серия «Морозы»',
      prizeDescription: '3\u00a0000\u00a0000\u00a0₽',
      status: 'active',
      mechanic: { value: 1 },
      bestStages: 2,
      numberOfStages: 3,
      currentStage: 2,
      lastJoinStage: 2,
      isMember: false,
    })
    const { body } = await guest().get(getTournamentSeries, { params: { slug: 'frost-series' } })
    expect(body.id).toBe(items[0]!.id)
  })

  test('has a table of its own [7.86]', async () => {
    const { series, stages } = await insertSeries(platform)
    const players = [await platform.createPlayer(), await platform.createPlayer()]
    for (const [index, player] of players.entries()) {
      await join(player, stages[0].slug)
      await setScore(platform, series.id, player, 10_000 + index)
    }
    const { body } = await platform.as(players[0]!).get(listSeriesLeaders, { params: { slug: series.slug } })
    expect(body.items.map((row) => [row.id, row.position])).toEqual([
      [String(players[1]!.id), 1],
      [String(players[0]!.id), 2],
    ])
    expect(body.own).toMatchObject({ position: 2, toNext: 2 })
    expect(Object.keys(body.seq)).toEqual([`series:${series.id}`, `user:${players[0]!.id}`])
  })
})

test('the table and the leaders of a limited series are for its members alone [5.23] [6.7]', async () => {
  const { series, stages } = await insertSeries(platform, { terms: { privacy: 'limited', seats: 9 } })
  const [member, other] = [await platform.createPlayer(), await platform.createPlayer()]
  await join(member, stages[0].slug)
  await setScore(platform, series.id, member, 10_000)
  const wanted = { params: { slug: series.slug } }
  for (const player of [null, other]) {
    expect(await platform.as(player).get(listSeriesLeaders, wanted)).toMatchObject({
      status: 403,
      errors: [{ code: 'action_not_allowed' }],
    })
    const seen = (await platform.as(player).get(getTournamentSeries, wanted)).body
    expect([seen.isLocked, seen.leaders]).toEqual([true, []])
  }
  expect((await platform.as(member).get(listSeriesLeaders, wanted)).body.items).toHaveLength(1)
  const own = (await platform.as(member).get(getTournamentSeries, wanted)).body
  expect([own.isLocked, own.leaders.length]).toEqual([false, 1])
  const listed = (await guest().get(listTournamentSeries)).body.items
  expect(listed.flatMap(({ isLocked, leaders }) => (isLocked ? leaders : []))).toEqual([])
})

test('what was paid for a seat is in the history of compoints with the name of the tournament', async () => {
  const player = await platform.createPlayer()
  await giveCompoints(platform, player, 6_000)
  const { body } = await join(player, 'sun-stone', { price: 5_000 })
  expect(body).toMatchObject({ compoint_balance: 1_000, tournament: { isPaidSeat: true, isChosen: true } })
  const { items } = (await platform.as(player).get(listCompointRecords)).body
  expect(items[0]).toMatchObject({ kind: 'seat', amount: -5_000, title: 'Солнечный камень' })
})

test('an entry whose only instance was cancelled keeps its page, which says so [7.50]', async () => {
  await platform.db
    .updateTable('contests')
    .set({ state: 'cancelled' })
    .where('entry', '=', 'jarl-campaign')
    .execute()
  platform.clock.advance({ seconds: 2 })
  const { body } = await guest().get(getTournament, { params: { slug: 'jarl-campaign' } })
  expect(body).toMatchObject({ status: 'finished', isCancelled: true })
})

test('search engines get names, pictures and addresses [2.25]', async () => {
  const meta = async (path: string) => (await guest().get(getSeoMeta, { query: { path } })).body
  expect((await meta('/tournaments/nope')).metaTitle).toBeNull()
  const { slug } = await open('neon-race')
  const series = (await guest().get(listTournamentSeries)).body.items.find(
    (one) => entryOf(one) === 'frost-series',
  )!
  const paths = (await guest().get(listSiteAddresses)).body.items.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([`/tournaments/${slug}`, `/tournaments/series/${series.slug}`]),
  )
})

const moments = [
  ['2026-12-01T08:59:59Z', 'created', 'created'],
  ['2026-12-01T09:00:00Z', 'created', 'active'],
  ['2026-12-02T09:00:00Z', 'active', 'finished'],
  ['2026-12-01T10:00:00Z', 'cancelled', 'finished'],
] as const
test.each(moments)('at %s, %s by the job, it is %s [4.2]', (at, state, status) => {
  const startsAt = new Date('2026-12-01T09:00:00Z')
  const endsAt = new Date('2026-12-02T09:00:00Z')
  expect(findWireStatus({ startsAt, endsAt, state }, new Date(at))).toBe(status)
})

test('within a status the priority comes before the time [4.5]', () => {
  const contest = (status: 'active' | 'created' | 'finished', sortPriority: number, day: number) => ({
    status,
    sortPriority,
    startedAt: `2026-12-0${day}T00:00:00Z`,
    finishedAt: `2026-12-0${day}T12:00:00Z`,
  })
  const sorted = [
    contest('active', 5, 9),
    contest('active', 0, 1),
    contest('active', 0, 2),
    contest('created', 9, 4),
    contest('created', 0, 3),
    contest('created', 0, 5),
    contest('finished', 1, 1),
    contest('finished', 0, 8),
    contest('finished', 0, 7),
  ]
  expect(sorted.toReversed().toSorted(compareContests)).toEqual(sorted)
})
