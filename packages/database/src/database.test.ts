import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, type Database } from './index.ts'
import { nameStatement } from './named-statements.ts'
import { createServerTestDatabase, createTestDatabase, testServerUrl } from './testing.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['0', 0],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['-9007199254740991', Number.MIN_SAFE_INTEGER],
])('int8 %s is a number', async (text, value) => {
  expect((await sql<{ n: number }>`select ${sql.lit(text)}::int8 as n`.execute(database.db)).rows[0]!.n).toBe(
    value,
  )
})

test.each(['9007199254740992', '-9007199254740992'])(
  'int8 %s is an error instead of a rounded number',
  async (text) => {
    await expect(sql`select ${sql.lit(text)}::int8 as n`.execute(database.db)).rejects.toThrow(/does not fit/)
    expect((await sql`select 1 as n`.execute(database.db)).rows).toEqual([{ n: 1 }])
  },
)

test('a date is read as the same day', async () => {
  expect(
    (await sql<{ day: string }>`select date '1990-05-17' as day`.execute(database.db)).rows[0]!.day,
  ).toBe('1990-05-17')
})

test('a statement is prepared once under its name', async () => {
  for (const n of [1, 2, 3]) await sql`select ${n}::int as repeated`.execute(database.db)
  const { rows } = await sql<{
    uses: number
  }>`select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like '%as repeated'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ uses: 3 }])
})

test.each(['create table t (id int)', 'begin', 'select 1; select 2', 'vacuum'])(
  '%s stays unnamed',
  (text) => {
    expect(nameStatement(text)).toBeUndefined()
  },
)

test('a failed statement leaves its connection usable under the same name', async () => {
  const divide = (by: number) => sql<{ n: number }>`select 1 / ${by}::int as n`.execute(database.db)
  await expect(divide(0)).rejects.toThrow(/division by zero/)
  expect((await divide(1)).rows).toEqual([{ n: 1 }])
})

test('asking the pool inside a transaction fails in time instead of hanging for ever', async () => {
  const impatient = await createTestDatabase({ patienceMs: 200 })
  const inside = impatient.db.transaction().execute(() => sql`select 1`.execute(impatient.db))
  await expect(inside).rejects.toThrow(/timeout/)
  expect((await sql`select 1 as n`.execute(impatient.db)).rows).toEqual([{ n: 1 }])
  await impatient.close()
})

test('two owners migrate side by side, each once', async () => {
  const ran: string[] = []
  const migration = (name: string) => ({ up: async () => void ran.push(name) })
  const first = { table: 'first_migrations', migrations: { '0001-a': migration('first a') } }
  const second = { table: 'migrations', schema: 'second', migrations: { '0001-a': migration('second a') } }
  for (const set of [first, second, first, second]) await migrate(database.db, set)
  await migrate(database.db, {
    ...second,
    migrations: { ...second.migrations, '0002-b': migration('second b') },
  })
  expect(ran).toEqual(['first a', 'second a', 'second b'])
})

test('a migration merged late runs on a database that already has a later one, and none runs twice', async () => {
  const ran: string[] = []
  const migration = (name: string) => ({ up: async () => void ran.push(name) })
  const [a, b, c] = ['0001-a', '0002-b', '0003-c'].map((name) => ({ [name]: migration(name) }))
  await migrate(database.db, { table: 'late_migrations', migrations: { ...a, ...c } })
  await migrate(database.db, { table: 'late_migrations', migrations: { ...a, ...b, ...c } })
  await migrate(database.db, { table: 'late_migrations', migrations: { ...a, ...b, ...c } })
  expect(ran).toEqual(['0001-a', '0003-c', '0002-b'])
})

test.each([
  ['fewer', ['0001-a']],
  ['as many, but another', ['0001-a', '0003-c']],
])('a database with a migration that the code does not know is refused: %s', async (_case, known) => {
  const table = `newer_${known.length}_migrations`
  const ran: string[] = []
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { up: async () => void ran.push(name) }]))
  await migrate(database.db, { table, migrations: pick(['0001-a', '0002-b']) })
  await expect(migrate(database.db, { table, migrations: pick(known) })).rejects.toThrow(
    expect.objectContaining({
      name: 'DatabaseError',
      message: expect.stringMatching(/^The database was changed by a newer release \(0002-b\): .*\.$/),
    }),
  )
  expect(ran).toEqual(['0001-a', '0002-b'])
})

test.runIf(testServerUrl)('a migration may last longer than any other statement', async () => {
  const server = await createServerTestDatabase(testServerUrl!)
  const limits: string[] = []
  const readLimit = async (db: Database['db']) => {
    const { rows } = await sql<{
      limit: string
    }>`select current_setting('statement_timeout') as limit`.execute(db)
    limits.push(rows[0]!.limit)
  }
  await migrate(server.db, { table: 'long_migrations', migrations: { '0001-long': { up: readLimit } } })
  await readLimit(server.db)
  expect(limits).toEqual(['0', '15s'])
  await server.close()
})

test('a failing migration is named in the error and rolled back', async () => {
  const failing = {
    up: async (db: typeof database.db) => {
      await sql`create table torn (id int)`.execute(db)
      throw new Error('no')
    },
  }
  await expect(
    migrate(database.db, { table: 'failing_migrations', migrations: { '0001-torn': failing } }),
  ).rejects.toThrow('migration 0001-torn failed')
  expect((await sql`select from pg_tables where tablename = 'torn'`.execute(database.db)).rows).toHaveLength(
    0,
  )
})

test.runIf(testServerUrl)(
  'processes that start at once on a server make their schema and migrate once',
  async () => {
    const server = await createServerTestDatabase(testServerUrl!)
    for (let place = 0; place < 10; place += 1) {
      let ran = 0
      const set = {
        table: 'migrations',
        schema: `owner_${place}`,
        migrations: {
          '0001-a': {
            up: async () => {
              ran += 1
            },
          },
        },
      }
      await Promise.all(Array.from({ length: 5 }, () => migrate(server.db, set)))
      expect(ran).toBe(1)
    }
    await server.close()
  },
  60_000,
)
