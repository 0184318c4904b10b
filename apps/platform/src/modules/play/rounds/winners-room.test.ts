import type { AddressInfo } from 'node:net'
import { listWinners, winnersAdded, winnersRoom, type EventData } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openDesk, startDesk, type ProviderDesk } from '../../money/wallet/testing/provider-desk.ts'

interface WinnersFrame {
  type: string
  seq: number
  epoch: string
  data: EventData<typeof winnersAdded>
}

let platform: TestPlatform
let socket: WebSocket
const received: WinnersFrame[] = []
beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.app.listen({ host: '127.0.0.1', port: 0 })
  socket = new WebSocket(`ws://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}/socket`, {
    origin: platform.config.siteOrigin,
  })
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (bytes) => {
      const frame = JSON.parse(String(bytes)) as WinnersFrame
      if (frame.type === 'joined') resolve()
      if (frame.type === 'winnersAdded') received.push(frame)
    })
  })
  await new Promise((resolve) => {
    socket.once('open', resolve)
  })
  socket.send(JSON.stringify({ type: 'jointoroom', rooms: [winnersRoom] }))
  await joined
})
afterAll(async () => {
  socket.close()
  await platform.close()
})

const ask = async () => {
  const { as } = platform.onOneProcess('a list has the numbers of its process, here those of the socket')
  return (await as(null).get(listWinners, { query: { limit: '100' } })).body
}
const listReceived = () => received.flatMap(({ data }) => data.data)

function settleMany(desk: ProviderDesk, name: string, wins: readonly number[]) {
  return Promise.all(
    wins.map((win, index) =>
      desk.settle(100, win, {
        roundId: `${name}-${desk.sessionId}-${index}`,
        betTransactionId: `${name}-bet-${desk.sessionId}-${index}`,
        winTransactionId: `${name}-win-${desk.sessionId}-${index}`,
      }),
    ),
  )
}

test('a listener gets a win in the shape of the list, with the name of the game in both languages', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await desk.settle(1_000, 2_500)
  await expect.poll(listReceived).toHaveLength(1)
  const {
    data: [listed],
    seq,
    epoch,
  } = await ask()
  const { game, ...rest } = listed!
  expect(listReceived()).toEqual([{ ...rest, game: { ...game, name: { ru: game.name, en: game.name } } }])
  expect(rest).toMatchObject({ amount: 2_500, nick_name: expect.stringMatching(/^.{1,2}\*{3}$/u) })
  expect([seq, epoch]).toEqual([{ [winnersRoom]: received[0]!.seq }, received[0]!.epoch])
})

test('a round that cost as much as it won, a demo round and one in an unlisted game are not published', async () => {
  const before = listReceived().length
  const desk = await openDesk(platform, { balance: 10_000 })
  await settleMany(desk, 'even', [0, 100])
  await (await startDesk(platform, await platform.createPlayer(), { mode: 'demo' })).settle(100, 900)
  const hidden = await openDesk(platform, { balance: 10_000, slug: 'takes-no-bonus' })
  await platform.db
    .updateTable('games')
    .set({ is_listed: false })
    .where('slug', '=', 'takes-no-bonus')
    .execute()
  await hidden.settle(100, 900)
  await settleMany(desk, 'marker', [101])
  await expect.poll(() => listReceived().at(-1)?.amount).toBe(101)
  expect(listReceived()).toHaveLength(before + 1)
})

test('a list and the events after it have every win, whenever the list was read', async () => {
  const desk = await openDesk(platform, { balance: 100_000 })
  const lists = []
  const all = async () => new Set((await ask()).data.map(({ id }) => id))
  const countUntold = async () => (await all()).size - new Set(listReceived().map(({ id }) => id)).size
  for (let turn = 0; turn < 3; turn += 1) {
    const [, duringRounds] = await Promise.all([settleMany(desk, `turn-${turn}`, [300, 0, 400]), ask()])
    const beforeEvent = await ask()
    await expect.poll(countUntold).toBe(0)
    lists.push(duringRounds, beforeEvent, await ask())
  }
  const whole = await all()
  for (const { data, seq } of lists) {
    const later = received
      .filter((event) => event.seq > seq[winnersRoom]!)
      .flatMap((event) => event.data.data)
    expect(new Set([...data, ...later].map(({ id }) => id))).toEqual(whole)
  }
})

test('a list is read again once another process has published wins', async () => {
  const desk = await openDesk(platform, { balance: 10_000 })
  await desk.settle(100, 900)
  const findName = async () => (await ask()).data[0]!.nick_name
  await expect.poll(async () => (await ask()).data[0]!.amount).toBe(900)
  await sql`update users set nick_name = 'Zoya' where id = ${desk.player.id}`.execute(platform.db)
  expect(await findName()).not.toMatch(/^Zo/)
  const { realtime } = platform.app.deps
  realtime.receive({ kind: 'event', type: winnersAdded.type, room: winnersRoom, data: { data: [] } })
  expect(await findName()).toMatch(/^Zo/)
})

test('of many wins at once the 30 newest are published, at most once a second', async () => {
  const desk = await openDesk(platform, { balance: 100_000 })
  const { seq } = received.at(-1)!
  // The time of publishing: a busy machine may deliver two frames closer together than they were sent.
  const publishedAt = platform.processes.map((): number[] => [])
  const ends = platform.processes.map((process, index) =>
    process.watchPublished((_room, type) => {
      if (type === winnersAdded.type) publishedAt[index]!.push(Date.now())
    }),
  )
  await settleMany(
    desk,
    'flood',
    Array.from({ length: 90 }, (_, index) => 200 + index),
  )
  const listUntold = async () => {
    const known = new Set(listReceived().map(({ id }) => id))
    const newest = (await ask()).data.slice(0, 30)
    return newest.filter(({ id, amount }) => amount < 200 || amount > 289 || !known.has(id))
  }
  await expect.poll(listUntold).toEqual([])
  const flood = received.filter((event) => event.seq > seq)
  for (const { data } of flood) expect(data.data.length).toBeLessThanOrEqual(30)
  for (const end of ends) end()
  expect(publishedAt.flat()).toHaveLength(flood.length)
  for (const times of publishedAt)
    for (const [index, at] of times.entries())
      if (index > 0) expect(at - times[index - 1]!).toBeGreaterThan(900)
})
