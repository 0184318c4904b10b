import { migrate } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type PlayLimitFacts, readPlayLimits } from '../../modules/money/own-limits/limits.sql.ts'
import { createPeriods } from '../../plugins/calendar.ts'
import { migrations } from '../migrations.ts'
import type { PlatformTables } from '../schema.ts'

const table = 'platform_migrations'
const now = new Date('2026-11-26T12:00:00Z')
const periods = createPeriods('Europe/Moscow')
const [day, week, month] = ['2026-11-25T21:00:00Z', '2026-11-22T21:00:00Z', '2026-10-31T21:00:00Z'].map(
  (startsAt) => ({ startsAt: new Date(startsAt) }),
) as [{ startsAt: Date }, { startsAt: Date }, { startsAt: Date }]

test('what play used of limits before it was one column is read by today’s code as it was, also of who had not played and who had won', async () => {
  const { db, close } = await createTestDatabase<PlatformTables>()
  await migrate(db, {
    table,
    migrations: Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0091')),
  })
  const players = (
    await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    select 'old-' || number || '@example.com', 'none', 'Old', 'RUB', 'ru', 'email' from generate_series(1, 3) number returning id`.execute(
      db,
    )
  ).rows.map(({ id }) => id)
  const [known, idle, high] = players as [number, number, number]
  await sql`insert into player_limits (user_id, kind, period, value) values (${known}, 'loss', 'day', 70000)`.execute(
    db,
  )
  const columns = sql`user_id, played_at, limits, day_starts_at, day_staked, day_lost, day_played_ms,
    week_starts_at, week_staked, week_lost, week_played_ms, month_starts_at, month_staked, month_lost, month_played_ms`
  await sql`
    insert into player_limit_usage (${columns}) values
      (${known}, '2026-11-26T11:58:30.123789Z', '[["loss", "day", 70000, null, null, null, 0]]',
        ${day.startsAt}, 1001, -2002, 3003, ${week.startsAt}, 4004, 5005, 6006, ${month.startsAt}, 7007, 8008, 9009),
      (${idle}, null, '[]', ${day.startsAt}, 0, 0, 0, ${week.startsAt}, 0, 0, 0, ${month.startsAt}, 0, 0, 0),
      (${high}, '2026-11-26T11:00:00Z', '[]', ${day.startsAt}, 1, 1, 1, ${week.startsAt}, 2, 2, 2,
        ${month.startsAt}, ${Number.MAX_SAFE_INTEGER}, ${-Number.MAX_SAFE_INTEGER}, 2678400000)`.execute(db)
  await migrate(db, { table, migrations })
  const { rows } = await sql<{ facts: PlayLimitFacts }>`
    select json_build_array(usage, limits) as facts from player_limit_usage order by user_id`.execute(db)
  const read = rows.map(({ facts }) => readPlayLimits(facts, now, periods))
  expect(read.map(({ usage }) => usage)).toEqual([
    {
      playedAt: new Date('2026-11-26T11:58:30.123Z'),
      day: { ...day, staked: 1001, lost: -2002, playedMs: 3003 },
      week: { ...week, staked: 4004, lost: 5005, playedMs: 6006 },
      month: { ...month, staked: 7007, lost: 8008, playedMs: 9009 },
    },
    {
      playedAt: null,
      day: { ...day, staked: 0, lost: 0, playedMs: 0 },
      week: { ...week, staked: 0, lost: 0, playedMs: 0 },
      month: { ...month, staked: 0, lost: 0, playedMs: 0 },
    },
    {
      playedAt: new Date('2026-11-26T11:00:00Z'),
      day: { ...day, staked: 1, lost: 1, playedMs: 1 },
      week: { ...week, staked: 2, lost: 2, playedMs: 2 },
      month: {
        ...month,
        staked: Number.MAX_SAFE_INTEGER,
        lost: -Number.MAX_SAFE_INTEGER,
        playedMs: 2_678_400_000,
      },
    },
  ])
  expect(read.map(({ limits }) => limits.map(({ value }) => value))).toEqual([[70_000], [], []])
  await close()
})
