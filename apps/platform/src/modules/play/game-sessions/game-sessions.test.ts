import {
  authenticateRun,
  gameSessionDeactivated,
  listRecentGames,
  logout,
  placeBet,
  runGame,
  takeBreak,
  type CallInput,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import {
  addTestGames,
  creditPlayer,
  slot,
  slotWithoutBonus,
} from '../../money/wallet/testing/provider-desk.ts'
import { startRun } from './game-sessions.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ GAMES_ORIGIN: 'http://games.example:4001' })
  await addTestGames(platform)
})
afterAll(() => platform.close())

type Body = Partial<CallInput<typeof runGame>['body']>
const run = (player: TestPlayer | null, slug = slot, body: Body = {}) =>
  platform
    .as(player)
    .post(runGame, { params: { slug }, body: { platform: 'desktop', type: 'real', ...body } })
const refusalOf = async (answer: ReturnType<typeof run>) => (await answer).errors[0]?.code

async function listenTo(player: TestPlayer, act: () => Promise<unknown>): Promise<unknown[]> {
  const received: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === gameSessionDeactivated.type) received.push(data)
  })
  await act()
  end()
  return received
}

test("a player runs a game for real at an address of the games' own origin [3.3]", async () => {
  const answer = await run(await platform.createPlayer({ locale: 'en' }))
  const { runToken } = answer.body.data
  expect(answer.body).toEqual({
    data: {
      run_url: `http://games.example:4001/play/${slot}?token=${runToken}&lang=ru`,
      frameWidth: 1280,
      frameHeight: 720,
      runToken: expect.stringMatching(/^[\w-]{43}$/),
      dialect: 'own',
    },
    redirect: null,
    session_id: expect.stringMatching(/^\d+$/),
  })
})

test('a game gets the exit address that its run named [7.70]', async () => {
  const exitUrl = `${platform.config.siteOrigin}/games/slots`
  const answer = await platform
    .as(await platform.createPlayer())
    .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'real', exitUrl } })
  expect(new URL(answer.body.data.run_url).searchParams.get('exit')).toBe(exitUrl)
})

test("a run returns the dialect of its provider's games", async () => {
  await sql`update studios set dialect = 'lobby' where slug = 'test-studio'`.execute(platform.db)
  expect((await run(await platform.createPlayer())).body.data.dialect).toBe('lobby')
  await sql`update studios set dialect = 'own' where slug = 'test-studio'`.execute(platform.db)
})

test('the token of a run is nowhere in the database', async () => {
  const { runToken } = (await run(await platform.createPlayer())).body.data
  const { rows } = await sql<{
    found: boolean
  }>`select bool_or(position(${runToken} in s::text) > 0) as found from game_sessions s`.execute(platform.db)
  expect(rows).toEqual([{ found: false }])
})

test('a guest plays demo, and needs a login for real [4.12]', async () => {
  expect((await run(null, slot, { type: 'demo' })).status).toBe(200)
  expect(await refusalOf(run(null))).toBe('unauthorized')
})

test('a run is requested by POST with device, mode and optionally the exit address, by a guest only as a demo [7.62]', async () => {
  const post = (payload: object) =>
    platform.app.inject({
      method: 'POST',
      url: `/json-api/eapi/game-run/${slot}?platform=desktop`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload,
    })
  const statuses = []
  for (const payload of [
    { platform: 'desktop', type: 'demo' },
    { platform: 'mobile', type: 'demo', exitUrl: platform.config.siteOrigin },
    { platform: 'desktop', type: 'real' },
    { platform: 'desktop', type: 'fun' },
    { type: 'demo' },
  ])
    statuses.push((await post(payload)).statusCode)
  expect(statuses).toEqual([200, 200, 401, 400, 400])
  expect((await run(await platform.createPlayer())).status).toBe(200)
})

test('a session lasts twelve hours', async () => {
  const { session_id } = (await run(await platform.createPlayer())).body
  const { rows } = await sql<{
    hours: number
  }>`select extract(epoch from expires_at - created_at)::int / 3600 as hours from game_sessions where id = ${session_id}`.execute(
    platform.db,
  )
  expect(rows).toEqual([{ hours: 12 }])
})

test('a second run ends the first and notifies its frame [4.11]', async () => {
  const player = await platform.createPlayer()
  const first = await run(player)
  const received = await listenTo(player, () => run(player, slotWithoutBonus))
  expect(received).toEqual([{ runToken: first.body.data.runToken, reason: 'double_run' }])
})

test('a demo run does not end the real one', async () => {
  const player = await platform.createPlayer()
  await run(player)
  expect(await listenTo(player, () => run(player, slot, { type: 'demo' }))).toEqual([])
})

test('a logout ends the games of that login', async () => {
  const player = await platform.createPlayer()
  const { runToken } = (await run(player)).body.data
  expect(await listenTo(player, () => platform.as(player).post(logout))).toEqual([
    { runToken, reason: 'logout' },
  ])
})

test('a run whose login ends while it starts takes no stake: it is refused, or its session ends with the login', async () => {
  for (let round = 0; round < 5; round += 1) {
    const player = await platform.createPlayer({ balance: 1000 })
    const [started] = await Promise.all([run(player), platform.as(player).post(logout)])
    const { rows } = await sql<{
      active: number
    }>`select count(*)::int as active from game_sessions where user_id = ${player.id} and active`.execute(
      platform.db,
    )
    expect(rows).toEqual([{ active: 0 }])
    if (started.status !== 200) expect(started.errors).toEqual([{ code: 'unauthorized' }])
  }
})

test('a run that passed the guard before its login ended opens nothing', async () => {
  const player = await platform.createPlayer()
  const login = await platform.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', player.id)
    .executeTakeFirstOrThrow()
  await platform.as(player).post(logout)
  const { clock } = platform
  const settings = {
    clock,
    secret: platform.config.sessionSecret,
    gamesOrigin: 'http://games.example',
    siteOrigin: platform.config.siteOrigin,
    isRegionBlocked: () => false,
    isDemoOfPlayers: false,
  }
  for (const mode of ['real', 'demo'] as const)
    await expect(
      startRun(platform.db, settings, {
        slug: slot,
        mode,
        platform: 'desktop',
        locale: 'ru',
        isConfirmed: false,
        region: '',
        player: { ...player, sessionId: login.id, currency: 'RUB', isClosed: false },
      } as Parameters<typeof startRun>[2]),
    ).rejects.toMatchObject({ code: 'unauthorized' })
})

test('a game that allows no bonus needs a confirmation while a bonus is active [4.9]', async () => {
  const player = await platform.createPlayer()
  await creditPlayer(platform, player, 100, 'bonus')
  expect((await run(player, slotWithoutBonus)).body.redirect).toBe('/games/otygrat_bonus')
  expect((await run(player, slotWithoutBonus, { confirm: true })).body.redirect).toBeNull()
  expect((await run(player, slot)).body.redirect).toBeNull()
})

test('a run not yet confirmed by its player opens nothing and ends nothing [4.9]', async () => {
  const player = await platform.createPlayer()
  await creditPlayer(platform, player, 100, 'bonus')
  const first = await run(player)
  let asked: Awaited<ReturnType<typeof run>> | undefined
  expect(
    await listenTo(player, async () => {
      asked = await run(player, slotWithoutBonus)
    }),
  ).toEqual([])
  const authenticate = (runToken: string) =>
    platform.asProvider().post(authenticateRun, { body: { runToken } })
  expect((await authenticate(first.body.data.runToken)).status).toBe(200)
  expect((await authenticate(asked!.body.data.runToken)).errors).toEqual([{ code: 'session_deactivated' }])
  const bet = {
    sessionId: asked!.body.session_id,
    roundId: 'unconfirmed-round',
    transactionId: 'unconfirmed-bet',
    amount: 1,
    currency: 'RUB' as const,
  }
  expect((await platform.asProvider().post(placeBet, { body: bet })).errors).toEqual([
    { code: 'session_deactivated' },
  ])
  const { rows } = await sql`select game_slug as slug from recent_games where user_id = ${player.id}`.execute(
    platform.db,
  )
  expect(rows).toEqual([{ slug: slot }])
  expect(await listenTo(player, () => run(player, slotWithoutBonus, { confirm: true }))).toEqual([
    { runToken: first.body.data.runToken, reason: 'double_run' },
  ])
})

test.each<[string, () => Promise<unknown>, Body, string]>([
  [
    'out of play',
    () =>
      sql`update games set desk_disabled_reason = 'maintenance' where slug = ${slot}`.execute(platform.db),
    {},
    'game_disabled',
  ],
  [
    'without demo',
    () => sql`update games set has_demo = false where slug = ${slot}`.execute(platform.db),
    { type: 'demo' },
    'demo_unavailable',
  ],
  [
    'for desktops only',
    () => sql`update games set platforms = '{desktop}' where slug = ${slot}`.execute(platform.db),
    { platform: 'mobile' },
    'wrong_device',
  ],
  [
    'no longer listed',
    () => sql`update games set is_listed = false where slug = ${slot}`.execute(platform.db),
    {},
    'game_not_found',
  ],
])('a game %s is refused', async (_, change, body, code) => {
  const player = await platform.createPlayer()
  await change()
  expect(await refusalOf(run(player, slot, body))).toBe(code)
  await sql`update games set desk_disabled_reason = null, has_demo = true, platforms = '{mobile,desktop}', is_listed = true where slug = ${slot}`.execute(
    platform.db,
  )
})

test('an unknown game is refused', async () => {
  expect(await refusalOf(run(null, 'no-such-game', { type: 'demo' }))).toBe('game_not_found')
})

test("a closed account can't run games", async () => {
  const player = await platform.createPlayer()
  await sql`update users set closed_at = now() where id = ${player.id}`.execute(platform.db)
  expect(await refusalOf(run(player))).toBe('account_closed')
})

test('a break ends the running game and says why, and none opens until it ends, nor a demo', async () => {
  const player = await platform.createPlayer()
  const { runToken } = (await run(player)).body.data
  expect(await listenTo(player, () => platform.as(player).post(takeBreak, { body: { hours: 24 } }))).toEqual([
    { runToken, reason: 'break' },
  ])
  const refused = await run(player)
  expect([refused.status, refused.errors]).toEqual([403, [{ code: 'taking_a_break' }]])
  expect(await refusalOf(run(player, slot, { type: 'demo' }))).toBe('taking_a_break')
  await sql`update player_breaks set until = now() - interval '1 second' where user_id = ${player.id}`.execute(
    platform.db,
  )
  expect((await run(player)).status).toBe(200)
})

test('a break ends a demo too', async () => {
  const player = await platform.createPlayer()
  const { runToken } = (await run(player, slot, { type: 'demo' })).body.data
  expect(await listenTo(player, () => platform.as(player).post(takeBreak, { body: { hours: 1 } }))).toEqual([
    { runToken, reason: 'break' },
  ])
})

test('a refused run leaves the game in the other window running', async () => {
  const player = await platform.createPlayer()
  await run(player)
  await sql`insert into player_breaks (user_id, until) values (${player.id}, now() + interval '1 hour')`.execute(
    platform.db,
  )
  expect(await listenTo(player, () => run(player))).toEqual([])
})

test('opened games are listed latest first [7.57]', async () => {
  const player = await platform.createPlayer()
  await run(player, 'neon-drive')
  await run(player, 'honey-jar', { type: 'demo' })
  await run(player, 'neon-drive')
  expect((await platform.as(player).get(listRecentGames)).body.items.map(({ slug }) => slug)).toEqual([
    'neon-drive',
    'honey-jar',
  ])
})
