import { json, nullable, query, row } from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../database/platform-database.ts'

/** JSON columns of one statement, in their order. */
export async function selectColumns(
  db: PlatformDatabase,
  columns: readonly RawBuilder<unknown>[],
): Promise<unknown[]> {
  const names = columns.map((_, index) => `part_${index}`)
  const found = row(Object.fromEntries(names.map((name) => [name, nullable(json)])))
  const named = columns.map((column, index) => sql`${column} as ${sql.ref(names[index]!)}`)
  const facts = await query(found)`select ${sql.join(named)}`.get(db)
  return names.map((name) => facts[name])
}
