import { bool, command, integer, nullable, query, row, text, timestamptz } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { ContestKind } from './contests.repository.ts'
import type { FormerInstance } from './schedule.rules.ts'

const lastRow = row({
  entry: text,
  startsAt: timestamptz,
  endsAt: nullable(timestamptz),
  isCancelled: bool,
})

/** The last instance of each entry that has one. */
export async function selectLastInstances(
  db: PlatformDatabase,
  kind: ContestKind,
): Promise<ReadonlyMap<string, FormerInstance>> {
  const rows = await query(lastRow)`
    select distinct on (entry) entry, starts_at as "startsAt", ends_at as "endsAt", state = 'cancelled' as "isCancelled"
    from contests where kind = ${kind} order by entry, starts_at desc`.list(db)
  return new Map(rows.map(({ entry, ...instance }) => [entry, instance]))
}

interface NewContest {
  kind: ContestKind
  entry: string
  slug: string
  startsAt: Date
  endsAt: Date | null
  terms: unknown
  seed: string
  seedHash: string
  /** Ten-thousandths of a rouble. */
  pool: number
  /** Of a tournament that is a stage. */
  seriesId: number | null
}

const made = row({ id: integer })

/** Its id; null when another process has made it. */
export async function insertContest(
  db: PlatformDatabase,
  now: Date,
  { kind, entry, slug, startsAt, endsAt, terms, seed, seedHash, pool, seriesId }: NewContest,
): Promise<number | null> {
  const inserted = await query(made)`
    insert into contests (kind, entry, slug, starts_at, ends_at, terms, seed, seed_hash, pool, series_id, created_at)
    values (${kind}, ${entry}, ${slug}, ${startsAt}, ${endsAt}, ${JSON.stringify(terms)}::jsonb, ${seed}, ${seedHash}, ${pool},
      ${seriesId}, ${now})
    on conflict (kind, slug) do nothing
    returning id`.find(db)
  return inserted?.id ?? null
}

/** Instances that have not begun, and whose series has not, take the terms their entry has now. */
export async function updateWaitingTerms(
  db: PlatformDatabase,
  now: Date,
  { kind, entry, terms, pool }: Pick<NewContest, 'kind' | 'entry' | 'terms' | 'pool'>,
): Promise<void> {
  await command`
    update contests set terms = ${JSON.stringify(terms)}::jsonb, pool = ${pool}
    where kind = ${kind} and entry = ${entry} and state = 'created' and starts_at > ${now}
      and terms <> ${JSON.stringify(terms)}::jsonb
      and not exists (select from contests series where series.id = contests.series_id and series.starts_at <= ${now})`.run(
    db,
  )
}
