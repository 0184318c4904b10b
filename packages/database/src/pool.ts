import pg from 'pg'
import { NamedStatementClient } from './named-statements.ts'
import { columnTypes } from './column-types.ts'

/** A pool with named statements and our column types. A lost connection is reported, never thrown past everybody. */
export function createPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...settings, Client: NamedStatementClient, types: columnTypes } as pg.PoolConfig)
  pool.on('error', reportLostConnection)
  pool.on('connect', (client) => client.on('error', reportLostConnection))
  return pool
}

function reportLostConnection(error: Error): void {
  process.emitWarning(`a database connection was lost: ${error.message}`, 'DatabaseWarning')
}
