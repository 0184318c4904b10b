import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkStatements } from './check-statements.ts'

/** Checks a repository of one file. */
function check(file: string, content: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'statements-'))
  for (const folder of ['apps', 'packages', dirname(file)]) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, file), content)
  const found = checkStatements(root)
  rmSync(root, { recursive: true })
  return found
}

const file = 'apps/platform/src/modules/site/news/news.repository.ts'
test.each([
  ['an untyped database', 'export function find(db: Kysely<any>) {}', 'says Kysely<any>'],
  ['an untyped transaction', 'const act = (trx: Transaction<any>) => trx', 'says Transaction<any>'],
  [
    'a raw statement whose rows are asserted',
    'await sql<{ id: number }>`select id from news`.execute(db)',
    'executes a raw statement',
  ],
  [
    'a raw statement over several lines',
    'await sql`\n  delete from news`\n  .execute(\n    db,\n)',
    'executes a raw statement',
  ],
  [
    "the database's time in a declared statement",
    'query(news)`select id from news where ends_at > now()`.list(db)',
    'asks the database for now()',
  ],
  [
    "the database's time in a part of a statement",
    'const isOver = sql<boolean>`ends_at < ${later} + clock_timestamp()`',
    'asks the database for clock_timestamp()',
  ],
  [
    "the database's time in a command",
    'command`update news set ended_at = current_timestamp`.run(db)',
    'asks the database for current_timestamp',
  ],
])('%s is refused with file and line', (_what, line, problem) => {
  expect(check(file, `// news\n${line}`)).toEqual([expect.stringContaining(`${file}:2 ${problem}`)])
})

test.each([
  ['a typed database', 'export function find(db: Kysely<PlatformTables>) {}'],
  ["the builder's execute", "await db.selectFrom('news').select(['id']).execute()"],
  [
    'a declared statement with the time as a parameter',
    'query(news)`select id from news where ends_at > ${now}`.list(db)',
  ],
  ['a comment about now()', '// never `now()`, and never Kysely<any>\nexport type Database = Kysely<Tables>'],
  ['the time of a clock in a parameter', 'command`update news set ended_at = ${clock.now()}`.run(db)'],
])('%s may stand in a repository', (_what, content) => {
  expect(check(file, content)).toEqual([])
})

test('SQL in a service is refused, and parts of statements may stand in a file of their own', () => {
  const part = 'export const isOver = sql<boolean>`ends_at < ${later}`'
  const service = 'apps/platform/src/modules/site/news/news.service.ts'
  expect(check(service, part)).toEqual([expect.stringContaining(`${service}:1 has SQL`)])
  expect(check('apps/platform/src/modules/site/news/news.sql.ts', part)).toEqual([])
})

const untyped = 'export const up = (db: Kysely<any>) => sql`insert into news values (now())`.execute(db)'
test.each([
  'apps/platform/src/database/migrations/0001-news.ts',
  'apps/games/server/database/0001-create-provider.ts',
  'apps/platform/src/modules/site/news/news.test.ts',
  'apps/platform/src/modules/site/news/testing/news.ts',
  'packages/database/src/testing.ts',
])('%s may say anything', (exempt) => {
  expect(check(exempt, untyped)).toEqual([])
})
