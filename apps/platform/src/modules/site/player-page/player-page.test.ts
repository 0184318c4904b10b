import {
  addFavourite,
  compointsBalanceChanged,
  getActiveBonus,
  getBalance,
  getOwnLobby,
  getPlayerPage,
  getProfile,
  getRewardsSummary,
  getUserLevel,
  logout,
  runGame,
  type CallResponse,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { definePlayerPart, type PlayerPart } from '../../../plugins/player-part.ts'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { balancePart } from '../../identity/players/players.service.ts'
import { grantBonus } from '../../money/bonuses/bonuses.service.ts'
import { readPlayerPage } from './player-page.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const allParts = 'profile,balance,bonus,lobby,rewards,level'
const askFor = (player: TestPlayer | null, parts: string) =>
  platform.as(player).get(getPlayerPage, {}, { query: { parts } })

async function createRichPlayer(): Promise<TestPlayer> {
  const player = await platform.createPlayer({ balance: 50_000 })
  const params = { slug: 'neon-drive' }
  await platform.as(player).put(addFavourite, { params })
  await platform.as(player).post(runGame, { params, body: { platform: 'desktop', type: 'demo' } })
  await platform.db.transaction().execute((trx) =>
    grantBonus(trx, platform.clock.now(), {
      userId: player.id,
      currency: 'RUB',
      amount: 10_000,
      wagerTimes: 30,
      mostWager: null,
      cap: 50_000,
      days: 7,
      scope: 'test',
      key: `page:${player.id}`,
    }),
  )
  return player
}

test('each part has the answer of its documented call', async () => {
  const player = await createRichPlayer()
  const { as } = platform.onOneProcess('each process has an epoch of its own')
  const { status, body } = await as(player).get(getPlayerPage, { query: { parts: allParts as never } })
  expect(status).toBe(200)
  const documented = {
    profile: (await as(player).get(getProfile)).body,
    balance: (await as(player).get(getBalance)).body,
    bonus: (await as(player).get(getActiveBonus)).body,
    lobby: (await as(player).get(getOwnLobby)).body,
    rewards: (await as(player).get(getRewardsSummary)).body,
    level: (await as(player).get(getUserLevel)).body,
  }
  const mark = { seq: documented.balance.seq, epoch: documented.balance.epoch }
  expect(body).toEqual(
    Object.fromEntries(Object.entries(documented).map(([name, answer]) => [name, { answer, ...mark }])),
  )
  expect(documented).toMatchObject({
    balance: { balance: 50_000, bonus: 10_000 },
    bonus: { bonus: { amount: 10_000 } },
    lobby: { recent: [{ slug: 'neon-drive' }], favourites: [{ slug: 'neon-drive' }] },
  })
})

test('a page costs one look at the session and one statement for all of its parts', async () => {
  const player = await createRichPlayer()
  const { app, as } = platform.onOneProcess('its statements are counted')
  const statements = vi.spyOn(app.deps.db.getExecutor(), 'executeQuery')
  const tokens = vi.spyOn(app.deps.tokens, 'readAccess')
  await as(player).get(getPlayerPage, {}, { query: { parts: allParts } })
  const own = statements.mock.calls.filter(([{ parameters }]) =>
    parameters.some((value) => value === player.id || value === player.sessionId),
  )
  expect([own.length, tokens.mock.calls.length]).toEqual([2, 1])
  vi.restoreAllMocks()
})

test('only the parts asked for are answered, each once, and unknown ones are left out', async () => {
  const player = await platform.createPlayer()
  const { body } = await askFor(player, 'balance,weather,constructor,balance')
  expect(Object.keys(body)).toEqual(['balance'])
  expect((await askFor(player, 'weather')).body).toEqual({})
})

test.each([
  '',
  ',',
  'balance,',
  'Balance',
  'balance profile',
  '__proto__',
  "balance';drop table users",
  '../users/profile',
  'a'.repeat(201),
  [...'abcdefghijklmnopq'].join(),
  'баланс',
])('the parts %j are refused', async (parts) => {
  const { status, errors } = await askFor(await platform.createPlayer(), parts)
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'parts' }]])
})

test('no parts and parts named twice are refused', async () => {
  const player = await platform.createPlayer()
  const without = await platform.as(player).get(getPlayerPage, {})
  const twice = await platform.as(player).get(getPlayerPage, {}, { query: { parts: ['balance', 'profile'] } })
  expect([without.errors, twice.errors]).toEqual(Array(2).fill([{ code: 'invalid_request', field: 'parts' }]))
})

test.each([
  ['a guest', async () => null],
  [
    'a player who has logged out',
    async (player: TestPlayer) => {
      await platform.as(player).post(logout)
      return player
    },
  ],
  [
    'a player whose login has expired',
    async (player: TestPlayer) => {
      await sql`update sessions set expires_at = now() where id = ${player.sessionId}`.execute(platform.db)
      return player
    },
  ],
  [
    'a player whose login was ended by the operator',
    async (player: TestPlayer) => {
      await sql`update sessions set ended_at = now() where id = ${player.sessionId}`.execute(platform.db)
      return player
    },
  ],
])('%s gets no part', async (_who, change) => {
  const { status, errors } = await askFor(await change(await createRichPlayer()), allParts)
  expect([status, errors]).toEqual([401, [{ code: 'unauthorized' }]])
})

test('a part whose tables fail is refused by itself', async () => {
  const player = await platform.createPlayer({ balance: 700 })
  await sql`alter table recent_games rename to broken_games`.execute(platform.db)
  const { status, body } = await askFor(player, allParts)
  await sql`alter table broken_games rename to recent_games`.execute(platform.db)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    profile: { answer: { id: String(player.id) } },
    balance: { answer: { balance: 700 } },
    bonus: { answer: { bonus: null } },
    lobby: { status: 500, errors: [{ code: 'internal_error' }] },
  })
  expect(platform.drainErrors().length).toBeGreaterThan(0)
  expect((await askFor(player, 'lobby')).body.lobby).toMatchObject({ answer: { recent: [] } })
})

const broken = (present: () => unknown): PlayerPart =>
  definePlayerPart(getActiveBonus, {
    select: () => sql<null>`null::json`,
    present: present as () => CallResponse<typeof getActiveBonus>,
  })

test.each([
  [
    'that is refused',
    () => {
      throw new Refusal('bonuses_disabled')
    },
    { status: 403, errors: [{ code: 'bonuses_disabled' }] },
    0,
  ],
  [
    'of another shape than declared',
    () => ({ bonus: 7 }),
    { status: 500, errors: [{ code: 'internal_error' }] },
    1,
  ],
] as const)('a part %s leaves the others as they are', async (_case, present, refused, logged) => {
  const player = await platform.createPlayer({ balance: 700 })
  const { app } = platform.onOneProcess('its service is called')
  const parts = new Map([
    ['bonus', broken(present)],
    ['balance', balancePart],
  ])
  const asker = {
    player: { ...player, currency: 'RUB', locale: 'ru', nickName: '', isClosed: false, isExcluded: false },
    locale: 'ru',
    log: app.log,
  } as const
  expect(await readPlayerPage(app.deps, parts, ['bonus', 'balance'], asker)).toMatchObject({
    bonus: refused,
    balance: { answer: { balance: 700 } },
  })
  expect(platform.drainErrors()).toHaveLength(logged)
})

test.each([
  ['together', allParts],
  ['alone, after their statement has failed', allParts],
])('an event during the reading of parts %s comes after their marks', async (how, parts) => {
  const player = await platform.createPlayer()
  const { app, as } = platform.onOneProcess('its events are counted')
  const room = userRoom(player.id)
  const executor = app.deps.db.getExecutor()
  const { executeQuery } = executor
  let isFirst = true
  vi.spyOn(executor, 'executeQuery').mockImplementation(async (query, ...rest) => {
    if (!query.sql.includes('part_0')) return executeQuery.call(executor, query, ...rest)
    app.deps.realtime.publish(room, compointsBalanceChanged, { compoint_balance: 100 })
    if (how !== 'together' && isFirst) {
      isFirst = false
      throw new Error('the statement failed')
    }
    return executeQuery.call(executor, query, ...rest)
  })
  const { body } = await as(player).get(getPlayerPage, {}, { query: { parts } })
  vi.restoreAllMocks()
  const marks = Object.values(body).map((part) => ('seq' in part ? part.seq[room]! : NaN))
  expect(marks).toHaveLength(6)
  for (const mark of marks) expect(mark).toBeLessThan(app.deps.realtime.mark(room).seq[room]!)
  if (how !== 'together') expect(platform.drainErrors()).toHaveLength(1)
})
