// What a player with a long history waits for: a page of operations, their sums, a year's statement and its activity. On an embedded database of
// its own, on the disk, with another player's rounds between.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@yanta/config/clock'
import { migrate, openDatabase } from '@yanta/database'
import { sql } from 'kysely'
import { migrations } from '../apps/platform/src/database/migrations.ts'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'
import { selectSummary } from '../apps/platform/src/modules/identity/own-data/own-data-summary.repository.ts'
import { writeOwnData } from '../apps/platform/src/modules/identity/own-data/own-data.service.ts'
import {
  listPlayerOperations,
  sumPlayerOperations,
} from '../apps/platform/src/modules/money/history/history.service.ts'
import { openWallet } from '../apps/platform/src/modules/money/ledger/ledger.service.ts'
import {
  readActivity,
  readRealityCheck,
} from '../apps/platform/src/modules/money/own-play/own-play.service.ts'
import { readStatement } from '../apps/platform/src/modules/money/statement/statement.service.ts'
import { createDates } from '../apps/platform/src/plugins/calendar.ts'
import { contentFolder, loadContent } from '@yanta/content'
import type { Bench, Measurement } from './measurement.ts'
import { median } from './rank-test.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 100_000)
const days = 360
const timeZone = 'Europe/Moscow'
const tries = 5

export const history: Bench = { name: 'history', measure: measureHistory }

async function measureHistory(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const database = await openDatabase({ directory: join(folder, 'database') })
  try {
    const db: PlatformDatabase = database.db
    await migrate(db, { table: 'platform_migrations', migrations })
    const player = { id: await createPlayer(db, 1), currency: 'RUB' as const }
    await createPlayer(db, 2)
    await playRounds(db)
    const dates = createDates(timeZone)
    const context = {
      db,
      clock: systemClock,
      dates,
      jurisdiction: loadContent(contentFolder).jurisdiction,
      methods: { payments: [], payouts: [] },
    }
    const to = dates.dateOf(new Date())
    const from = dates.dateOf(dates.startOf(to, -364))
    const month = { from: dates.dateOf(dates.startOf(to, -200)), to: dates.dateOf(dates.startOf(to, -170)) }
    const page = { player, filter: 'all', locale: 'ru' } as const
    const deep = await listPlayerOperations(context, page)
    const measured = [
      ['history: first page', 50, () => listPlayerOperations(context, page)],
      ['history: a page further on', 50, () => listPlayerOperations(context, { ...page, after: deep.next! })],
      ['history: first page of a past month', 50, () => listPlayerOperations(context, { ...page, ...month })],
      ['history: sums of all', undefined, () => sumPlayerOperations(context, { player, filter: 'all' })],
      [
        "history: a year's statement",
        500,
        () => readStatement({ db, dates }, new Date(), { player, from, to }),
      ],
      ["history: a year's activity", 300, () => readActivity(context, player, { from, to, locale: 'ru' })],
      // Sent while it is written, so that the 8 s of the site are for its beginning; the browser waits 30 s for all of it.
      ['history: all own data', 8_000, () => writeOwnData(db, { player: player.id, createdAt: new Date() })],
      ['history: the sums of own data', 500, () => selectSummary(db, player.id)],
      // The worst: the player has played all year without a pause.
      ['history: a reality check', undefined, () => readRealityCheck(context, player)],
    ] as const
    const measurements: Measurement[] = []
    for (const [name, budget, act] of measured)
      measurements.push({ name, value: await timeMedian(act), unit: 'ms', ...(budget && { budget }) })
    return measurements
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function createPlayer(db: PlatformDatabase, number: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    values (${`history-${number}@example.com`}, 'none', ${`History ${number}`}, 'RUB', 'ru', 'email') returning id`.execute(
    db,
  )
  const { id } = rows[0]!
  await openWallet(db, id, 'RUB')
  await sql`
    insert into game_sessions (user_id, mode, game_slug, currency, locale, run_token_seed, run_token_hash, active, expires_at)
    values (${id}, 'real', 'neon-drive', 'RUB', 'ru', 'seed', ${`hash ${id}`}, false, now())`.execute(db)
  return id
}

/** Rounds of both players in turn, each as large a stake as a win, over most of a year. */
async function playRounds(db: PlatformDatabase): Promise<void> {
  await sql`
    insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real, win_bonus, started_at, ended_at)
    select 'yanta', session.user_id || ' ' || number, session.id, session.user_id, 'neon-drive', 'RUB', 'settled', 100, 100, 0, 100, 0, at, at
    from generate_series(1, ${rounds}::int) number, game_sessions session,
      lateral (select now() - make_interval(days => ${days}) + number * make_interval(secs => ${(days * 86_400) / rounds}) as at) time
    order by number`.execute(db)
  // A win first, so that no balance falls below zero on its way.
  await sql`
    insert into ledger_transactions (kind, scope, key, created_at)
    select kind, 'yanta', ref || ' ' || kind, started_at from rounds, unnest(array['win', 'bet']) kind order by rounds.id, kind desc`.execute(
    db,
  )
  await sql`analyze`.execute(db)
  await sql`
    with booked as (
      select t.id, split_part(t.key, ' ', 1)::bigint as user_id, case t.kind when 'bet' then -100 else 100 end as gain from ledger_transactions t
    )
    insert into ledger_entries (transaction_id, account_id, unit, amount)
    select b.id, a.id, 'RUB', b.gain from booked b join ledger_accounts a on a.user_id = b.user_id and a.kind = 'real'
    union all
    select b.id, a.id, 'RUB', -b.gain from booked b join ledger_accounts a on a.name = 'games/RUB/' || b.user_id % 16
    order by 1`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

async function timeMedian(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < tries; count += 1) {
    const startedAt = performance.now()
    await act()
    times.push(performance.now() - startedAt)
  }
  return Math.round(median(times))
}

if (import.meta.main)
  for (const { name, value, unit, budget } of await measureHistory())
    console.log(`${name}: ${value} ${unit}${budget === undefined ? '' : `, at most ${budget}`}`)
