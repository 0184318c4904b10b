import pg from 'pg'
import { NamedStatementClient } from './named-statements.ts'
import { columnTypes } from './column-types.ts'

/** A pool with named statements and our column types. A connection lost before the pool ends is reported, never thrown past everybody. */
export function createPool(settings: pg.PoolConfig, Client = NamedStatementClient): pg.Pool {
  const pool = new pg.Pool({ ...settings, Client, types: columnTypes } as pg.PoolConfig)
  const report = (error: Error) => {
    if (!pool.ending)
      process.emitWarning(`a database connection was lost: ${error.message}`, 'DatabaseWarning')
  }
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/** Connections now, and what waits for one. */
export function countConnections({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { open: totalCount, idle: idleCount, waiting: waitingCount }
}
