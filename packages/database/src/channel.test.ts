import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
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
    const heard: string[] = []
    let gaps = 0
    const channel = await database.openChannel!(name, {
      onLine: (line) => heard.push(line),
      onGap: () => void (gaps += 1),
    })
    open.push(channel)
    return { channel, heard, countGaps: () => gaps }
  }

  test('what one process sends, all others hear once and in its order, and it does not hear itself', async () => {
    const [first, second, third] = [await join('order'), await join('order'), await join('order')]
    const lines = Array.from({ length: 500 }, (_, index) => JSON.stringify({ index }))
    for (const [index, line] of lines.entries()) {
      first.channel.send(line)
      if (index % 50 === 0) await wait(5)
    }
    await expect.poll(() => second.heard.length).toBe(500)
    await expect.poll(() => third.heard.length).toBe(500)
    expect([second.heard, third.heard, first.heard]).toEqual([lines, lines, []])
  })

  test('a line that is longer than a payload of the server arrives whole, whatever letters it has', async () => {
    const [first, second] = [await join('long'), await join('long')]
    const line = JSON.stringify({ text: 'Ж😀\n"\u0000'.repeat(5_000) })
    first.channel.send(line)
    first.channel.send('"after it"')
    await expect.poll(() => second.heard.length).toBe(2)
    expect(second.heard.map((each) => JSON.parse(each) as unknown)).toEqual([JSON.parse(line), 'after it'])
  })

  test('lines that are the same are heard as often as they were sent', async () => {
    const [first, second] = [await join('same'), await join('same')]
    for (let round = 0; round < 3; round += 1) {
      first.channel.send('"again"')
      first.channel.send('"again"')
      await wait(40)
    }
    await expect.poll(() => second.heard.length).toBe(6)
  })

  test('what waits is sent before the connection is let go', async () => {
    const [first, second] = [await join('end'), await join('end')]
    first.channel.send('"last words"')
    await first.channel.close()
    await expect.poll(() => second.heard).toEqual(['"last words"'])
  })

  test('a connection that was lost comes back, tells the gap, and hears again', async () => {
    const [first, second] = [await join('lost'), await join('lost')]
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'channel lost'`.execute(
      database.db,
    )
    await expect.poll(() => [first.countGaps(), second.countGaps()]).toEqual([1, 1])
    first.channel.send('"back again"')
    await expect.poll(() => second.heard).toEqual(['"back again"'])
  })
})
