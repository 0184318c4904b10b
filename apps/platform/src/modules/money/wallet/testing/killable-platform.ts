// The real platform in a process of its own, to be killed. Checks the ledger at start, opens a run for each of a few rich players,
// sends its parent its origin, and checks again, or counts unread events, on request.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase, type Database } from '@yanta/database'
import { sql } from 'kysely'
import { buildPlatform } from '../../../../app.ts'
import type { PlatformTables } from '../../../../database/schema.ts'
import { checkLedger, credit, type LedgerReport } from '../../ledger/ledger.service.ts'
import { addTestGames, slot } from './provider-desk.ts'
import { startRun } from '../../../play/game-sessions/game-sessions.service.ts'

export interface PlatformIsUp {
  origin: string
  /** Game sessions that take stakes. */
  sessions: string[]
  ledger: LedgerReport
}

export interface PlatformSums {
  ledger: LedgerReport
  openRounds: number
}

const config = readConfig(process.env)
const database: Database<PlatformTables> = await openDatabase({ directory: join(config.dataDir, 'database') })
const ledger = await checkLedger(database.db).catch((): LedgerReport => ({
  accounts: 0,
  transactions: 0,
  entries: 0,
  faults: [],
}))
const app = await buildPlatform({
  config,
  database,
  contentFrom: join(import.meta.dirname, '../../../../testing/content'),
})
const { rows: players } = await sql<{
  id: number
}>`select id from users where currency = 'RUB' order by id`.execute(database.db)
for (let index = players.length; index < 4; index += 1) {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    values (${`rich-${index}@example.com`}, 'none', 'Rich', 'RUB', 'ru', 'email') returning id`.execute(
    database.db,
  )
  players.push(rows[0]!)
}
await addTestGames({ db: database.db })
const sessions: string[] = []
for (const { id } of players) {
  await database.db
    .transaction()
    .execute((trx) =>
      credit(trx, { userId: id, currency: 'RUB', amount: 100_000_000, scope: 'test', key: `rich ${id}` }),
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
      isDemoOfPlayers: false,
    },
    { slug: slot, mode: 'real', platform: 'desktop', locale: 'ru', isConfirmed: true, region: '', player },
  )
  sessions.push(run.session_id)
}
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', async (question) => {
  if (question === 'unread') return void process.send!({ unread: await countUnread() })
  const {
    rows: [rounds],
  } = await sql<{ open: number }>`select count(*) as open from rounds where status = 'open'`.execute(
    database.db,
  )
  process.send!({ ledger: await checkLedger(database.db), openRounds: rounds!.open } satisfies PlatformSums)
})
process.send!({ origin, sessions, ledger } satisfies PlatformIsUp)

/** Events that the slowest consumer has still to read. */
async function countUnread(): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from event_outbox e
    where (e.xid, e.id) > (select xid, event_id from event_cursors order by xid, event_id limit 1)`.execute(
    database.db,
  )
  return rows[0]!.unread
}
