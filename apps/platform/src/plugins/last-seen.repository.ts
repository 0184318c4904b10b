import { command } from '@yanta/database/statements'
import type { PlatformDatabase } from '../database/platform-database.ts'

/** The last use of a login. */
export interface Sighting {
  id: string
  /** ISO 8601. */
  at: string
  address: string
  /** Upper case; empty when unknown. */
  region: string
}

/** Skips logins whose rows are locked. */
export async function updateLastSeen(db: PlatformDatabase, sightings: readonly Sighting[]): Promise<void> {
  await command`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(sightings)}::jsonb) as t (id text, at timestamptz, address text, region text)
    ), free as (
      select id from sessions where id in (select id from seen) and ended_at is null for update skip locked
    )
    update sessions s set last_seen_at = seen.at, last_address = seen.address, last_region = nullif(seen.region, '')
    from seen join free using (id) where s.id = seen.id and seen.at > s.last_seen_at`.run(db)
}
