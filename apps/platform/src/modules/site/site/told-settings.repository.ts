import { bool, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const stored = row({ isFirst: bool })

/** Stores the hash of a setting. Whether another one was there before: only one of several processes is told so. */
export async function replaceHash(db: PlatformDatabase, name: string, hash: string): Promise<boolean> {
  const changed = await query(stored)`
    insert into told_settings (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash where told_settings.hash <> excluded.hash
    returning xmax = 0 as "isFirst"`.find(db)
  return changed !== undefined && !changed.isFirst
}
