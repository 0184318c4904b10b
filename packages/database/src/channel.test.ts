import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channel } from './channel.ts'
import type { Database } from './open-database.ts'
import { createServerTestDatabase, createTestDatabase, testServerUrl } from './testing.ts'

test('an embedded database has one process and no channel', async () => {
  const database = await createTestDatabase()
  expect(database.openChannel).toBeNull()
  await database.close()
})

describe.runIf(testServerUrl)('on a server', () => {
  let database: Database
  const open: Channel[] = []
  beforeAll(async () => {
    database = await createServerTestDatabase(testServerUrl!)
  })
  afterAll(async () => {
    await Promise.all(open.map((channel) => channel.close()))
    await database.close()
  })

  async function join(name: string) {
    const received: string[] = []
    const gaps: boolean[] = []
    const channel = await database.openChannel!(name, {
      onLine: (line) => received.push(line),
      onGap: (hasLostOwn) => void gaps.push(hasLostOwn),
    })
    open.push(channel)
    return { channel, received, gaps }
  }

  test('each line of one process is received once and in order by all others, but not by itself', async () => {
    const [first, second, third] = [await join('order'), await join('order'), await join('order')]
    const lines = Array.from({ length: 500 }, (_, index) => JSON.stringify({ index }))
    for (const [index, line] of lines.entries()) {
      first.channel.send(line)
      if (index % 50 === 0) await wait(5)
    }
    await expect.poll(() => second.received.length).toBe(500)
    await expect.poll(() => third.received.length).toBe(500)
    expect([second.received, third.received, first.received]).toEqual([lines, lines, []])
  })

  test('a line longer than a payload of the server arrives complete, with any characters', async () => {
    const [first, second] = [await join('long'), await join('long')]
    const line = JSON.stringify({ text: 'Ж😀\n"\u0000'.repeat(5_000) })
    first.channel.send(line)
    first.channel.send('"after it"')
    await expect.poll(() => second.received.length).toBe(2)
    expect(second.received.map((each) => JSON.parse(each) as unknown)).toEqual([JSON.parse(line), 'after it'])
  })

  test('equal lines are received as often as they were sent', async () => {
    const [first, second] = [await join('same'), await join('same')]
    for (let round = 0; round < 3; round += 1) {
      first.channel.send('"again"')
      first.channel.send('"again"')
      await wait(40)
    }
    await expect.poll(() => second.received.length).toBe(6)
  })

  test('pending lines are sent before the connection is closed', async () => {
    const [first, second] = [await join('end'), await join('end')]
    first.channel.send('"last words"')
    await first.channel.close()
    await expect.poll(() => second.received).toEqual(['"last words"'])
  })

  test('a lost connection is reopened, reports the gap, and receives again', async () => {
    const [first, second] = [await join('lost'), await join('lost')]
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'channel lost'`.execute(
      database.db,
    )
    await expect.poll(() => [first.gaps, second.gaps]).toEqual([[false], [false]])
    first.channel.send('"back again"')
    await expect.poll(() => second.received).toEqual(['"back again"'])
  })

  test('a process that sent while the connection was down is notified of the loss', async () => {
    const { channel, gaps } = await join('silent')
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const name = pg.escapeIdentifier(rows[0]!.name)
    const outside = new pg.Client({ connectionString: testServerUrl })
    await outside.connect()
    await outside.query(`alter database ${name} allow_connections false`)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'channel silent'`.execute(
      database.db,
    )
    channel.send('"into the void"')
    await wait(60)
    expect(gaps).toEqual([])
    await outside.query(`alter database ${name} allow_connections true`)
    await outside.end()
    await expect.poll(() => gaps, { timeout: 5_000 }).toEqual([true])
  })
})
