import { balanceChanged, getBalance, getProfile, logout, reconstructionChanged } from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../testing/test-platform.ts'
import { userRoom } from './realtime.ts'

let platform: TestPlatform
let url: string
beforeAll(async () => {
  platform = await createTestPlatform()
  await platform.app.listen({ host: '127.0.0.1', port: 0 })
  url = `ws://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}/socket`
})
afterAll(() => platform.close())

interface Client {
  frames: any[]
  send(frame: unknown): void
  /** The next frame of a type that was not returned before. */
  next(type: string): Promise<any>
  closed: Promise<number>
  close(): void
}

async function connect(): Promise<Client> {
  const socket = new WebSocket(url, { origin: platform.config.siteOrigin })
  const frames: any[] = []
  const seen = new Set<unknown>()
  socket.on('message', (bytes) => frames.push(JSON.parse(String(bytes))))
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject)
  })
  return {
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async next(type) {
      const find = () => frames.find((frame) => frame.type === type && !seen.has(frame))
      await expect.poll(find, { interval: 10 }).toBeDefined()
      const found = find()
      seen.add(found)
      return found
    },
    close: () => socket.close(),
  }
}

async function register(player: TestPlayer): Promise<Client> {
  const client = await connect()
  client.send({ type: 'register', hash: (await platform.as(player).get(getProfile)).body.hash })
  await client.next('joined')
  return client
}

const change = (balance: number) =>
  ({ balance_type: 'real', balance, currency: 'RUB', reason: 'win', roundId: null }) as const
const publish = (player: TestPlayer, balance: number) =>
  platform.app.deps.realtime.publish(userRoom(player.id), balanceChanged, change(balance))

describe('the connection', () => {
  test.each([
    ['another site', 'https://evil.example'],
    ['the site over another scheme', 'https://localhost:3000'],
    ['nobody', undefined],
  ])('is refused for %s', async (_case, origin) => {
    const socket = new WebSocket(url, { ...(origin && { origin }) })
    const error = await new Promise<Error>((resolve) => {
      socket.once('error', resolve)
    })
    expect(error.message).toContain('403')
  })

  test('is no matter of a request that offers another protocol, as a client in Java does', async () => {
    const { host, hostname, port } = new URL(url)
    const line = createConnection(Number(port), hostname)
    const headers = `Host: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nContent-Length: 2`
    line.write(`POST /json-api/login HTTP/1.1\r\n${headers}\r\nContent-Type: application/json\r\n\r\n{}`)
    const [answer] = (await once(line, 'data')) as [Buffer]
    // Its body was read.
    expect(answer.toString()).toContain('invalid_request')
    line.destroy()
  })

  test("starts with the epoch and the platform's clock", async () => {
    const client = await connect()
    expect(await client.next('welcome')).toMatchObject({
      epoch: platform.app.deps.realtime.epoch,
      serverTime: expect.stringMatching(/Z$/),
    })
    client.close()
  })

  test('is closed on a frame over 64 KB', async () => {
    const client = await connect()
    client.send('x'.repeat(64 * 1024 + 1))
    expect(await client.closed).toBe(1009)
  })

  test('is closed for a client that sends too many frames', async () => {
    const client = await connect()
    for (let count = 0; count < 200; count += 1) client.send({ type: 'ping' })
    expect(await client.closed).toBe(1008)
  })

  test.each([
    '{',
    '5',
    '{"type":"publish","room":"user:1"}',
    '{"type":"jointoroom","rooms":["../x"]}',
    '{"type":"register"}',
    '{"type":"ping","type":"ping"}',
  ])('refuses the frame %s and stays open', async (frame) => {
    const client = await connect()
    client.send(frame)
    expect(await client.next('refused')).toMatchObject({ code: 'invalid_request' })
    client.send({ type: 'ping' })
    await client.next('pong')
    client.close()
  })
})

describe("a player's room [7.85]", () => {
  test("opens by the hash of a login and sends the player's events, numbered on from the snapshot", async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    const [client, stranger] = [await register(player), await register(other)]
    const { body: snapshot } = await platform.as(player).get(getBalance)
    publish(player, 500)
    const event = await client.next('balanceChanged')
    expect(event).toEqual({
      type: 'balanceChanged',
      room: userRoom(player.id),
      seq: snapshot.seq[userRoom(player.id)]! + 1,
      epoch: snapshot.epoch,
      data: change(500),
    })
    stranger.send({ type: 'ping' })
    await stranger.next('pong')
    expect(stranger.frames.filter(({ type }) => type === 'balanceChanged')).toEqual([])
    for (const one of [client, stranger]) one.close()
  })

  test.each([
    ['a made-up hash', 'f'.repeat(48)],
    ['the access token', 'token'],
  ])('is refused for %s', async (_case, hash) => {
    const player = await platform.createPlayer()
    const client = await connect()
    client.send({ type: 'register', hash: hash === 'token' ? player.token.slice(0, 200) : hash })
    expect(await client.next('refused')).toMatchObject({ code: 'unauthorized' })
    client.close()
  })

  test("can't be joined by its name", async () => {
    const player = await platform.createPlayer()
    const client = await connect()
    client.send({ type: 'jointoroom', rooms: [userRoom(player.id)] })
    expect(await client.next('refused')).toMatchObject({ code: 'forbidden' })
    client.close()
  })

  test("refuses data that does not fit the event's schema", async () => {
    const player = await platform.createPlayer()
    expect(() => publish(player, 1.5)).toThrow()
    expect(() => platform.app.deps.realtime.publish('lobby', balanceChanged, change(1))).toThrow(
      /does not belong/,
    )
  })
})

describe('a register that is still looked up', () => {
  /** Holds the answer of the next look-up back until the returned function is called. */
  function holdLookUp(): () => void {
    const { guard } = platform.app.deps
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const lookUp = guard.findSocketSession
    vi.spyOn(guard, 'findSocketSession').mockImplementationOnce(async (hash) => {
      const found = await lookUp(hash)
      await held
      return found
    })
    return release
  }

  test('leaves nothing behind when its connection closes', async () => {
    const player = await platform.createPlayer()
    const { hash } = (await platform.as(player).get(getProfile)).body
    const { realtime } = platform.app.deps
    const added = vi.spyOn(realtime, 'add')
    const removed = vi.spyOn(realtime, 'remove')
    const release = holdLookUp()
    const client = await connect()
    client.send({ type: 'register', hash })
    const [listener] = added.mock.lastCall!
    client.close()
    await expect.poll(() => removed.mock.calls.flat()).toContain(listener)
    release()
    await platform.as(player).get(getBalance)
    expect(realtime.openRooms(userRoom(player.id))).toEqual([])
  })

  test('opens no room of a login that has ended meanwhile', async () => {
    const player = await platform.createPlayer()
    const { hash } = (await platform.as(player).get(getProfile)).body
    const release = holdLookUp()
    const client = await connect()
    client.send({ type: 'register', hash })
    await client.next('welcome')
    await platform.as(player).post(logout)
    release()
    expect(await client.next('refused')).toEqual({ type: 'refused', code: 'unauthorized' })
    client.close()
  })
})

test('a logout notifies the browsers of that login, closes them, and voids the hash; others stay', async () => {
  const player = await platform.createPlayer()
  const hash = (await platform.as(player).get(getProfile)).body.hash
  const [client, other] = [await register(player), await register(await platform.createPlayer())]
  await platform.as(player).post(logout)
  expect((await client.next('sessionEnded')).data).toEqual({ reason: 'logout' })
  expect(await client.closed).toBe(1000)
  const again = await connect()
  again.send({ type: 'register', hash })
  expect(await again.next('refused')).toMatchObject({ code: 'unauthorized' })
  other.send({ type: 'ping' })
  await other.next('pong')
  for (const one of [again, other]) one.close()
})

describe('a resume', () => {
  const comeBack = async (player: TestPlayer, mark: { epoch?: string; seq: number }) => {
    const client = await connect()
    client.send({ type: 'register', hash: (await platform.as(player).get(getProfile)).body.hash })
    client.send({
      type: 'resume',
      epoch: mark.epoch ?? platform.app.deps.realtime.epoch,
      seq: { [userRoom(player.id)]: mark.seq },
    })
    return client
  }

  test('sends exactly the missed events, in order', async () => {
    const player = await platform.createPlayer()
    const first = await register(player)
    publish(player, 1)
    const { seq } = await first.next('balanceChanged')
    first.close()
    await first.closed
    for (const balance of [2, 3, 4]) publish(player, balance)
    const second = await comeBack(player, { seq })
    for (const balance of [2, 3, 4]) expect((await second.next('balanceChanged')).data.balance).toBe(balance)
    expect(second.frames.filter(({ type }) => type === 'balanceChanged').map((frame) => frame.seq)).toEqual([
      seq + 1,
      seq + 2,
      seq + 3,
    ])
    second.close()
  })

  test.each([
    ['after more than is kept', { missed: 201 }],
    ['from another epoch', { missed: 1, epoch: 'before-the-restart' }],
    ['from the future', { missed: -5 }],
  ])('%s asks for a new snapshot', async (_case, { missed, ...mark }) => {
    const player = await platform.createPlayer()
    for (let count = 0; count < 201; count += 1) publish(player, count)
    const last = platform.app.deps.realtime.positions([userRoom(player.id)])[userRoom(player.id)]!
    const client = await comeBack(player, { ...mark, seq: last - missed })
    expect(await client.next('resync')).toEqual({ type: 'resync', rooms: [userRoom(player.id)] })
    client.close()
  })
})

test('a public room is open to every client once it is on the list', async () => {
  const client = await connect()
  client.send({ type: 'jointoroom', rooms: ['lobby'] })
  expect(await client.next('refused')).toMatchObject({ code: 'forbidden' })
  platform.app.deps.realtime.allowRoom('lobby')
  client.send({ type: 'jointoroom', rooms: ['lobby'] })
  expect(Object.keys((await client.next('joined')).rooms)).toEqual(['lobby'])
  client.close()
})

test("a client that left a public room gets no more of its events, and the player's own room can't be left", async () => {
  const { realtime } = platform.app.deps
  realtime.allowRoom('site')
  const player = await platform.createPlayer()
  const client = await register(player)
  client.send({ type: 'jointoroom', rooms: ['site'] })
  await client.next('joined')
  client.send({ type: 'leaveroom', rooms: ['site', userRoom(player.id)] })
  client.send({ type: 'ping' })
  await client.next('pong')
  realtime.publish('site', reconstructionChanged, { isUnderReconstruction: false })
  publish(player, 7)
  expect((await client.next('balanceChanged')).data.balance).toBe(7)
  expect(client.frames.filter(({ type }) => type === 'reconstructionChanged')).toEqual([])
  client.close()
})

test('a platform that stops sends every page a reason', async () => {
  const client = await connect()
  await Promise.all([platform.app.close(), expect(client.closed).resolves.toBe(1000)])
})
