import { Kysely, PostgresDialect } from 'kysely'
import { openChannel, type Channel, type ChannelHandlers } from './channel.ts'
import { openEmbeddedPool } from './embedded.ts'
import type { NamedStatementClient } from './named-statements.ts'
import { countConnections } from './pool.ts'
import { openServerPool } from './server.ts'

/** `url` is that of a PostgreSQL server; `directory` a folder owned by this process alone. */
export type DatabaseLocation = { url: string } | { directory: string }

/** `Tables` are those that its opener knows to be there. */
export interface Database<Tables = any> {
  db: Kysely<Tables>
  kind: 'embedded' | 'server'
  /** Opens a channel to the other processes on the same server; null on an embedded database, which has none. */
  openChannel: ((name: string, handlers: ChannelHandlers) => Promise<Channel>) | null
  /** Connections now, and what waits for one. */
  countConnections: () => { open: number; idle: number; waiting: number }
  /** Closes every connection and, when embedded, writes a checkpoint and releases the folder. */
  close(): Promise<void>
}

export interface OpeningOptions {
  /** Called after every statement, in the context of what had it run. */
  onStatement?: ((statement: { text: string; lastedMs: number; error?: unknown }) => void) | undefined
  /** Of a server's connections, for tests. */
  Client?: typeof NamedStatementClient
}

/**
 * Opens the database and verifies that it answers.
 * @throws DatabaseError when it can't be used; its message is fit for the terminal.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { Client, onStatement }: OpeningOptions = {},
): Promise<Database> {
  const kind = 'url' in location ? 'server' : 'embedded'
  const { pool, release } =
    'url' in location
      ? await openServerPool(location.url, Client)
      : await openEmbeddedPool(location.directory)
  // The pool is ended by `release`, after its other users have finished.
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: ({ query: { sql: text }, queryDurationMillis: lastedMs, ...event }) =>
        onStatement({ text, lastedMs, ...('error' in event ? { error: event.error } : {}) }),
    }),
  })
  const channels =
    'url' in location
      ? (name: string, handlers: ChannelHandlers) => openChannel(location.url, name, handlers)
      : null
  return { db, kind, openChannel: channels, countConnections: () => countConnections(pool), close: release }
}
