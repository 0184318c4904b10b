// A run token opens one session of one player in one game, and nothing else: a forged, replayed, expired or ended one is refused.
import { logout } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acmeSlot, acmeStrict, countMovements } from '../../money/wallet/testing/bad-provider.ts'
import { slot } from '../../money/wallet/testing/provider-desk.ts'
import { attempt, inVain, setTable, type Table } from '../../money/wallet/testing/table.ts'
import { rebuildRunToken } from './run-token.ts'

let t: Table
beforeAll(async () => {
  t = await setTable()
})
beforeEach(() => t.seat())
afterAll(() => t.close())

describe('run tokens', () => {
  const runToken = (change: (token: string) => string) => ({ runToken: change(t.vera.runToken) })
  test.each<[string, () => object, number, string]>([
    ['one made up', () => ({ runToken: 'A'.repeat(43) }), 404, 'session_not_found'],
    [
      'the last letter changed',
      () => runToken((token) => token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')),
      404,
      'session_not_found',
    ],
    ['the last letter missing', () => runToken((token) => token.slice(0, -1)), 404, 'session_not_found'],
    ['one letter more', () => runToken((token) => `${token}A`), 404, 'session_not_found'],
    ['in capitals', () => runToken((token) => token.toUpperCase()), 404, 'session_not_found'],
    ['with a space before it', () => runToken((token) => ` ${token}`), 404, 'session_not_found'],
    ['cut down to nothing', () => ({ runToken: '' }), 400, 'invalid_request'],
    ['longer than any', () => ({ runToken: 'A'.repeat(201) }), 400, 'invalid_request'],
    ['a list of tokens', () => ({ runToken: [t.vera.runToken] }), 400, 'invalid_request'],
    [
      "the session's id in its place",
      () => ({ runToken: t.vera.sessionId.padStart(16, '0') }),
      404,
      'session_not_found',
    ],
  ])('%s', async (_, build, status, code) => {
    expect(await attempt(t, () => t.bad.send('authenticate', build()))).toEqual(inVain(status, code))
  })

  test("one made from a stolen database, without the platform's secret", async () => {
    const {
      rows: [row],
    } = await sql<{
      seed: string
      hash: string
    }>`select run_token_seed as seed, run_token_hash as hash from game_sessions where id = ${t.vera.sessionId}`.execute(
      t.platform.db,
    )
    for (const token of [
      row!.seed,
      row!.hash,
      rebuildRunToken('another secret of the same length, not ours', row!.seed),
      rebuildRunToken(t.platform.config.walletSecret, row!.seed),
    ]) {
      expect(await attempt(t, () => t.bad.send('authenticate', { runToken: token }))).toEqual(
        inVain(404, 'session_not_found'),
      )
    }
  })

  test('a token is valid while its session takes stakes and always names the same session: a reloaded page, or a thief, gets no second one', async () => {
    const first = await t.bad.send('authenticate', { runToken: t.vera.runToken })
    expect(first.body).toMatchObject({ sessionId: t.vera.sessionId })
    const before = await countMovements(t.platform.db)
    for (const again of await Promise.all(
      [1, 2, 3].map(() => t.bad.send('authenticate', { runToken: t.vera.runToken })),
    ))
      expect(again).toEqual(first)
    expect(await countMovements(t.platform.db)).toEqual(before)
  })

  test('an expired one, one ended by a second run, one of a logged out player', async () => {
    await t.open(acmeStrict, { player: t.vera.player })
    expect(await attempt(t, () => t.bad.send('authenticate', { runToken: t.vera.runToken }))).toEqual(
      inVain(409, 'session_deactivated'),
    )
    const late = await t.open(acmeSlot)
    await sql`update game_sessions set expires_at = now() - interval '1 second' where id = ${late.sessionId}`.execute(
      t.platform.db,
    )
    expect(await attempt(t, () => t.bad.send('authenticate', { runToken: late.runToken }))).toEqual(
      inVain(409, 'session_expired'),
    )
    const gone = await t.open(acmeSlot)
    await t.platform.as(gone.player).post(logout)
    expect(await attempt(t, () => t.bad.send('authenticate', { runToken: gone.runToken }))).toEqual(
      inVain(409, 'session_deactivated'),
    )
  })

  test('the balance needs a running login: a game that is still open reads nothing after a logout', async () => {
    const gone = await t.open(acmeSlot)
    const other = await t.open(acmeStrict, { player: gone.player })
    const ask = (sessionId: string) => t.bad.send('balance', { sessionId })
    // Ended by the second run, but its player is still logged in.
    expect((await ask(gone.sessionId)).status).toBe(200)
    await t.platform.as(gone.player).post(logout)
    for (const { sessionId } of [gone, other])
      expect(await ask(sessionId)).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'session_deactivated' }] },
      })
  })

  test('of concurrent runs of one player one keeps a valid token, whichever provider runs the games', async () => {
    const games = await Promise.all(
      [acmeSlot, slot, acmeStrict, slot, acmeSlot].map((slug) => t.open(slug, { player: t.vera.player })),
    )
    const answers = await Promise.all(
      games.map(async ({ runToken }) => [
        await t.bad.send('authenticate', { runToken }),
        await t.honest.send('authenticate', { runToken }),
      ]),
    )
    expect(answers.flat().filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
