import {
  endLoginSession,
  endOtherLoginSessions,
  getProfile,
  getSecurity,
  listLoginSessions,
  login,
  refreshToken,
  runGame,
  setNewDeviceMail,
  Tokens,
} from '@yanta/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { addTestGames, slot } from '../../money/wallet/testing/provider-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ GAMES_ORIGIN: 'http://games.example:4001' })
  await addTestGames(platform)
})
afterAll(() => platform.close())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** The same player, logged in on another device. */
async function logInAt(
  player: TestPlayer,
  userAgent: string,
  address = '127.0.0.1',
  region = '',
): Promise<TestPlayer> {
  const { body } = await platform.as(null).post(
    login,
    { body: { type: 'email', login: player.email, password: player.password } },
    {
      headers: {
        'user-agent': userAgent,
        'x-forwarded-for': address,
        ...(region && { 'cf-ipcountry': region }),
      },
    },
  )
  const { token, refreshToken } = v.parse(Tokens, body)
  return { ...player, token, refreshToken, sessionId: refreshToken.split('.')[0]! }
}

const list = async (player: TestPlayer, locale = 'en', headers = {}, { as } = platform) =>
  (await as(player).get(listLoginSessions, {}, { query: { locale }, headers })).body.items
const isLoggedIn = async (player: TestPlayer) => (await platform.as(player).get(getProfile)).status === 200

/** Records the frames sent to the browser of one login. */
function listenAt({ id, sessionId }: TestPlayer) {
  const { realtime } = platform.app.deps
  const received = { frames: [] as unknown[], isClosed: false }
  const listener = {
    sessionId,
    rooms: new Set<string>(),
    send: (frame: string) => void received.frames.push(JSON.parse(frame)),
    close: () => {
      received.isClosed = true
      realtime.remove(listener)
    },
  }
  realtime.add(listener)
  realtime.join(listener, userRoom(id))
  return received
}

describe('the list of logins', () => {
  test('names each device in the language of the call, this one first', async () => {
    const player = await platform.createPlayer()
    const atComputer = await logInAt(player, computer)
    const atPhone = await logInAt(player, phone)
    const items = await list(atComputer)
    expect(items.map(({ id, kind, device, isCurrent }) => [id, kind, device, isCurrent])).toEqual([
      [atComputer.sessionId, 'computer', 'Firefox, Linux', true],
      [atPhone.sessionId, 'phone', 'Safari, iOS', false],
      [player.sessionId, 'computer', 'unknown device', false],
    ])
    expect((await list(player, 'ru')).find(({ isCurrent }) => isCurrent)!.device).toBe(
      'неизвестное устройство',
    )
  })

  test('has when and in which country each was last used, if a trusted proxy named it', async () => {
    const player = await platform.createPlayer()
    const other = await logInAt(player, phone, '203.0.113.9', 'KZ')
    await sql`update sessions set last_seen_at = now() - interval '2 hours', created_at = now() - interval '3 hours' where user_id = ${player.id}`.execute(
      platform.db,
    )
    const [here, there] = await list(player, 'en', { 'cf-ipcountry': 'FR' })
    expect([here!.place, there!.place]).toEqual(['France', 'Kazakhstan'])
    expect(Date.now() - Date.parse(here!.lastSeenAt)).toBeLessThan(60_000)
    expect(Date.now() - Date.parse(there!.lastSeenAt)).toBeGreaterThan(3_600_000)
    const one = platform.onOneProcess('what another one has seen is written down once a minute')
    await one.as(other).get(getProfile, {}, { headers: { 'cf-ipcountry': 'XX' } })
    const [, again] = await list(player, 'ru', { 'cf-ipcountry': 'FR' }, one)
    expect([again!.place, (await list(player, 'ru', { 'cf-ipcountry': 'FR' }, one))[0]!.place]).toEqual([
      null,
      'Франция',
    ])
    expect(Date.now() - Date.parse(again!.lastSeenAt)).toBeLessThan(60_000)
  })

  test('is saved for all logins at once, not with each request', async () => {
    const player = await platform.createPlayer()
    const seenAt = async () =>
      (
        await sql<{
          at: Date
        }>`select last_seen_at as at from sessions where id = ${player.sessionId}`.execute(platform.db)
      ).rows[0]!.at
    await sql`update sessions set last_seen_at = now() - interval '2 hours' where id = ${player.sessionId}`.execute(
      platform.db,
    )
    const before = await seenAt()
    for (let count = 0; count < 3; count += 1) await isLoggedIn(player)
    expect(await seenAt()).toEqual(before)
    for (const { app } of platform.processes) await app.deps.lastSeen.save()
    expect((await seenAt()).getTime()).toBeGreaterThan(before.getTime())
  })

  test('marks a login from a network new to the player with such a device', async () => {
    const player = await platform.createPlayer()
    const isNewAt = async (userAgent: string, address: string) => {
      const { sessionId } = await logInAt(player, userAgent, address)
      return (await list(player)).find(({ id }) => id === sessionId)!.isNewPlace
    }
    expect((await list(player))[0]!.isNewPlace).toBe(false)
    expect(await isNewAt(computer, '203.0.113.1')).toBe(true)
    expect(await isNewAt(computer, '203.0.113.1')).toBe(false)
    expect(await isNewAt(computer.replaceAll('144.0', '145.0'), '203.0.113.1')).toBe(false)
    expect(await isNewAt(phone, '203.0.113.1')).toBe(true)
    expect(await isNewAt(phone, '2001:db8:7:7::1')).toBe(true)
    expect(await isNewAt(phone, '2001:db8:7:7::2')).toBe(false)
  })

  test('leaves out ended logins', async () => {
    const player = await platform.createPlayer()
    const other = await logInAt(player, phone)
    await sql`update sessions set expires_at = now() where id = ${other.sessionId}`.execute(platform.db)
    expect(await list(player)).toHaveLength(1)
    expect(
      (await platform.as(player).delete(endLoginSession, { params: { id: other.sessionId } })).errors,
    ).toEqual([{ code: 'login_session_not_found' }])
  })
})

describe('ending another login', () => {
  test('ends its sockets and its games, and notifies its browser', async () => {
    const player = await platform.createPlayer()
    const other = await logInAt(player, phone)
    const { runToken } = (
      await platform
        .as(other)
        .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'real' } })
    ).body.data
    const [here, there] = [listenAt(player), listenAt(other)]
    expect(
      (await platform.as(player).delete(endLoginSession, { params: { id: other.sessionId } })).body,
    ).toEqual({ success: true })
    expect([await isLoggedIn(other), await isLoggedIn(player)]).toEqual([false, true])
    await expect.poll(() => there.isClosed).toBe(true)
    expect(there.frames).toMatchObject([
      { type: 'gameSessionDeactivated', data: { runToken, reason: 'logout' } },
      { type: 'sessionEnded', data: { reason: 'other' } },
    ])
    expect([here.isClosed, here.frames.map((frame) => (frame as { type: string }).type)]).toEqual([
      false,
      ['gameSessionDeactivated'],
    ])
    const { rows } = await sql`select active from game_sessions where login_id = ${other.sessionId}`.execute(
      platform.db,
    )
    expect(rows).toEqual([{ active: false }])
  })

  test("is limited to one's own logins: another player's is not found", async () => {
    const [player, stranger] = [await platform.createPlayer(), await platform.createPlayer()]
    const { status, errors } = await platform
      .as(player)
      .delete(endLoginSession, { params: { id: stranger.sessionId } })
    expect([status, errors]).toEqual([404, [{ code: 'login_session_not_found' }]])
    expect((await platform.as(player).delete(endLoginSession, { params: { id: 'nobody' } })).errors).toEqual([
      { code: 'login_session_not_found' },
    ])
    expect(await isLoggedIn(stranger)).toBe(true)
  })

  test('everywhere leaves only this login, and does not affect other players', async () => {
    const [player, stranger] = [await platform.createPlayer(), await platform.createPlayer()]
    const others = [await logInAt(player, phone), await logInAt(player, computer)]
    const received = others.map(listenAt)
    expect((await platform.as(player).delete(endOtherLoginSessions)).body).toEqual({ success: true })
    expect(await Promise.all([...others, player, stranger].map(isLoggedIn))).toEqual([
      false,
      false,
      true,
      true,
    ])
    await expect.poll(() => received.map(({ isClosed }) => isClosed)).toEqual([true, true])
    expect(await list(player)).toHaveLength(1)
  })
})

test('a reused refresh token ends its login like a logout: sockets and games too, and the browser gets the reason', async () => {
  const player = await platform.createPlayer()
  const { runToken } = (
    await platform
      .as(player)
      .post(runGame, { params: { slug: slot }, body: { platform: 'desktop', type: 'real' } })
  ).body.data
  const received = listenAt(player)
  const refresh = () => platform.as(null).post(refreshToken, { body: { refreshToken: player.refreshToken } })
  expect((await refresh()).status).toBe(200)
  platform.clock.advance({ seconds: 11 })
  expect((await refresh()).errors).toEqual([{ code: 'invalid_refresh_token' }])
  await expect.poll(() => received.isClosed).toBe(true)
  expect(received.frames).toMatchObject([
    { type: 'gameSessionDeactivated', data: { runToken } },
    { type: 'sessionEnded', data: { reason: 'reuse' } },
  ])
})

test('letters about new devices are optional', async () => {
  const player = await platform.createPlayer()
  const countLetters = async () =>
    (await sql`select from messages where user_id = ${player.id}`.execute(platform.db)).rows.length
  expect((await platform.as(player).put(setNewDeviceMail, { body: { isOn: false } })).body).toEqual({
    success: true,
  })
  expect((await platform.as(player).get(getSecurity)).body.hasNewDeviceMail).toBe(false)
  await logInAt(player, phone)
  expect(await countLetters()).toBe(0)
  await platform.as(player).put(setNewDeviceMail, { body: { isOn: true } })
  await logInAt(player, computer)
  expect(await countLetters()).toBe(1)
})
