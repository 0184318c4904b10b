// What the platform's test databases begin with.
import { readConfig } from '@yanta/config'
import { loadContent, type LoadedContent } from '@yanta/content'
import { migrate } from '@yanta/database'
import type { DatabaseTemplate } from '@yanta/database/testing'
import { join } from 'node:path'
import { buildPlatform } from '../app.ts'
import { migrations } from '../database/migrations.ts'
import type { PlatformTables } from '../database/schema.ts'

/** Four games, two studios, one seeded player. */
export const testContentFolder = join(import.meta.dirname, 'content')

let loaded: LoadedContent | undefined

/** The tests' content, read and checked once for all platforms of the process; nothing may change it. */
export function loadTestContent(): LoadedContent {
  loaded ??= freeze(loadContent(testContentFolder))
  return loaded
}

function freeze<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (isPlain) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

export const testSecrets = {
  SESSION_SECRET: 'session-secret-of-the-tests-only-0123456789',
  WALLET_SECRET: 'wallet-secret-of-the-tests-only-0123456789',
}

/** The platform's tables, with nothing in them. */
export const migratedPlatform: DatabaseTemplate<PlatformTables> = {
  name: 'platform_migrated',
  fill: ({ db }) => migrate(db, { table: 'platform_migrations', migrations }),
}

/** As a platform of demo mode leaves it that was started once on the tests' content. */
export const startedPlatform: DatabaseTemplate<PlatformTables> = {
  name: 'platform_started',
  fill: async (database) => {
    const config = readConfig(testSecrets)
    await (await buildPlatform({ config, database, loaded: loadTestContent() })).close()
  },
}
