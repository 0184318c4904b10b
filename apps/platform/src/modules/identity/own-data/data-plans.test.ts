import { createTestDatabase } from '@yanta/database/testing'
import type { Database } from '@yanta/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { migratedPlatform } from '../../../testing/templates.ts'
import { dataSections, tablesWithoutPlayers } from './data-plans.ts'

let database: Database<PlatformTables>
beforeAll(async () => {
  database = await createTestDatabase({ template: migratedPlatform })
})
afterAll(() => database.close())

const plans = Object.values(dataSections).flat()

/** The columns of every table, as the database has them. */
async function readColumns(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname::text as table, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = to_regnamespace('public') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'platform\_migrations%'
    group by 1`.execute(database.db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Tables that refer to a player: by a foreign key, over however many tables, or by a column that is named for it. */
async function listTablesOfPlayers(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive owned (oid) as (
      select 'users'::regclass::oid
      union
      select conrelid::oid from pg_constraint join owned on confrelid = owned.oid where contype = 'f'
    )
    select relname::text as table from pg_class where oid in (select oid from owned)
    union
    select table_name::text from information_schema.columns where table_schema = 'public' and column_name like '%user_id'
    order by 1`.execute(database.db)
  return rows.map(({ table }) => table)
}

test('every table of the database has one plan or is one without players', async () => {
  const planned = [...plans.map(({ table }) => table), ...tablesWithoutPlayers]
  expect(planned.toSorted()).toEqual([...(await readColumns()).keys()].toSorted())
})

test('no table that refers to a player is among those without players', async () => {
  const ofPlayers = await listTablesOfPlayers()
  expect(ofPlayers).toContain('payout_steps')
  expect(ofPlayers.filter((table) => (tablesWithoutPlayers as string[]).includes(table))).toEqual([])
})

test('a plan names each column of its table once: in the file, or with the reason why not', async () => {
  const columns = await readColumns()
  expect(
    plans.map(({ table, shown, hidden }) => [table, [...shown, ...Object.keys(hidden)].toSorted()]),
  ).toEqual(plans.map(({ table }) => [table, columns.get(table)!.toSorted()]))
})

const secrets =
  /password_hash|code_hash|_seed$|^seed$|run_token|socket_hash|^secret$|credential_id|public_key|p256dh|^auth$|endpoint/
test('no column that opens something is in the file', () => {
  const named = plans.flatMap(({ table, shown, hidden }) =>
    [...shown, ...Object.keys(hidden)]
      .filter((column) => secrets.test(column))
      .map((column) => [table, column] as const),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter(
      ([table, column]) => plans.find((plan) => plan.table === table)!.hidden[column] !== 'secret',
    ),
  ).toEqual([])
})
