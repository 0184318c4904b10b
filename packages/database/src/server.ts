import type pg from 'pg'
import { DatabaseError } from './database-error.ts'
import type { NamedStatementClient } from './named-statements.ts'
import { createPool } from './pool.ts'

const limits = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** A pool to a PostgreSQL server, 15 or newer. */
export async function openServerPool(
  url: string,
  Client?: typeof NamedStatementClient,
): Promise<{ pool: pg.Pool; release: () => Promise<void> }> {
  const pool = createPool({ connectionString: url, max: 10, ...limits }, Client)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseError(`The database server of DATABASE_URL does not answer: ${describe(error)}.`)
  }
  return { pool, release: () => pool.end() }
}

/** An AggregateError of several refused addresses has an empty message of its own. */
function describe(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || 'unknown reason'
}
