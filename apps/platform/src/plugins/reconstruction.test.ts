// The site under reconstruction [2.70], switched by the desk while it runs.
import {
  authenticateRun,
  getProfile,
  getServerData,
  getStaticPage,
  listGames,
  login,
  payWin,
  placeBet,
  reconstructionChanged,
  rollbackBet,
  runGame,
  settleRound,
  siteRoom,
  writeLog,
} from '@yanta/contract'
import { logLine } from '@yanta/contract/fixtures'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { answerDesk } from '../desk/desk.ts'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { createRealtime } from './realtime/realtime.ts'
import { watchReconstruction } from './reconstruction.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())
afterEach(() => switchTo('off'))

async function switchTo(state: 'on' | 'off', reason = '') {
  const answer = await answerDesk(
    {
      db: platform.db,
      clock: platform.clock,
      sessionSecret: platform.config.sessionSecret,
      documentsDir: platform.config.documentsDir,
      chatPicturesDir: platform.config.chatPicturesDir,
      realtime: createRealtime(),
      addXp: () => Promise.reject(new Error('not asked for')),
      timeZone: 'UTC',
      mostWager: null,
      messages: platform.app.deps,
    },
    { words: ['maintenance', state], operator: 'olga', reason, key: state },
  )
  for (const { app } of platform.processes) await app.deps.reconstruction.look()
  return answer.text
}

const guest = () => platform.as(null)

test('every call is refused but server data, which says why', async () => {
  await switchTo('on')
  for (const answer of [
    await guest().get(listGames),
    await guest().get(getStaticPage, { params: { slug: 'rules' } }),
    await guest().put(writeLog, { body: logLine }),
    await guest().get(getProfile),
    await guest().post(login, {
      body: { type: 'email', login: 'vera@example.com', password: 'vera-demo-2026' },
    }),
  ]) {
    expect([answer.status, answer.errors]).toEqual([503, [{ code: 'under_reconstruction' }]])
  }
  expect((await guest().get(getServerData)).body.isUnderReconstruction).toBe(true)
  for (const url of ['/live', '/ready', '/json-api/docs'])
    expect((await platform.app.inject({ url })).statusCode).toBe(200)
  await switchTo('off')
  expect((await guest().get(getServerData)).body.isUnderReconstruction).toBe(false)
  expect((await guest().get(listGames)).status).toBe(200)
})

test('the desk reports each result, and the audit has the operator and the reason once per switch', async () => {
  expect(await switchTo('off')).toBe('The site was open already.')
  expect(await switchTo('on', 'new database')).toBe('The site is under reconstruction within a second.')
  expect(await switchTo('on')).toBe('The site was under reconstruction already.')
  expect(await listAudit(platform.db, 1)).toEqual([
    expect.objectContaining({
      actor: 'olga',
      action: 'maintenance on',
      subject: 'site',
      reason: 'new database',
    }),
  ])
})

test('every open page is notified, once for each switch', async () => {
  await platform.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = new WebSocket(
    `ws://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}/socket`,
    { origin: platform.config.siteOrigin },
  )
  const frames: { type: string; room?: string; data?: unknown }[] = []
  socket.on('message', (bytes: Buffer) => frames.push(JSON.parse(String(bytes)) as (typeof frames)[number]))
  const receives = async (type: string, times: number) => {
    while (frames.filter((frame) => frame.type === type).length < times) await wait(5)
  }
  await receives('welcome', 1)
  socket.send(JSON.stringify({ type: 'jointoroom', rooms: [siteRoom] }))
  await receives('joined', 1)
  await switchTo('on')
  await switchTo('on')
  await switchTo('off')
  await receives(reconstructionChanged.type, 2)
  const changes = frames.filter(({ type }) => type === reconstructionChanged.type)
  expect(changes.map(({ room, data }) => [room, data])).toEqual([
    ['site', { isUnderReconstruction: true }],
    ['site', { isUnderReconstruction: false }],
  ])
  socket.terminate()
})

test('a switch made by another process takes effect', async () => {
  await platform.db
    .insertInto('site_switches')
    .values({ name: 'reconstruction', is_on: true })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on: true }))
    .execute()
  await expect.poll(() => platform.app.deps.reconstruction.isOn).toBe(true)
})

test('every process checks the switch within a second', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const look = vi.fn(async () => {})
  const { realtime, reconstruction } = platform.app.deps
  const deps = { realtime, reconstruction: { ...reconstruction, look } }
  watchReconstruction({ deps, addHook: () => {} } as unknown as FastifyInstance)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  expect(look).toHaveBeenCalled()
})

test('caches of pages are invalidated', async () => {
  const version = async () => (await guest().get(getServerData)).headers['x-catalogue-version']
  const before = await version()
  await switchTo('on')
  await expect.poll(async () => Number(await version())).toBeGreaterThan(Number(before))
})

test('an open round can be settled or rolled back; a new stake and a new game are refused', async () => {
  const player = await platform.createPlayer({ balance: 100_000 })
  const run = await platform
    .as(player)
    .post(runGame, { params: { slug: 'neon-drive' }, body: { platform: 'desktop', type: 'real' } })
  const provider = platform.asProvider()
  const { sessionId } = (await provider.post(authenticateRun, { body: { runToken: run.body.data.runToken } }))
    .body
  const bet = (name: string) => ({
    sessionId,
    roundId: `round-${name}`,
    transactionId: `bet-${name}-1`,
    amount: 1_000,
    currency: 'RUB' as const,
  })
  for (const name of ['won', 'taken-back'])
    expect((await provider.post(placeBet, { body: bet(name) })).status).toBe(200)
  await switchTo('on')

  expect((await provider.post(placeBet, { body: bet('won') })).status).toBe(200)
  expect(
    (
      await provider.post(payWin, {
        body: { sessionId, roundId: 'round-won', transactionId: 'win-won-1', amount: 5_000, currency: 'RUB' },
      })
    ).status,
  ).toBe(200)
  expect(
    (
      await provider.post(rollbackBet, {
        body: {
          sessionId,
          roundId: 'round-taken-back',
          transactionId: 'rollback-1',
          betTransactionId: 'bet-taken-back-1',
        },
      })
    ).status,
  ).toBe(200)

  const whole = {
    sessionId,
    roundId: 'round-new',
    betTransactionId: 'bet-new-1',
    winTransactionId: 'win-new-1',
    stake: 1_000,
    win: 0,
    currency: 'RUB' as const,
  }
  const refused = [
    await provider.post(placeBet, { body: bet('late') }),
    await provider.post(settleRound, { body: whole }),
    await provider.post(authenticateRun, { body: { runToken: run.body.data.runToken } }),
  ]
  expect(refused.map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
    [409, 'game_disabled'],
    [409, 'game_disabled'],
    [409, 'game_disabled'],
  ])
  await switchTo('off')
  expect((await provider.post(settleRound, { body: whole })).status).toBe(200)
})
