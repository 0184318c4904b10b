import { sql, type Expression, type RawBuilder } from 'kysely'
import { factVersions, type OutboxEvent, type OutboxFacts } from './outbox-facts.ts'

/** Data known only to the database when an event is written: a jsonb object, and the CTE that its columns come from. */
export interface DerivedData {
  object: RawBuilder<unknown>
  from: RawBuilder<unknown>
}

/** The statement that writes one event, to be run or composed into the caller's own. */
export function insertEvent<Type extends keyof OutboxFacts>(
  { type, userId, data }: OutboxEvent<Type>,
  { object, from }: DerivedData,
  now: Date,
): RawBuilder<unknown> {
  const known = JSON.stringify({ version: factVersions[type], ...data })
  return sql`
    insert into event_outbox (type, user_id, data, happened_at)
    select ${type}, ${userId}::bigint, ${known}::jsonb || ${object}, ${now}::timestamptz from ${from}`
}

/** The statement that writes the same event for each player of a query, whose ids are its column `user_id`. `own`: data of each, a jsonb object of the query. */
export function insertEvents<Type extends keyof OutboxFacts>(
  { type, data }: Omit<OutboxEvent<Type>, 'userId'>,
  players: RawBuilder<unknown>,
  now: Date,
  own: RawBuilder<unknown> = sql`'{}'::jsonb`,
): RawBuilder<unknown> {
  const known = JSON.stringify({ version: factVersions[type], ...data })
  return sql`
    insert into event_outbox (type, user_id, data, happened_at)
    select ${type}, user_id, ${known}::jsonb || ${own}, ${now}::timestamptz from (${players}) players`
}

/** A timestamp in the format of events. */
export const momentOf = (column: Expression<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
