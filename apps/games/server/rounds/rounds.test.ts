import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { profiles, replayRound } from '@yanta/game-rules/slot'
import { OpenAnswer, RoundAnswer, RoundList } from '../api.ts'
import { codeOf, roundOf, provideForFile } from '../testing/provider.ts'

const provider = await provideForFile()

const settleCalls = () => provider.wallet.calls.filter((call) => call.path.endsWith('/settle'))
const statusOf = async (requestId: string) =>
  await provider.db
    .selectFrom('rounds')
    .select(['status', 'refusal', 'is_unseen'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()

describe('opening', () => {
  test('returns the session, stakes and seeds in the schema of the contract', async () => {
    const { answer } = await provider.open()
    expect(v.parse(OpenAnswer, answer)).toEqual(answer)
    expect(answer).toMatchObject({
      mode: 'real',
      currency: 'RUB',
      balance: 1_000_000,
      pending: null,
      nonce: 0,
      game: { slug: 'neon-drive', profile: 'medium', rtp: 9637 },
    })
    expect(answer.stakes).toContain(answer.defaultStake)
  })

  test('an unknown run token is refused', async () => {
    const response = await provider.app.inject({
      method: 'POST',
      url: '/api/open',
      payload: { token: 'never-issued-run-token' },
    })
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'session_not_found'])
  })

  test('a game this server does not have is refused', async () => {
    provider.wallet.sessions.set('run-token-of-another-game', {
      ...(await provider.open()).run,
      gameSlug: 'not-ours',
    })
    const response = await provider.app.inject({
      method: 'POST',
      url: '/api/open',
      payload: { token: 'run-token-of-another-game' },
    })
    expect(codeOf(response)).toBe('game_not_found')
  })
})

describe('a round', () => {
  test('moves the stake and the win in one settlement and shows what it decided', async () => {
    const page = await provider.open()
    const response = await page.play('request-one')
    const { round } = v.parse(RoundAnswer, response.json())
    expect(round.balanceAfterBet).toBe(998_000)
    expect(round.balance).toBe(998_000 + round.outcome.win)
    expect(round.win).toBe(round.outcome.win)
    expect(round.serverSeedHash).toBe(page.answer.serverSeedHash)
    expect(settleCalls()).toHaveLength(1)
    expect(settleCalls()[0]!.body).toMatchObject({ stake: 2000, win: round.win, currency: 'RUB' })
  })

  test('comes from the seeds: replaying them gives the stored outcome, nonce by nonce', async () => {
    const page = await provider.open()
    const rounds = []
    for (let i = 0; i < 5; i++) rounds.push(roundOf(await page.play(`replayed-${i}`)))
    expect(rounds.map((round) => round.nonce)).toEqual([0, 1, 2, 3, 4])
    const { server_seed: serverSeed } = await provider.db
      .selectFrom('seeds')
      .select('server_seed')
      .where('server_seed_hash', '=', page.answer.serverSeedHash)
      .executeTakeFirstOrThrow()
    for (const round of rounds) {
      expect(
        replayRound(
          profiles.medium,
          { serverSeed, clientSeed: round.clientSeed, nonce: round.nonce },
          round.stake,
        ),
      ).toEqual(round.outcome)
    }
  })

  test('is stored as pending, with its outcome, before the wallet is called', async () => {
    const page = await provider.open()
    const seen: unknown[] = []
    provider.wallet.onSettle(async () => {
      seen.push(
        await provider.db
          .selectFrom('rounds')
          .select(['status', 'win'])
          .where('request_id', '=', 'written-ahead')
          .executeTakeFirst(),
      )
    })
    const round = roundOf(await page.play('written-ahead'))
    expect(seen).toEqual([{ status: 'pending', win: round.win }])
  })

  test('requested twice at once with one request id is one round with one answer', async () => {
    const page = await provider.open()
    const responses = await Promise.all(Array.from({ length: 8 }, () => page.play('clicked-twice')))
    const rounds = responses.map(roundOf)
    expect(new Set(rounds.map((round) => round.id)).size).toBe(1)
    for (const round of rounds) expect(round).toEqual(rounds[0])
    expect(settleCalls()).toHaveLength(1)
    expect(page.run.balance).toBe(998_000 + rounds[0]!.win)
  })

  test("a request id can't be used again for another stake", async () => {
    const page = await provider.open()
    await page.play('used-before')
    const response = await page.play('used-before', 4000)
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'transaction_conflict'])
  })

  test('requests of one session are processed one after the other', async () => {
    const [page, other] = [await provider.open(), await provider.open()]
    const answers = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    let settled = 0
    provider.wallet.onSettle(() => answers[settled++]!.promise)
    const playing = Promise.all([1, 2, 3, 4].map((index) => page.play(`in-order-${index}`)))
    await expect.poll(() => settled).toBe(1)
    // While the first waits for its answer, another session's later request overtakes all the others.
    answers[1]!.resolve()
    expect((await other.play('out-of-order')).statusCode).toBe(200)
    for (const [index, calls] of [
      [0, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      expect(settled).toBe(calls)
      answers[index]!.resolve()
      await expect.poll(() => settled).toBe(calls + 1)
    }
    answers[4]!.resolve()
    const rounds = (await playing).map(roundOf)
    expect(rounds.map((round) => round.nonce)).toEqual([0, 1, 2, 3])
  })

  test.each([
    ['a stake outside the list', 2020],
    ['null', null],
    ['true', true],
    ['hexadecimal text', '0x64'],
    ['text', '2000'],
    ['a list', [2000]],
    ['a fraction', 12.5],
    ['zero', 0],
    ['a negative stake', -2000],
    ['a stake of another currency', 40],
    ['nothing', undefined],
  ])('the stake %s is refused', async (_, stake) => {
    const page = await provider.open()
    const response = await page.send('POST', '/api/rounds', {
      stake: stake as never,
      requestId: 'wrong-stake',
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errors: [{ code: 'invalid_request', field: 'stake' }] },
    ])
    expect(settleCalls()).toHaveLength(0)
  })

  test('a demo session plays through the same wallet calls', async () => {
    const page = await provider.open({ mode: 'demo', balance: 5000 })
    const round = roundOf(await page.play('demo-round'))
    expect(page.answer.mode).toBe('demo')
    expect(page.run.balance).toBe(round.balance)
  })

  test.each([
    'insufficient_funds',
    'taking_a_break',
    'session_expired',
    'session_deactivated',
    'game_disabled',
  ] as const)(
    'a refusal %s reaches the game with its code, ends the round and takes nothing',
    async (code) => {
      const page = await provider.open()
      provider.wallet.mishaps.push({ refuses: code })
      const requestId = `refused-${code}`
      const response = await page.play(requestId)
      expect(codeOf(response)).toBe(code)
      expect(await statusOf(requestId)).toMatchObject({ status: 'failed', refusal: code })
      expect(page.run.balance).toBe(1_000_000)
      expect(codeOf(await page.play(requestId))).toBe(code)
      expect(settleCalls()).toHaveLength(1)
      expect((await page.play(`${requestId}-again`)).statusCode).toBe(200)
    },
  )
})

test('two pages of one player play from the same seeds, each nonce once', async () => {
  const page = await provider.open()
  const other = await provider.enter(page.token)
  const responses = await Promise.all(
    [page, other, page, other, page, other].map((each, index) => each.play(`shared-seeds-${index}`)),
  )
  expect(responses.map((response) => roundOf(response).nonce).sort((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5,
  ])
})

test('concurrent use of the same seeds by another server is detected', async () => {
  const page = await provider.open()
  await page.play('before-elsewhere')
  const { id: seedId } = await provider.db
    .selectFrom('seeds')
    .select('id')
    .where('server_seed_hash', '=', page.answer.serverSeedHash)
    .executeTakeFirstOrThrow()
  await provider.db.updateTable('seeds').set({ nonce: 9 }).where('id', '=', seedId).execute()
  expect(roundOf(await page.play('after-elsewhere')).nonce).toBe(9)
})

describe('a forged or foreign session', () => {
  test.each([undefined, 'Bearer ', `Bearer ${'A'.repeat(43)}`, 'Basic dGVzdA=='])(
    '%s is unauthorized everywhere',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization }
      for (const [method, url] of [
        ['POST', '/api/rounds'],
        ['GET', '/api/rounds'],
        ['GET', '/api/rounds/abc'],
        ['GET', '/api/balance'],
        ['GET', '/api/seeds'],
        ['POST', '/api/seeds'],
      ] as const) {
        const response = await provider.app.inject({
          method,
          url,
          headers,
          ...(method === 'POST' && { payload: {} }),
        })
        expect([url, response.statusCode, codeOf(response)]).toEqual([url, 401, 'unauthorized'])
      }
    },
  )

  test("another player's round does not exist, neither alone nor in the history", async () => {
    const [mine, theirs] = [await provider.open(), await provider.open()]
    const round = roundOf(await theirs.play('somebody-elses'))
    const response = await mine.send('GET', `/api/rounds/${round.id}`)
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'round_not_found'])
    expect((await mine.send('GET', '/api/rounds')).json<RoundList>().items).toEqual([])
    expect((await mine.send('GET', `/api/rounds?before=${round.id}`)).json<RoundList>().items).toEqual([])
  })

  test('a session whose player has logged out can read no balance, no history, no proof and no seed', async () => {
    const page = await provider.open()
    const round = roundOf(await page.play('before-logout'))
    page.run.isDeactivated = true
    const answers = [
      await page.send('GET', '/api/balance'),
      await page.send('GET', '/api/rounds'),
      await page.send('GET', `/api/rounds/${round.id}`),
      await page.send('GET', '/api/seeds'),
      await page.send('POST', '/api/seeds', { clientSeed: 'mine' }),
    ]
    expect(answers.map(codeOf)).toEqual(Array(5).fill('session_deactivated'))
  })

  test.each([
    ['another profile', { profile: 'high' }],
    ['another engine', { engine: 'clusters' as const }],
    ['the release before sessions knew it', { engine: null, profile: null }],
  ])('a page of %s plays no round of what the game is now, and no money moves', async (_, before) => {
    const page = await provider.open()
    await provider.db
      .updateTable('sessions')
      .set(before)
      .where('wallet_session_id', '=', page.token)
      .execute()
    const calls = provider.wallet.calls.length
    expect(codeOf(await page.play('of-before'))).toBe('session_expired')
    expect([provider.wallet.calls.length, page.run.balance]).toEqual([calls, 1_000_000])
  })

  test('the database holds no usable bearer token', async () => {
    const { answer } = await provider.open()
    const rows = await provider.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(answer.session)
  })
})

describe('history', () => {
  test('lists the latest rounds first and pages by `before`', async () => {
    const page = await provider.open()
    const ids = []
    for (let i = 0; i < 5; i++) ids.unshift(roundOf(await page.play(`listed-${i}`)).id)
    const first = v.parse(RoundList, (await page.send('GET', '/api/rounds?limit=2')).json())
    expect([first.items.map((item) => item.id), first.hasMore]).toEqual([ids.slice(0, 2), true])
    const rest = v.parse(RoundList, (await page.send('GET', `/api/rounds?limit=10&before=${ids[1]}`)).json())
    expect([rest.items.map((item) => item.id), rest.hasMore]).toEqual([ids.slice(2), false])
  })

  test.each(['limit=0', 'limit=0x10', 'limit=1&limit=2', 'before=%00', 'unknown=1'])(
    'refuses %s',
    async (query) => {
      const page = await provider.open()
      expect((await page.send('GET', `/api/rounds?${query}`)).statusCode).toBe(400)
    },
  )
})
