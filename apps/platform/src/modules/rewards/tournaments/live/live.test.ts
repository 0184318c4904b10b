import {
  seriesLeadersChanged,
  seriesRoom,
  tournamentLeadersChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
} from '@yanta/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { userRoom, type Listener } from '../../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../../testing/test-platform.ts'
import { createStandings } from '../../contests/standings.service.ts'
import { lockContest } from '../../contests/contests.service.ts'
import { createTables } from '../tables.service.ts'
import { disqualify } from '../life/desk.service.ts'
import type { TournamentTerms } from '../tournament-terms.ts'
import { updateScores } from '../scoring/scores.repository.ts'
import { enter, holdTournamentJob, insertSeries, insertTournament } from '../testing/contests.ts'
import { createLiveTables } from './live.service.ts'

const art = { getAddress: (name: string) => `/art/${name}.1a2b3c4d.svg` } as unknown as Parameters<
  typeof createLiveTables
>[1]

interface Told {
  room: string
  type: string
  data: any
}

let whole: TestPlatform
let platform: TestPlatform
let players: TestPlayer[]
let told: Told[] = []
let end: () => void
let listeners: Listener[] = []
beforeAll(async () => {
  whole = await createTestPlatform()
  platform = whole.onOneProcess('each process tells its own pages')
  players = []
  for (let index = 0; index < 14; index += 1)
    players.push(await platform.createPlayer({ nickName: `Racer ${index + 1}` }))
  await holdTournamentJob(whole)
  end = platform.watchPublished((room, type, data) => void told.push({ room, type, data }))
})
afterEach(() => {
  for (const listener of listeners) platform.app.deps.realtime.remove(listener)
  listeners = []
})
afterAll(async () => {
  end()
  await whole.close()
})

/** With all players as members. */
async function open(
  kind: 'tournament' | 'series' = 'tournament',
  terms: Partial<TournamentTerms> = {},
): Promise<number> {
  const id =
    kind === 'tournament' ? await insertTournament(platform, { terms }) : await insertSeries(platform)
  await enter(
    platform,
    id,
    players.map((player) => player.id),
  )
  return id
}

let time = 0
let round = 0
async function score(contestId: number, scores: [TestPlayer, number][]): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    await lockContest(trx, contestId)
    await updateScores(
      trx,
      scores.map(([{ id: userId }, earned]) => ({
        contestId,
        userId,
        earned,
        scoreRemainder: 0,
        scoredAt: new Date(1_700_000_000_000 + (time += 1)),
        tie: (round += 1),
      })),
    )
  })
}

function listen(player: TestPlayer | null, ...rooms: string[]): Listener {
  const { realtime } = platform.app.deps
  const listener: Listener = { sessionId: null, rooms: new Set(), send: () => {}, close: () => {} }
  realtime.add(listener)
  if (player) realtime.join(listener, userRoom(player.id))
  for (const room of rooms) realtime.join(listener, room)
  listeners.push(listener)
  return listener
}

/** Tells of tables as a process does, to the test alone. */
function createTeller(db = platform.app.deps.db): () => Promise<Told[]> {
  const { realtime } = platform.app.deps
  let own: Told[] = []
  const tables = createLiveTables(
    {
      db,
      realtime: {
        ...realtime,
        openRooms: (prefix) => realtime.openRooms(prefix),
        playersIn: (room) => realtime.playersIn(room),
        publish: (room, event, data) => void own.push({ room, type: event.type, data }),
      },
    },
    art,
  )
  return async () => {
    own = []
    await tables.publish()
    return own
  }
}

test('the first ten are told to the room when they change, and not otherwise [7.86]', async () => {
  const tell = createTeller()
  const id = await open()
  listen(null, tournamentRoom(String(id)))
  await score(
    id,
    players.slice(0, 12).map((player, index) => [player, 1_200 - index * 100]),
  )
  const [first, ...others] = await tell()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    room: `tournament:${id}`,
    type: tournamentLeadersChanged.type,
    data: { id: String(id) },
  })
  expect(first!.data.leaders.map((row: any) => [row.username, row.position, row.score])).toEqual(
    players.slice(0, 10).map((_, index) => [`Racer ${index + 1}`, index + 1, 1_200 - index * 100]),
  )
  expect(first!.data.leaders[0]).not.toHaveProperty('isItMe')
  expect(await tell()).toEqual([])
  // Behind the first ten.
  await score(id, [[players[11]!, 150]])
  expect(await tell()).toEqual([])
  await score(id, [[players[11]!, 5_000]])
  const [overtaken] = await tell()
  expect(overtaken!.data.leaders.slice(0, 2).map((row: any) => row.username)).toEqual(['Racer 12', 'Racer 1'])
})

test('a player in the room is told of the own place and two on each side, as the snapshot has them, and only of changes [3.38] [7.86]', async () => {
  const tell = createTeller()
  const id = await open()
  const [me, guest] = [players[3]!, players[5]!]
  listen(me, tournamentRoom(String(id)))
  // In no room of the tournament.
  listen(guest)
  await score(
    id,
    players.slice(0, 8).map((player, index) => [player, 800 - index * 100]),
  )
  const placesOf = (news: readonly Told[]) =>
    news.filter(({ type }) => type === tournamentOpponentsChanged.type)
  const [place, ...others] = placesOf(await tell())
  expect(others).toEqual([])
  expect(place!.room).toBe(userRoom(me.id))
  const { clock, db } = platform
  const tables = createTables({ art, clock, standings: createStandings(db, clock) })
  const { opponents, ...rest } = (await tables.readPlace({ id, memberCount: 14 }, me.id))!
  expect(place!.data).toEqual({
    id: String(id),
    place: { ...rest, opponents: opponents.map(({ isItMe: _isItMe, ...row }) => row) },
  })
  expect(rest).toEqual({ position: 4, score: 500, toNext: 101 })
  // Far below: nothing changes around.
  await score(id, [[players[7]!, 110]])
  expect(placesOf(await tell())).toEqual([])
  await score(id, [[players[7]!, 900]])
  expect(placesOf(await tell())[0]!.data.place).toMatchObject({ position: 5, score: 500 })
})

test('the first ten of a limited one are not told to its public room, which hears that they have changed; members hear of their own places [5.23] [7.86]', async () => {
  const tell = createTeller()
  const id = await open('tournament', { privacy: 'limited', seats: 20 })
  const [member] = players
  listen(null, tournamentRoom(String(id)))
  listen(member!, tournamentRoom(String(id)))
  await score(id, [
    [players[0]!, 20],
    [players[1]!, 10],
  ])
  const [leaders, place, ...others] = await tell()
  expect(others).toEqual([])
  expect(leaders).toEqual({
    room: `tournament:${id}`,
    type: tournamentLeadersChanged.type,
    data: { id: String(id), leaders: null },
  })
  expect(place).toMatchObject({ room: userRoom(member!.id), data: { place: { position: 1 } } })
})

test('what could not be told is told the next time', async () => {
  const id = await open()
  listen(null, tournamentRoom(String(id)))
  await score(id, [[players[0]!, 20]])
  let isBroken = true
  const tell = createTeller(
    platform.db.withPlugin({
      transformQuery({ node }) {
        if (isBroken && JSON.stringify(node).includes('nick_name')) throw new Error('the database is away')
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  await expect(tell()).rejects.toThrow('the database is away')
  isBroken = false
  expect((await tell()).map(({ type }) => type)).toEqual([tournamentLeadersChanged.type])
})

test('the disqualified leave the table of open pages [3.38]', async () => {
  const tell = createTeller()
  const id = await open()
  listen(null, tournamentRoom(String(id)))
  await score(id, [
    [players[0]!, 20],
    [players[1]!, 10],
  ])
  await tell()
  await platform.db
    .transaction()
    .execute((trx) => disqualify(trx, platform.clock, { id, seriesId: null }, players[0]!.id))
  const [news] = await tell()
  expect(news!.data.leaders.map((row: any) => row.username)).toEqual(['Racer 2'])
})

test('the table of a series is told in its own room [7.86]', async () => {
  const tell = createTeller()
  const id = await open('series')
  listen(null, seriesRoom(String(id)))
  await score(id, [[players[0]!, 20]])
  expect(await tell()).toMatchObject([{ room: `series:${id}`, type: seriesLeadersChanged.type }])
})

test('a table that nobody has open is not read', async () => {
  const tell = createTeller()
  const id = await open()
  await score(id, [[players[0]!, 20]])
  expect(await tell()).toEqual([])
})

test('the platform tells at most four times a second, in however many batches scores change [7.86]', async () => {
  const id = await open()
  const room = tournamentRoom(String(id))
  listen(null, room)
  told = []
  const begin = performance.now()
  let earned = 0
  while (performance.now() - begin < 1_100) await score(id, [[players[0]!, (earned += 10)]])
  const seconds = (performance.now() - begin) / 1_000
  const news = () => told.filter((each) => each.room === room)
  await expect.poll(() => news().at(-1)?.data.leaders[0]?.score).toBe(earned)
  expect(news().length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 2)
})
