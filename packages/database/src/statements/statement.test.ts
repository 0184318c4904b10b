import { sql } from 'kysely'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { Database } from '../open-database.ts'
import { createTestDatabase } from '../testing.ts'
import { integer, json, neverNull, nullable, text, timestamptz, type Column } from './columns.ts'
import { row, type RowOf } from './row.ts'
import { command, query } from './statement.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`create table people (id bigint primary key, name text not null, note text, born timestamptz)`.execute(
    database.db,
  )
  await sql`insert into people (id, name, note) values (1, 'Vera', null), (2, 'Max', 'a guest')`.execute(
    database.db,
  )
})
afterAll(() => database.close())

const person = row({ id: integer, name: text<'Vera' | 'Max'>(), note: nullable(text) })
const select = () => query(person)`select id, name, note from people order by id`

test('the rows have the declared type', async () => {
  expectTypeOf<RowOf<typeof person>>().toEqualTypeOf<{
    id: number
    name: 'Vera' | 'Max'
    note: string | null
  }>()
  expect(await select().list(database.db)).toEqual([
    { id: 1, name: 'Vera', note: null },
    { id: 2, name: 'Max', note: 'a guest' },
  ])
})

test('one row may be absent when it is looked for, and is an error when it has to be there', async () => {
  const named = (name: string) => query(row({ id: integer }))`select id from people where name = ${name}`
  expect(await named('Max').find(database.db)).toEqual({ id: 2 })
  expect(await named('Nobody').find(database.db)).toBeUndefined()
  expect(await named('Max').get(database.db)).toEqual({ id: 2 })
  await expect(named('Nobody').get(database.db)).rejects.toThrow('no row for: select id from people')
})

test('a command returns how many rows it changed', async () => {
  expect(await command`update people set note = note where note is null`.run(database.db)).toBe(1)
  expect(await command`update people set note = note where id = 3`.run(database.db)).toBe(0)
})

const wrong: [string, Record<string, Column<unknown>>, string][] = [
  ['lacks a column', { id: integer, name: text }, 'note is not declared'],
  [
    'declares a column that is not there',
    { id: integer, name: text, note: nullable(text), age: integer },
    'age is declared and missing',
  ],
  [
    'declares another type',
    { id: text, name: text, note: nullable(text) },
    'id has the type 20 instead of 25',
  ],
  [
    'declares no null where the column has some',
    { id: integer, name: text, note: text },
    'note comes from a column that may be null',
  ],
  [
    'promises that there is no null and has one',
    { id: integer, name: text, note: neverNull(text) },
    'note is null and not declared so',
  ],
]

test.each(wrong)('a statement that %s fails', async (_case, columns, message) => {
  await expect(query(row(columns))`select id, name, note from people`.list(database.db)).rejects.toThrow(
    message,
  )
})

test('a command that returns rows fails', async () => {
  await expect(command`update people set note = note returning id`.run(database.db)).rejects.toThrow(
    'id is not declared',
  )
})

test('an expression that gives a null fails unless it is declared', async () => {
  const maximum = query(row({ most: integer }))`select max(id) as most from people where id > 2`
  await expect(maximum.list(database.db)).rejects.toThrow('most is null and not declared so')
})

test('a null that the condition excludes is promised, and JSON has its own type', async () => {
  const noted = row({ note: neverNull(text), data: json<{ id: number }>() })
  const rows = await query(
    noted,
  )`select note, json_build_object('id', id) as data from people where note is not null`.list(database.db)
  expect(rows).toEqual([{ note: 'a guest', data: { id: 2 } }])
})

test('a wrong statement undoes its transaction, and a right one is checked within it', async () => {
  const inside = database.db.transaction().execute(async (trx) => {
    await command`insert into people (id, name) values (7, 'Olga')`.run(trx)
    await query(row({ born: timestamptz }))`select born from people`.list(trx)
  })
  await expect(inside).rejects.toThrow('born comes from a column that may be null')
  expect(await select().list(database.db)).toHaveLength(2)
})

test('tables that appear later are known too', async () => {
  await sql`create table later (id int not null)`.execute(database.db)
  expect(await query(row({ id: integer }))`select id from later`.list(database.db)).toEqual([])
})
