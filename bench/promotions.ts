// CPU time of a promotion with 100,000 members on an embedded database: a page of its table, wherever it lies, a search, and a player's own rank; and
// whether the consumer of the outbox that earns points is faster than bets are settled, with five promotions that run at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addSeconds, systemClock } from '@yanta/config/clock'
import { migrate, openDatabase } from '@yanta/database'
import { sql } from 'kysely'
import { migrations } from '../apps/platform/src/database/migrations.ts'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'
import { createStandings } from '../apps/platform/src/modules/rewards/contests/standings.service.ts'
import { createPromotionsConsumer } from '../apps/platform/src/modules/rewards/promotions/earning/earning.service.ts'
import { createDates } from '../apps/platform/src/plugins/calendar.ts'
import { insertCursors } from '../apps/platform/src/plugins/event-outbox/event-outbox.repository.ts'
import { consumeBatch } from '../apps/platform/src/plugins/event-outbox/outbox-consumers.service.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median, percentile } from './rank-test.ts'

const [memberCount, asked, running, players, rounds] = [100_000, 100, 5, 300, 10_000]
const clock = systemClock

export const promotions: Bench = { name: 'promotions', measure: measurePromotions }

async function measurePromotions(): Promise<Measurement[]> {
  const directory = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const database = await openDatabase({ directory })
  try {
    await migrate(database.db, { table: 'platform_migrations', migrations })
    await insertPlayers(database.db)
    return [...(await measureTable(database.db)), ...(await measureConsumer(database.db))]
  } finally {
    await database.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function insertPlayers(db: PlatformDatabase): Promise<void> {
  await sql`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    select 'bench-' || number || '@example.com', 'none', 'Игрок ' || left(md5(number::text), 5), 'RUB', 'ru', 'email'
    from generate_series(1, ${memberCount}) as number`.execute(db)
}

/** A lottery by bets with a pool, begun a moment ago. */
async function insertPromotion(db: PlatformDatabase, slug: string): Promise<number> {
  const terms = {
    template: 'template1',
    points: { bets: { RUB: 10_000 }, depositDays: [] },
    pointsPerTicket: 1,
    joinButton: false,
    highFives: false,
    pool: 1,
    prizes: [],
    drawAfterMinutes: 5,
  }
  const { id } = await db
    .insertInto('contests')
    .values({
      kind: 'promotion',
      entry: slug,
      slug,
      starts_at: addSeconds(clock.now(), -60),
      ends_at: null,
      state: 'active',
      terms: JSON.stringify(terms),
      seed: 'seed',
      seed_hash: 'hash',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function measureTable(db: PlatformDatabase): Promise<Measurement[]> {
  const id = await insertPromotion(db, 'table')
  await sql`
    insert into contest_members (contest_id, user_id, number, joined_at, earned, points, additional, scored_at, tie)
    select ${id}, id, row_number() over (order by id), now(), id * 7919 % 10007, 0, id * 31 % 50, now() - make_interval(secs => id % 86400), id
    from users`.execute(db)
  await sql`update contests set member_count = ${memberCount} where id = ${id}`.execute(db)
  await sql`analyze`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`select id from users order by md5(id::text) limit ${asked}`.execute(db)
  const standings = createStandings(db, clock)
  const table = { id, memberCount, filter: { eligibleAt: null, listedAt: null } }
  const pages = memberCount / 10
  const read = (page: number, search: string | null = null) =>
    standings.read(table, { sort: 'rank', direction: 'asc', page, limit: 10, search })
  await read(1)
  const everywhere = await time(asked, (index) => read(1 + ((index * 7919) % pages)))
  const first = await time(asked, () => read(1))
  const own = await time(asked, (index) => standings.readOwn(table, rows[index]!.id))
  const searched = await time(asked, (index) => read(1, `a${(index % 16).toString(16)}f`))
  return [
    ...report('the first page of the table of 100,000', first, 5),
    ...report('a page of the table of 100,000', everywhere, 5),
    ...report('own rank among 100,000', own, 5),
    ...report('a search among 100,000', searched),
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
    name: `promotions: ${name}`,
    value: rounded(median(taken)),
    unit: 'ms',
    ...(budget !== undefined && { budget }),
  },
  { name: `promotions: ${name}, 95 of 100`, value: rounded(percentile(taken, 0.95)), unit: 'ms' },
]

/** Bets in turn of some hundred players, each of which counts in every promotion; every third wins. */
async function measureConsumer(db: PlatformDatabase): Promise<Measurement[]> {
  for (let index = 0; index < running; index += 1) await insertPromotion(db, `running-${index}`)
  const consumer = createPromotionsConsumer({ clock, dates: createDates('Europe/Moscow') })
  await insertCursors(db, [consumer.name])
  await sql`
    insert into event_outbox (type, user_id, data, happened_at)
    select 'round.settled', u.id, jsonb_build_object('version', 2, 'provider', 'yanta', 'roundRef', n::text, 'gameSlug', 'bench',
      'engine', 'slot', 'stake', 2000, 'stakeReal', 2000, 'win', n % 3 * 1500, 'winReal', n % 3 * 1500, 'bonusId', null,
      'currency', 'RUB', 'rateToRub', '1', 'startedAt', null, 'settledAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now()
    from generate_series(1, ${rounds}) n
    join (select id, row_number() over (order by id) - 1 as number from users limit ${players}) u on u.number = n % ${players}`.execute(
    db,
  )
  const begin = process.cpuUsage()
  let read = 0
  for (;;) {
    const { count } = await consumeBatch(db, consumer)
    if (count === 0) break
    read += count
  }
  const seconds = cpuMsSince(begin) / 1_000
  return [
    {
      name: `promotions: rounds counted in ${running} promotions at once, a second of CPU time`,
      value: Math.round(read / seconds),
      unit: '/s',
      budget: 1_000,
      atLeast: true,
    },
  ]
}

if (import.meta.main) {
  for (const { name, value, unit } of await measurePromotions()) console.log(`${name}: ${value} ${unit}`)
}
