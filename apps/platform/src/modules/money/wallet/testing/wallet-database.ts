// A platform's database with players and a game in it, for tests below HTTP: embedded in memory, or on the server of TEST_DATABASE_URL.
import { randomBytes } from 'node:crypto'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, createTestDatabase, testServerUrl } from '@yanta/database/testing'
import type { Currency, PlayMode } from '@yanta/contract'
import { createMovedClock } from '@yanta/config/clock'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { PlatformTables } from '../../../../database/schema.ts'
import { international } from '../../../../testing/jurisdiction.ts'
import { migratedPlatform } from '../../../../testing/templates.ts'
import { createDates, createPeriods } from '../../../../plugins/calendar.ts'
import { startRun } from '../../../play/game-sessions/game-sessions.service.ts'
import { credit } from '../../ledger/ledger.service.ts'
import { createWalletContext, type WalletContext } from '../wallet.service.ts'
import { addTestGames, slot } from './provider-desk.ts'

/** The time of all tests on such a database. */
export const clock = createMovedClock()

export const runSettings = {
  clock,
  secret: 'a secret of at least thirty-two characters',
  gamesOrigin: 'http://127.0.0.1:3001',
  siteOrigin: 'http://localhost:3000',
  isRegionBlocked: () => false,
  isDemoOfPlayers: false,
}

export async function createWalletDatabase(
  kind: 'embedded' | 'server' = 'embedded',
): Promise<Database<PlatformTables>> {
  const database =
    kind === 'embedded'
      ? await createTestDatabase({ template: migratedPlatform })
      : await createServerTestDatabase(testServerUrl!, { template: migratedPlatform })
  await addTestGames(database)
  return database
}

export async function createPlayer(
  db: PlatformDatabase,
  { balance = 0, currency = 'RUB' as Currency } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    values (${`${randomBytes(6).toString('hex')}@example.com`}, 'none', 'Vera', ${currency}, 'ru', 'email') returning id`.execute(
    db,
  )
  const { id } = rows[0]!
  if (balance > 0)
    await db
      .transaction()
      .execute((trx) =>
        credit(trx, { userId: id, currency, amount: balance, scope: 'test', key: `start ${id}` }),
      )
  return id
}

/** Starts a game and returns the session's id. */
export async function createRun(
  db: PlatformDatabase,
  id: number,
  { mode = 'real' as PlayMode, slug = slot, currency = 'RUB' as Currency } = {},
): Promise<string> {
  const { run } = await startRun(db, runSettings, {
    slug,
    mode,
    platform: 'desktop',
    locale: 'ru',
    isConfirmed: true,
    region: '',
    player: { id, sessionId: null, currency, isClosed: false },
  })
  return run.session_id
}

export async function expireRun(db: PlatformDatabase, sessionId: string): Promise<void> {
  await sql`update game_sessions set expires_at = now() - interval '1 second' where id = ${sessionId}`.execute(
    db,
  )
}

export function walletContext({ db, kind }: Database<PlatformTables>): WalletContext {
  return createWalletContext(db, kind, {
    clock,
    periods: createPeriods('Europe/Moscow'),
    dates: createDates('Europe/Moscow'),
    jurisdiction: international,
    rateToRub: () => '1',
    isUnderReconstruction: () => false,
    isRegionBlocked: () => false,
    onMoved: () => {},
  })
}
