import { command, nullable, query, row, timestamptz } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const bar = row({ until: nullable(timestamptz) })

/** The later of two ends stays; null is for ever. */
export async function barHash(
  trx: PlatformDatabase,
  { hash, until }: { hash: string; until: Date | null },
): Promise<void> {
  await command`
    insert into erased_contacts as known (hash, barred_until) values (${hash}, ${until})
    on conflict (hash) do update set barred_until = case
      when known.barred_until is null or excluded.barred_until is null then null
      else greatest(known.barred_until, excluded.barred_until) end`.run(trx)
}

/** Until when a hash is barred, if it is; null is for ever. */
export function findBar(
  db: PlatformDatabase,
  now: Date,
  hash: string,
): Promise<{ until: Date | null } | undefined> {
  return query(bar)`
    select barred_until as until from erased_contacts
    where hash = ${hash} and (barred_until is null or barred_until > ${now})`.find(db)
}
