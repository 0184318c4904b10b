// The platform or the site by itself, as BENCH_PART says, which knows the most memory it has had: asked anything, it answers with the
// peak since the last question, and with what it has now.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { openDatabase, type Database } from '@yanta/database'
import { buildWeb } from '@yanta/web'
import { buildPlatform } from '../apps/platform/src/app.ts'
import type { PlatformTables } from '../apps/platform/src/database/schema.ts'
import { openSession } from '../apps/platform/src/modules/identity/sessions/sessions.service.ts'

export interface DocumentsGreeting {
  origin: string
  /** Of players; none from the site. */
  tokens: string[]
}

export interface Memory {
  peakBytes: number
  nowBytes: number
}

const config = readConfig(process.env)
const here = { host: '127.0.0.1', port: 0 }
process.send?.(process.env.BENCH_PART === 'web' ? await startWeb() : await startPlatform())

let peakBytes = 0
const look = () => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
}
setInterval(look, 5).unref()
process.on('message', () => {
  look()
  process.send?.({ peakBytes, nowBytes: process.memoryUsage.rss() } satisfies Memory)
  peakBytes = 0
})
process.on('disconnect', () => process.exit())

async function startWeb(): Promise<DocumentsGreeting> {
  const web = await buildWeb({ config })
  return { origin: await web.listen(here), tokens: [] }
}

async function startPlatform(): Promise<DocumentsGreeting> {
  const database: Database<PlatformTables> = await openDatabase({
    directory: join(config.dataDir, 'database'),
  })
  const platform = await buildPlatform({ config, database })
  const origin = await platform.listen(here)
  const { clock, tokens } = platform.deps
  const players = await database.db.selectFrom('users').select('id').orderBy('id').limit(2).execute()
  const opened = players.map(({ id }) =>
    openSession(database.db, clock.now(), tokens, id, { address: '192.0.2.1', userAgent: 'bench' }),
  )
  return { origin, tokens: (await Promise.all(opened)).map(({ token }) => token) }
}
