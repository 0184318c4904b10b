import { integer, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { ContestEntriesTable } from '../../../database/schema.ts'

export type PointsKind = ContestEntriesTable['kind']
export type PointsUnit = ContestEntriesTable['unit']

export interface ContestEntry {
  contestId: number
  userId: number
  kind: PointsKind
  unit: PointsUnit
  amount: number
  key: string
  note: string | null
  at: Date
}

const written = row({
  contestId: integer,
  userId: integer,
  kind: text<PointsKind>(),
  unit: text<PointsUnit>(),
  key: text,
})
export type WrittenEntry = RowOf<typeof written>

/**
 * Writes entries with different keys, all by one statement. Those of bets are added to the row of their day, which becomes the latest;
 * of others the known ones are left out, of what it returns too.
 */
export function insertEntries(
  trx: PlatformDatabase,
  entries: readonly ContestEntry[],
): Promise<WrittenEntry[]> {
  const column = <Key extends keyof ContestEntry>(key: Key) => entries.map((entry) => entry[key])
  return query(written)`
    insert into contest_entries (contest_id, user_id, kind, unit, amount, key, note, at)
    select * from unnest(${column('contestId')}::bigint[], ${column('userId')}::bigint[], ${column('kind')}::text[],
      ${column('unit')}::text[], ${column('amount')}::bigint[], ${column('key')}::text[], ${column('note')}::text[],
      ${column('at')}::timestamptz[])
    on conflict (contest_id, user_id, kind, unit, key) do update set id = default,
      amount = contest_entries.amount + excluded.amount, at = greatest(contest_entries.at, excluded.at)
      where contest_entries.kind = 'bets'
    returning contest_id as "contestId", user_id as "userId", kind, unit, key`.list(trx)
}
