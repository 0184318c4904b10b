import type { QueryExecutorProvider } from 'kysely'
import { integer } from './statements/columns.ts'
import { row } from './statements/row.ts'
import { query } from './statements/statement.ts'

/** Resolves when the database answers. */
export async function checkConnection(db: QueryExecutorProvider): Promise<void> {
  await query(row({ one: integer }))`select 1 as one`.get(db)
}
