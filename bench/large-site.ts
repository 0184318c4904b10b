// The site with much more in it than the demo has, such as ten thousand games, for as long as something is measured on it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@yanta/database'
import { endProcess, type Site, type StartOptions, startSite } from '../tools/site/start-site.ts'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'
import { growCatalogue } from './large-catalogue.ts'

export const largeCount = 10_000

interface LargeSiteOptions extends StartOptions {
  env?: Record<string, string>
}

/** A site with a catalogue of ten thousand games. */
export function withLargeSite<Answer>(
  measure: (site: Site) => Promise<Answer>,
  options: LargeSiteOptions = {},
): Promise<Answer> {
  return withGrownSite((db) => growCatalogue(db, largeCount), measure, options)
}

/** Starts a site of its own, lets its data grow, starts it again on that, and removes it with its data. */
export async function withGrownSite<Answer>(
  grow: (db: PlatformDatabase) => Promise<void>,
  measure: (site: Site) => Promise<Answer>,
  { env: own, preload }: LargeSiteOptions = {},
): Promise<Answer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yanta-bench-'))
  const env = { RATE_LIMITS: 'off', DEMO_REGULARS: 'off', ...own, DATA_DIR: dataDir }
  try {
    await endProcess((await startSite(env)).process)
    const database = await openDatabase({ directory: join(dataDir, 'database') })
    await grow(database.db).finally(() => database.close())
    const site = await startSite(env, { preload })
    return await measure(site).finally(() => site.stop())
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
