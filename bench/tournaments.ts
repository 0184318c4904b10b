// A tournament with 100,000 members on an embedded database: CPU time of the leaders, of a page wherever it lies, and of a player's place with
// the opponents around; whether its consumer of the outbox is faster than rounds are settled; and, with 2,000 pages on it at 200 rounds
// a second, how long after the commit the pages are told, and the CPU time that takes, in memory and with real sockets.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@yanta/config/clock'
import { tournamentRoom } from '@yanta/contract'
import { migrate, openDatabase } from '@yanta/database'
import { sql } from 'kysely'
import { migrations } from '../apps/platform/src/database/migrations.ts'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'
import { createStandings } from '../apps/platform/src/modules/rewards/contests/standings.service.ts'
import { createLiveTables } from '../apps/platform/src/modules/rewards/tournaments/live/live.service.ts'
import { createTournamentsConsumer } from '../apps/platform/src/modules/rewards/tournaments/scoring/scoring.service.ts'
import { scoredFilter } from '../apps/platform/src/modules/rewards/tournaments/tables.rules.ts'
import { insertCursors } from '../apps/platform/src/plugins/event-outbox/event-outbox.repository.ts'
import { consumeBatch } from '../apps/platform/src/plugins/event-outbox/outbox-consumers.service.ts'
import { createRealtime, userRoom } from '../apps/platform/src/plugins/realtime/realtime.ts'
import { insertPlayers, insertTournament, players } from './large-tournament.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median, percentile } from './rank-test.ts'
import { measureSockets } from './tournament-sockets.ts'

const [memberCount, asked, rounds] = [100_000, 100, 10_000]
const [pages, roundsASecond, seconds] = [2_000, 200, 10]
const clock = systemClock

export const tournaments: Bench = { name: 'tournaments', measure: measureTournaments }

async function measureTournaments(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const database = await openDatabase({ directory })
  try {
    await migrate(database.db, { table: 'platform_migrations', migrations })
    await insertPlayers(database.db, memberCount)
    const id = await insertTournament(database.db, memberCount)
    return [
      ...(await measureTable(database.db, id)),
      ...(await measureConsumer(database.db)),
      ...(await measureLive(database.db, id)),
      ...(await measureSockets()),
    ]
  } finally {
    await database.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureTable(db: PlatformDatabase, id: number): Promise<Measurement[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from users where id % 10 > 0 order by md5(id::text) limit ${asked}`.execute(db)
  const standings = createStandings(db, clock)
  const table = { id, memberCount, filter: scoredFilter }
  const read = (page: number) =>
    standings.read(table, { sort: 'rank', direction: 'asc', page, limit: 10, search: null })
  await read(1)
  const first = await time(asked, () => read(1))
  const everywhere = await time(asked, (index) => read(1 + ((index * 7919) % (memberCount / 10))))
  const place = await time(asked, (index) => standings.readAround(table, rows[index]!.id, 2))
  return [
    ...report('the leaders of 100,000', first, 2),
    ...report('a page of the table of 100,000', everywhere, 2),
    ...report('own place among 100,000, with the opponents', place, 2),
  ]
}

async function time(times: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let index = 0; index < times; index += 1) {
    const begin = process.cpuUsage()
    await run(index)
    taken.push(cpuMsSince(begin))
  }
  return taken
}

function cpuMsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1_000
}

const rounded = (ms: number) => Math.round(ms * 100) / 100
const report = (name: string, taken: readonly number[], budget?: number): Measurement[] => [
  {
    name: `tournaments: ${name}`,
    value: rounded(median(taken)),
    unit: 'ms',
    ...(budget !== undefined && { budget }),
  },
  { name: `tournaments: ${name}, 95 of 100`, value: rounded(percentile(taken, 0.95)), unit: 'ms' },
]

/** So many rounds, in turn of those who have chosen the tournament. */
async function settle(db: PlatformDatabase, count: number, from = 0): Promise<void> {
  await sql`
    insert into event_outbox (type, user_id, data, happened_at)
    select 'round.settled', c.user_id, jsonb_build_object('version', 3, 'roundId', n, 'provider', 'yanta', 'roundRef', n::text,
      'gameSlug', 'bench', 'engine', 'slot', 'stake', 2000, 'stakeReal', 2000 + n * 7919 % 100000, 'win', 0, 'winReal', 0, 'bonusId', null,
      'currency', 'RUB', 'rateToRub', '1', 'startedAt', m.at, 'settledAt', m.at), now()
    from (select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) m,
      generate_series(${from + 1}::bigint, ${from + count}::bigint) n
    join (select user_id, row_number() over (order by user_id) - 1 as number from contest_choices) c on c.number = n * 31 % ${players}`.execute(
    db,
  )
}

const consumer = createTournamentsConsumer({
  clock,
  moveDue: async () => undefined,
})

async function measureConsumer(db: PlatformDatabase): Promise<Measurement[]> {
  await insertCursors(db, [consumer.name])
  await settle(db, rounds)
  const begin = process.cpuUsage()
  let read = 0
  for (;;) {
    const { count } = await consumeBatch(db, consumer)
    if (count === 0) break
    read += count
  }
  return [
    {
      name: 'tournaments: rounds counted, a second of CPU time',
      value: Math.round(read / (cpuMsSince(begin) / 1_000)),
      unit: '/s',
      budget: 1_000,
      atLeast: true,
    },
  ]
}

/** Pages of players in the room, and of guests. Each frame is built as for a socket and then dropped. */
async function measureLive(db: PlatformDatabase, id: number): Promise<Measurement[]> {
  const realtime = createRealtime()
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from contest_choices order by user_id limit ${pages}`.execute(db)
  let frames = 0
  const told: number[] = []
  let committedAt = 0
  for (const { userId } of rows) {
    const listener = {
      sessionId: null,
      rooms: new Set<string>(),
      send: () => void (frames += 1),
      close: () => {},
    }
    realtime.add(listener)
    realtime.join(listener, userRoom(userId))
    realtime.join(listener, tournamentRoom(String(id)))
  }
  const art = { getAddress: (name: string) => `/art/${name}.1a2b3c4d.svg` }
  const tables = createLiveTables({ db, realtime }, art as unknown as Parameters<typeof createLiveTables>[1])
  await tables.publish()
  frames = 0
  const taken: number[] = []
  let isOver = false
  const telling = (async () => {
    while (!isOver) {
      await wait(250)
      const begin = process.cpuUsage()
      const since = committedAt
      await tables.publish()
      taken.push(cpuMsSince(begin))
      if (since > 0) told.push(performance.now() - since)
    }
  })()
  const every = 100
  for (let index = 0; index < (seconds * 1_000) / every; index += 1) {
    await settle(db, (roundsASecond * every) / 1_000, rounds + index * 1_000)
    committedAt = performance.now()
    await consumeBatch(db, consumer)
    await wait(every)
  }
  isOver = true
  await telling
  return [
    {
      name: `tournaments: CPU time in a second of telling ${pages} pages, at ${roundsASecond} rounds a second`,
      value: Math.round(taken.reduce((sum, ms) => sum + ms, 0) / seconds),
      unit: 'ms',
      budget: 400,
    },
    { name: 'tournaments: most of one telling', value: rounded(Math.max(...taken)), unit: 'ms' },
    { name: 'tournaments: frames a second and page', value: rounded(frames / seconds / pages), unit: '' },
    {
      name: 'tournaments: from the last commit to the telling, 99 of 100',
      value: Math.round(percentile(told, 0.99)),
      unit: 'ms',
    },
  ]
}

if (import.meta.main) {
  for (const { name, value, unit } of await measureTournaments()) console.log(`${name}: ${value} ${unit}`)
}
