// The platform by itself, with deposits of many players that the sandbox has taken and not told of.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase, type Database } from '@yanta/database'
import { sql } from 'kysely'
import { buildPlatform } from '../apps/platform/src/app.ts'
import type { PlatformTables } from '../apps/platform/src/database/schema.ts'
import { openWallet } from '../apps/platform/src/modules/money/ledger/ledger.service.ts'

const [players, deposits] = [200, Number(process.env.BENCH_DEPOSITS)]
const config = readConfig(process.env)
const database: Database<PlatformTables> = await openDatabase({ directory: join(config.dataDir, 'database') })
const platform = await buildPlatform({ config, database })
const { rows } = await sql<{ id: number }>`
  insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
  select 'payer-' || number || '@example.com', 'none', 'Payer ' || number, 'RUB', 'ru', 'email'
  from generate_series(1, ${players}) as number returning id`.execute(database.db)
for (const { id } of rows) await openWallet(database.db, id, 'RUB')
const { rows: made } = await sql<{ id: number }>`
  insert into deposits (user_id, request_key, provider, method, amount, currency, status, return_query, created_at, ask_at)
  select (${rows.map(({ id }) => id)}::bigint[])[1 + number % ${players}], 'bench-press-' || number, 'sandbox', 'card', 50000, 'RUB',
    'pending', '', now(), now() + interval '1 day'
  from generate_series(1, ${deposits}) as number returning id`.execute(database.db)
const origin = await platform.listen({ host: '127.0.0.1', port: 0 })
process.on('disconnect', () => process.exit())
process.send?.({ origin, firstId: Math.min(...made.map(({ id }) => id)) })
