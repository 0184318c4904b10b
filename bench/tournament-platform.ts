// The whole platform with a large tournament, by itself: its players have sessions whose sockets open by the hash. Answers a question,
// a number of seconds, once it has written so many seconds of rounds, each in a transaction of its own.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@yanta/config'
import { tournamentRoom } from '@yanta/contract'
import { openDatabase, type Database } from '@yanta/database'
import { sql } from 'kysely'
import { buildPlatform } from '../apps/platform/src/app.ts'
import type { PlatformTables } from '../apps/platform/src/database/schema.ts'
import { insertPlayers, insertTournament } from './large-tournament.ts'
import { readSharedMs } from './shared-clock.ts'

/** What it says once it listens. */
export interface TournamentPlatform {
  origin: string
  siteOrigin: string
  room: string
  /** Of those who play in it. */
  userIds: number[]
}

export interface Settled {
  rounds: { userId: number; committedAt: number }[]
  /** CPU time of the process in a second. */
  cpuMs: number
}

const [memberCount, roundsASecond] = [10_000, 200]
const config = readConfig(process.env)
const database: Database<PlatformTables> = await openDatabase({ directory: join(config.dataDir, 'database') })
const platform = await buildPlatform({ config, database })
const { db } = database
await insertPlayers(db, memberCount)
const id = await insertTournament(db, memberCount)
const { rows: chosen } = await sql<{ userId: number }>`
  select user_id as "userId" from contest_choices order by user_id`.execute(db)
const userIds = chosen.map(({ userId }) => userId)
await sql`
  insert into sessions (id, user_id, socket_hash, expires_at, address, user_agent)
  select 'bench-' || id, id, 'bench-of-a-socket-' || id, now() + interval '1 day', '192.0.2.1', 'bench' from unnest(${userIds}::bigint[]) as id`.execute(
  db,
)
const room = tournamentRoom(String(id))
// As for a tournament that was read from the content.
platform.deps.realtime.allowRoom(room)
const origin = await platform.listen({ host: '127.0.0.1', port: 0 })

let written = 0
/** As the wallet writes it, of the same stake each time. */
async function settle(userId: number): Promise<void> {
  written += 1
  const at = new Date().toISOString()
  const round = {
    version: 3,
    roundId: written,
    provider: 'yanta',
    roundRef: String(written),
    gameSlug: 'bench',
    engine: 'slot',
    stake: 100_000,
    stakeReal: 100_000,
    win: 0,
    winReal: 0,
    bonusId: null,
    currency: 'RUB',
    rateToRub: '1',
    startedAt: at,
    settledAt: at,
  }
  await sql`
    insert into event_outbox (type, user_id, data, happened_at)
    values ('round.settled', ${userId}, ${JSON.stringify(round)}, now())`.execute(db)
}

async function settleFor(seconds: number): Promise<Settled> {
  const rounds: Settled['rounds'] = []
  const cpu = process.cpuUsage()
  const begin = readSharedMs()
  for (let index = 0; index < seconds * roundsASecond; index += 1) {
    const early = begin + (index * 1_000) / roundsASecond - readSharedMs()
    if (early > 1) await wait(early)
    const userId = userIds[(written * 31) % userIds.length]!
    await settle(userId)
    rounds.push({ userId, committedAt: readSharedMs() })
  }
  const { user, system } = process.cpuUsage(cpu)
  return { rounds, cpuMs: (user + system) / (readSharedMs() - begin) }
}

process.on('message', (seconds) => {
  void settleFor(Number(seconds)).then(
    (settled) => process.send?.(settled),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
const greeting: TournamentPlatform = {
  origin,
  siteOrigin: config.siteOrigin,
  room,
  userIds,
}
process.send?.(greeting)
