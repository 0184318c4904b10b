// What a player's own limits add to a settled bet: CPU time of the wallet with its embedded database, every commit on the disk, for
// players without a limit and for players with all nine on their play, in turns. Without HTTP and timers, whose time would hide it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@yanta/config/clock'
import { migrate, openDatabase } from '@yanta/database'
import { sql } from 'kysely'
import { migrations } from '../apps/platform/src/database/migrations.ts'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'
import { credit } from '../apps/platform/src/modules/money/ledger/ledger.service.ts'
import {
  limitPeriods,
  setOwnLimit,
} from '../apps/platform/src/modules/money/own-limits/own-limits.service.ts'
import { createWalletContext, settleRound } from '../apps/platform/src/modules/money/wallet/wallet.service.ts'
import { createDates, createPeriods } from '../apps/platform/src/plugins/calendar.ts'
import { contentFolder, loadContent } from '@yanta/content'
import { createRealtime } from '../apps/platform/src/plugins/realtime/realtime.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median } from './rank-test.ts'

const [turns, betsOfTurn, workers] = [Number(process.env.BENCH_TURNS ?? 15), 400, 8]
const game = 'bench-game'
const [clock, periods, realtime] = [systemClock, createPeriods('Europe/Moscow'), createRealtime()]

export const limits: Bench = { name: 'limits', measure: measureLimits }

async function measureLimits(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const database = await openDatabase({ directory: join(folder, 'database') })
  try {
    const db: PlatformDatabase = database.db
    await migrate(db, { table: 'platform_migrations', migrations })
    await insertGame(db)
    const players: [free: string[], limited: string[]] = [[], []]
    for (let number = 0; number < workers; number += 1) {
      players[0].push((await openGame(db, `free-${number}`)).session)
      const { id, session } = await openGame(db, `limited-${number}`)
      for (const kind of ['loss', 'stake', 'time'] as const)
        for (const period of limitPeriods)
          await setOwnLimit(
            { db, clock, periods, realtime },
            { id, currency: 'RUB' },
            { kind, period },
            50_000_000_000,
          )
      players[1].push(session)
    }
    const context = createWalletContext(db, 'embedded', {
      clock,
      periods,
      dates: createDates('Europe/Moscow'),
      jurisdiction: loadContent(contentFolder).jurisdiction,
      rateToRub: () => '1',
      isUnderReconstruction: () => false,
      isRegionBlocked: () => false,
      onMoved: () => {},
    })
    let number = 0
    async function settleSome(sessions: readonly string[]): Promise<number> {
      const before = process.cpuUsage()
      const end = number + betsOfTurn
      await Promise.all(
        sessions.map(async (sessionId) => {
          while (number < end) {
            number += 1
            await settleRound(context, 'yanta', {
              sessionId,
              roundId: `bench-round-${number}`,
              betTransactionId: `bench-bet-${number}`,
              winTransactionId: `bench-win-${number}`,
              stake: 100,
              win: (number % 2) * 190,
              currency: 'RUB',
            })
          }
        }),
      )
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000 / betsOfTurn
    }
    for (const sessions of players) await settleSome(sessions)
    const [free, limited]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < turns; turn += 1) {
      free.push(await settleSome(players[0]))
      limited.push(await settleSome(players[1]))
    }
    // Pair by pair: what else runs on the machine slows both turns of a pair.
    const added = median(limited.map((value, turn) => value / free[turn]!)) - 1
    return [
      { name: 'limits: CPU of a settled bet without one', value: round(median(free)), unit: 'ms' },
      { name: 'limits: CPU of a settled bet with nine', value: round(median(limited)), unit: 'ms' },
      { name: 'limits: what nine add, in percent', value: round(added * 100), unit: '', budget: 5 },
    ]
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function insertGame(db: PlatformDatabase): Promise<void> {
  await sql`
    with studio as (insert into studios (slug, name, position) values ('bench', 'Bench', 9999) returning id)
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, engine, profile, allow_bonus_balance, wager_contribution, has_demo, position)
    select ${game}, ${game}, ${game}, id, '{}', 'neon', 'slot', 'medium', true, 100, true, 9999 from studio`.execute(
    db,
  )
}

/** A rich player in a running game. */
async function openGame(db: PlatformDatabase, name: string): Promise<{ id: number; session: string }> {
  const { rows } = await sql<{ id: number; session: number }>`
    with player as (
      insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
      values (${`${name}@example.com`}, 'none', ${name}, 'RUB', 'ru', 'email') returning id
    ), game as (
      insert into game_sessions (user_id, mode, game_slug, currency, locale, run_token_seed, run_token_hash, expires_at)
      select id, 'real', ${game}, 'RUB', 'ru', 'seed', ${`hash of ${name}`}, now() + interval '1 day' from player returning id, user_id
    )
    select user_id as id, id as session from game`.execute(db)
  const { id, session } = rows[0]!
  await db
    .transaction()
    .execute((trx) =>
      credit(trx, { userId: id, currency: 'RUB', amount: 100_000_000, scope: 'bench', key: name }),
    )
  return { id, session: String(session) }
}

const round = (value: number) => Math.round(value * 1_000) / 1_000

if (import.meta.main)
  for (const { name, value, unit, budget } of await measureLimits())
    console.log(`${name}: ${value}${unit}${budget === undefined ? '' : `, at most ${budget}`}`)
