// The platform by itself, with players who have set no limit and players who have set all nine on their play, each in a running game.
// Answers each message with the CPU time of the whole process, its database included.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase, type Database } from '@yanta/database'
import { sql } from 'kysely'
import { buildPlatform } from '../apps/platform/src/app.ts'
import type { PlatformTables } from '../apps/platform/src/database/schema.ts'
import { credit } from '../apps/platform/src/modules/money/ledger/ledger.service.ts'
import {
  limitPeriods,
  setOwnLimit,
} from '../apps/platform/src/modules/money/own-limits/own-limits.service.ts'
import { addTestGames, slot } from '../apps/platform/src/modules/money/wallet/testing/provider-desk.ts'
import { startRun } from '../apps/platform/src/modules/play/game-sessions/game-sessions.service.ts'

const playersOfEach = 4
const config = readConfig(process.env)
const database: Database<PlatformTables> = await openDatabase({ directory: join(config.dataDir, 'database') })
const app = await buildPlatform({ config, database })
await addTestGames({ db: database.db })

async function openSession(name: string): Promise<{ id: number; session: string }> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    values (${`${name}@example.com`}, 'none', 'Rich', 'RUB', 'ru', 'email') returning id`.execute(database.db)
  const { id } = rows[0]!
  await database.db
    .transaction()
    .execute((trx) =>
      credit(trx, { userId: id, currency: 'RUB', amount: 100_000_000, scope: 'bench', key: name }),
    )
  const player = { id, sessionId: null, currency: 'RUB' as const, isClosed: false }
  const { run } = await startRun(
    database.db,
    {
      clock: app.deps.clock,
      secret: config.sessionSecret,
      gamesOrigin: config.gamesOrigin,
      siteOrigin: config.siteOrigin,
      isRegionBlocked: () => false,
    },
    { slug: slot, mode: 'real', platform: 'desktop', locale: 'ru', isConfirmed: true, region: '', player },
  )
  return { id, session: run.session_id }
}

const [free, limited]: [string[], string[]] = [[], []]
for (let number = 0; number < playersOfEach; number += 1) {
  free.push((await openSession(`free-${number}`)).session)
  const { id, session } = await openSession(`limited-${number}`)
  for (const kind of ['loss', 'stake', 'time'] as const)
    for (const period of limitPeriods)
      await setOwnLimit(app.deps, { id, currency: 'RUB' }, { kind, period }, 50_000_000_000)
  limited.push(session)
}
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit())
process.send?.({ origin, free, limited })
