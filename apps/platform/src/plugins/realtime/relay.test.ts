// Two processes of the platform on one database server: what happens in one reaches the sockets of the other.
import type { AddressInfo } from 'node:net'
import { balanceChanged, getProfile, logout } from '@yanta/contract'
import type { Database } from '@yanta/database'
import { createServerTestDatabase, testServerUrl } from '@yanta/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { PlatformTables } from '../../database/schema.ts'
import { answerDesk } from '../../desk/desk.ts'
import { openDesk } from '../../modules/money/wallet/testing/provider-desk.ts'
import { startedPlatform } from '../../testing/templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../testing/test-platform.ts'
import { createRealtime, userRoom } from './realtime.ts'
import { openRelay } from './relay.ts'

describe.runIf(testServerUrl)('two processes on one server', () => {
  let here: TestPlatform
  let there: TestPlatform
  let url: string
  let database: Database<PlatformTables>

  beforeAll(async () => {
    database = await createServerTestDatabase(testServerUrl!, { template: startedPlatform })
    const shared = { ...database, close: async () => {} }
    here = await createTestPlatform({}, () => {}, Promise.resolve(shared))
    there = await createTestPlatform({}, () => {}, Promise.resolve(shared))
    await there.app.listen({ host: '127.0.0.1', port: 0 })
    url = `ws://127.0.0.1:${(there.app.server.address() as AddressInfo).port}/socket`
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    await database.close()
  })

  /** A browser whose socket the other process has. */
  async function listenThere(player: TestPlayer) {
    const socket = new WebSocket(url, { origin: there.config.siteOrigin })
    const frames: { type: string; epoch?: string; data?: unknown }[] = []
    socket.on('message', (bytes) => frames.push(JSON.parse(String(bytes)) as (typeof frames)[number]))
    const closed = new Promise((resolve) => {
      socket.once('close', resolve)
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve).once('error', reject)
    })
    // Each process learns by itself that the site is open again.
    await expect.poll(async () => (await here.as(player).get(getProfile)).status).toBe(200)
    const { hash } = (await here.as(player).get(getProfile)).body
    socket.send(JSON.stringify({ type: 'register', hash }))
    socket.send(JSON.stringify({ type: 'jointoroom', rooms: ['site'] }))
    const all = (type: string) => frames.filter((frame) => frame.type === type)
    await expect.poll(() => all('joined').length).toBe(2)
    return { all, closed, close: () => socket.close() }
  }

  /** A third process for the time of one command. */
  async function runDesk(...words: string[]) {
    const realtime = createRealtime()
    const relay = await openRelay(database, realtime)
    const request = { words, operator: 'eva', reason: 'asked to', key: words.join(' ') }
    const { db, config, app } = here
    const answer = await answerDesk(
      {
        db,
        clock: app.deps.clock,
        sessionSecret: config.sessionSecret,
        documentsDir: config.documentsDir,
        chatPicturesDir: config.chatPicturesDir,
        realtime,
        addXp: () => Promise.reject(new Error('not asked for')),
        timeZone: 'UTC',
        mostWager: null,
        messages: app.deps,
      },
      request,
    )
    await relay!.close()
    expect(answer.exitCode).toBe(0)
  }

  test('a round settled in one process moves the balance on a page of the other', async () => {
    const desk = await openDesk(here, { balance: 10_000 })
    const page = await listenThere(desk.player)
    await desk.settle(1500, 600)
    await expect
      .poll(() => page.all('balanceChanged').map(({ data }) => data))
      .toMatchObject([{ balance: 8500 }, { balance: 9100 }])
    page.close()
  })

  test('money that the desk credits is on an open page at once', async () => {
    const player = await here.createPlayer()
    const page = await listenThere(player)
    await runDesk('credit', player.email, '12.50')
    await expect
      .poll(() => page.all('balanceChanged').map(({ data }) => data))
      .toMatchObject([{ balance: 1250 }])
    page.close()
  })

  test('a break from the desk ends the game on an open page', async () => {
    const desk = await openDesk(here, { balance: 10_000 })
    const page = await listenThere(desk.player)
    await runDesk('break', desk.player.email, '24')
    await expect
      .poll(() => page.all('gameSessionDeactivated').map(({ data }) => data))
      .toMatchObject([{ reason: 'break' }])
    page.close()
  })

  test('a switch of the whole site is sent once by each process to its own pages', async () => {
    const page = await listenThere(await here.createPlayer())
    await runDesk('maintenance', 'on')
    await expect.poll(() => page.all('reconstructionChanged').length).toBe(1)
    await runDesk('maintenance', 'off')
    await expect.poll(() => page.all('reconstructionChanged').length).toBe(2)
    expect(page.all('reconstructionChanged').map(({ data }) => data)).toEqual([
      { isUnderReconstruction: true },
      { isUnderReconstruction: false },
    ])
    page.close()
  })

  test('a logout in one process lets go of the socket in the other', async () => {
    const player = await here.createPlayer()
    const page = await listenThere(player)
    await here.as(player).post(logout)
    await expect.poll(() => page.all('sessionEnded').length).toBe(1)
    await page.closed
  })

  test('compoints that either process counts are sent once, to a page of the other', async () => {
    const desk = await openDesk(here, { balance: 20_000 })
    const page = await listenThere(desk.player)
    await desk.settle(10_000, 0)
    await expect.poll(() => page.all('compointsBalanceChanged').length).toBe(1)
    page.close()
  })

  test('a page that receives an older balance after a newer one fetches anew', async () => {
    const player = await here.createPlayer()
    const page = await listenThere(player)
    const publish = ({ app }: TestPlatform, balance: number, order: number) =>
      app.deps.realtime.publish(
        userRoom(player.id),
        balanceChanged,
        { balance_type: 'real', balance, currency: 'RUB', reason: 'other', roundId: null },
        { order },
      )
    publish(here, 100, 1)
    await expect.poll(() => page.all('balanceChanged').length).toBe(1)
    publish(there, 300, 3)
    publish(here, 200, 2)
    await expect.poll(() => page.all('balanceChanged').length).toBe(3)
    expect(page.all('balanceChanged').at(-1)!.data).toMatchObject({ balance: 200 })
    await expect.poll(() => page.all('resync')).toEqual([{ type: 'resync', rooms: [userRoom(player.id)] }])
    page.close()
  })

  test('a lost connection between the processes begins another epoch on every page', async () => {
    const player = await here.createPlayer()
    const page = await listenThere(player)
    const before = there.app.deps.realtime.epoch
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'channel %' and datname = current_database()`.execute(
      here.db,
    )
    await expect.poll(() => page.all('welcome').at(-1)?.epoch).not.toBe(before)
    await expect.poll(() => page.all('welcome').at(-1)?.epoch).toBe(there.app.deps.realtime.epoch)
    page.close()
  })
})

test('a room that one process opens is open to the pages of the others', async () => {
  const lines: ((line: string) => void)[] = []
  const join = async () => {
    const realtime = createRealtime()
    let own: (line: string) => void
    await openRelay(
      {
        openChannel: (_, { onLine }) => {
          own = onLine
          lines.push(own)
          return Promise.resolve({
            send: (line: string) => lines.filter((each) => each !== own).forEach((each) => each(line)),
            close: () => Promise.resolve(),
          })
        },
      },
      realtime,
    )
    return realtime
  }
  const [one, other] = [await join(), await join()]
  expect(other.isAllowed('promotion:7')).toBe(false)
  one.allowRoom('promotion:7')
  expect([one.isAllowed('promotion:7'), other.isAllowed('promotion:7')]).toEqual([true, true])
})
