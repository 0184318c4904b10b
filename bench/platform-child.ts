// The platform by itself, with accounts of which a call may say nothing: every contact with an even number has one. Answers each
// message with how late its event loop was since the last one, in milliseconds at the 99th percentile.
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '@yanta/config'
import { openDatabase } from '@yanta/database'
import { sql } from 'kysely'
import { buildPlatform } from '../apps/platform/src/app.ts'
import { hashPassword } from '../apps/platform/src/modules/identity/sessions/sessions.service.ts'

const config = readConfig(process.env)
const database = await openDatabase({ directory: join(config.dataDir, 'database') })
const platform = await buildPlatform({ config, database })
const { rows } = await sql<{ id: number }>`
  insert into users (email, phone, password_hash, nick_name, currency, locale, registration_contact_type, email_verified_at, phone_verified_at)
  select 'bench-' || number || '@example.com', '7900' || 1000000 + number, ${await hashPassword('right-password-1')}, 'Bench ' || number, 'RUB', 'ru', 'email', now(), now()
  from generate_series(0, ${Number(process.env.BENCH_CONTACTS)}, 2) as number returning id`.execute(
  database.db,
)
await sql`
  insert into sessions (id, user_id, socket_hash, expires_at, address, user_agent)
  select 'bench-' || id, id, 'bench-' || id, now() + interval '1 day', '192.0.2.1', 'bench' from unnest(${rows.map(({ id }) => id)}::bigint[]) as id`.execute(
  database.db,
)
await sql`insert into known_places (user_id, network, device) select id, '192.0.2.1', 'bench' from unnest(${rows.map(({ id }) => id)}::bigint[]) as id`.execute(
  database.db,
)
const origin = await platform.listen({ host: '127.0.0.1', port: 0 })

const delay = monitorEventLoopDelay({ resolution: 2 })
delay.enable()
process.on('message', () => {
  process.send?.({ delayMs: delay.percentile(99) / 1e6 })
  delay.reset()
})
process.on('disconnect', () => process.exit())
process.send?.({ origin })
