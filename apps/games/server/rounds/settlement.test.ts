import { systemClock } from '@yanta/config/clock'
import { describe, expect, test } from 'vitest'
import type { RoundList } from '../api.ts'
import { codeOf, roundOf, provideForFile, type Page } from '../testing/provider.ts'
import { readSlotPlay } from '../../engines/slot/server/engine.ts'
import { walletSecret } from '../testing/fake-wallet.ts'
import { createWalletClient } from '../wallet/wallet-client.ts'
import { createDecider } from './decide-round.ts'
import { createRoundsService } from './rounds-service.ts'

const provider = await provideForFile()

const pathsCalled = () => provider.wallet.calls.map((call) => call.path.replace('/wallet/v1/', ''))
const findRound = (requestId: string) =>
  provider.db.selectFrom('rounds').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow()

/** A round that was decided and stored by a process that died before or after its wallet call. */
async function leavePending(page: Page, requestId: string, hasReachedWallet: boolean) {
  if (hasReachedWallet) {
    const round = roundOf(await page.play(requestId))
    await provider.db
      .updateTable('rounds')
      .set({ status: 'pending', balance: null, balance_after_bet: null, wallet_transaction_id: null })
      .where('id', '=', round.id)
      .execute()
    return round
  }
  const session = await provider.db
    .selectFrom('sessions')
    .selectAll()
    .where('wallet_session_id', '=', page.token)
    .executeTakeFirstOrThrow()
  return (
    await createDecider(
      provider.db,
      systemClock,
      async (round) => round,
    )({
      session,
      play: readSlotPlay(
        'medium',
        { stake: 2000 },
        { stakes: [2000], defaultStake: 2000, table: { chips: [1000], largestStraight: 1000 } },
      ),
      requestId,
    })
  ).round
}

test.each(['dies_before', 'dies_after', 'late', 'fails'] as const)(
  'a wallet that %s once is called again with the same ids, and money moves once',
  async (mishap) => {
    const page = await provider.open()
    provider.wallet.mishaps.push(mishap)
    const round = roundOf(await page.play(`once-${mishap}`))
    expect(page.run.balance).toBe(998_000 + round.win)
    const settles = provider.wallet.calls.filter((call) => call.path.endsWith('/settle'))
    expect(settles).toHaveLength(2)
    expect(settles[0]).toEqual(settles[1])
  },
)

test('when the wallet never accepts the settlement the stake is rolled back with an id of its own and the game is notified', async () => {
  const page = await provider.open()
  provider.wallet.mishaps.push('fails', 'fails', 'fails')
  const response = await page.play('never-settled')
  expect([response.statusCode, codeOf(response)]).toEqual([409, 'round_rolled_back'])
  expect(codeOf(await page.play('never-settled'))).toBe('round_rolled_back')
  expect(pathsCalled().slice(1)).toEqual(['settle', 'settle', 'settle', 'rollback'])
  expect(provider.wallet.calls.at(-1)!.body).toMatchObject({
    transactionId: expect.stringMatching(/\.rollback$/),
    betTransactionId: expect.stringMatching(/\.bet$/),
  })
  expect(await findRound('never-settled')).toMatchObject({ status: 'rolled_back' })
  expect(page.run.balance).toBe(1_000_000)
  expect((await page.send('GET', '/api/rounds')).json<RoundList>().items).toMatchObject([
    { status: 'rolled_back', win: 0 },
  ])
})

test('when the wallet settled but its answer was lost the rollback finds the round closed and its receipt counts', async () => {
  const page = await provider.open()
  provider.wallet.mishaps.push('dies_after', 'dies_before', 'dies_before')
  const round = roundOf(await page.play('settled-in-silence'))
  expect(pathsCalled().slice(1)).toEqual(['settle', 'settle', 'settle', 'rollback', 'settle'])
  expect(page.run.balance).toBe(round.balance)
  expect(await findRound('settled-in-silence')).toMatchObject({
    status: 'settled',
    win: round.win,
    is_unseen: false,
  })
})

test('a refusal after an unknown attempt blocks the bet before the round ends', async () => {
  const page = await provider.open()
  provider.wallet.mishaps.push('dies_before', { refuses: 'insufficient_funds' })
  expect(codeOf(await page.play('refused-later'))).toBe('insufficient_funds')
  const { id, status } = await findRound('refused-later')
  expect(status).toBe('rolled_back')
  expect(provider.wallet.rolledBack).toContain(`${id}.bet`)
})

test('while the wallet is down the round stays pending; the same request ends it once the wallet is back, and never settles it', async () => {
  const page = await provider.open()
  provider.wallet.mishaps.push('dies_before', 'dies_before', 'dies_before', 'dies_before')
  expect(codeOf(await page.play('wallet-gone'))).toBe('temporarily_unavailable')
  expect(await findRound('wallet-gone')).toMatchObject({ status: 'pending', is_withdrawn: true })
  expect(codeOf(await page.play('wallet-gone'))).toBe('round_rolled_back')
  expect(await findRound('wallet-gone')).toMatchObject({ status: 'rolled_back' })
  expect(page.run.balance).toBe(1_000_000)
})

test.each([true, false])(
  'after a crash with the wallet call done = %s, opening the game again settles the round once and shows it once',
  async (hasReachedWallet) => {
    const page = await provider.open()
    const round = await leavePending(page, `crash-open-${hasReachedWallet}`, hasReachedWallet)
    await provider.restart()
    const again = await provider.enter(page.token)
    expect(again.answer.pending).toMatchObject({ id: round.id, win: round.win, outcome: round.outcome })
    expect(again.answer.balance).toBe(998_000 + round.win)
    expect(page.run.balance).toBe(998_000 + round.win)
    expect((await provider.enter(page.token)).answer.pending).toBeNull()
  },
)

test.each([true, false])(
  'after a crash with the wallet call done = %s, the next start settles the round by itself',
  async (hasReachedWallet) => {
    const page = await provider.open()
    const requestId = `crash-start-${hasReachedWallet}`
    const round = await leavePending(page, requestId, hasReachedWallet)
    await provider.restart()
    await provider.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(async () => (await findRound(requestId)).status).toBe('settled')
    expect(page.run.balance).toBe(998_000 + round.win)
  },
)

/** A server with an address: a request to it can be left. */
async function listen(): Promise<string> {
  await provider.restart()
  return provider.app.listen({ host: '127.0.0.1', port: 0 })
}

/** Sends a request whose page leaves while the wallet is called for it. */
async function leaveDuring(address: string, payload: object, session?: string): Promise<void> {
  const leaving = new AbortController()
  const gone = Promise.withResolvers<void>()
  provider.app.server.on('connection', (connection) => connection.once('close', () => gone.resolve()))
  provider.wallet.onSettle(() => {
    leaving.abort()
    return gone.promise
  })
  const request = fetch(address, {
    method: 'POST',
    signal: leaving.signal,
    body: JSON.stringify(payload),
    headers: {
      'content-type': 'application/json',
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
    },
  })
  await expect(request).rejects.toThrow()
  provider.wallet.onSettle(undefined)
}

test('a round that was settled while its page was closed is shown when the page opens again', async () => {
  const page = await provider.open()
  const rounds = `${await listen()}/api/rounds`
  await leaveDuring(rounds, { stake: 2000, requestId: 'page-went-away' }, page.answer.session)
  await expect.poll(async () => (await findRound('page-went-away')).is_unseen).toBe(true)
  expect((await provider.enter(page.token)).answer.pending).toMatchObject({ stake: 2000 })
})

test('a stake that was given back to a page that left is told to the next one, with the balance', async () => {
  const page = await provider.open()
  const rounds = `${await listen()}/api/rounds`
  provider.wallet.mishaps.push('fails', 'fails', 'fails')
  await leaveDuring(rounds, { stake: 2000, requestId: 'returned-unseen' }, page.answer.session)
  await expect
    .poll(() => findRound('returned-unseen'))
    .toMatchObject({ status: 'rolled_back', is_unseen: true })
  const { answer } = await provider.enter(page.token)
  expect([answer.isStakeReturned, answer.balance]).toEqual([true, 1_000_000])
  expect((await provider.enter(page.token)).answer.isStakeReturned).toBe(false)
})

test('a round that another server settled while its own answers the player is not shown again', async () => {
  const page = await provider.open()
  const other = createRoundsService({
    db: provider.db,
    clock: systemClock,
    wallet: createWalletClient({ baseUrl: provider.wallet.baseUrl, secret: walletSecret, timeoutMs: 2000 }),
    log: provider.app.log,
    retryDelaysMs: [],
  })
  provider.wallet.onSettle(async () => {
    provider.wallet.onSettle(undefined)
    await other.recover({ owner: { playerId: page.run.playerId, gameSlug: page.run.gameSlug } })
  })
  const round = roundOf(await page.play('two-servers-settle'))
  expect(page.run.balance).toBe(998_000 + round.win)
  expect((await provider.enter(page.token)).answer.pending).toBeNull()
})

test('a round that an opening page settled but did not wait for is shown by the next one', async () => {
  const page = await provider.open()
  const origin = await listen()
  const round = await leavePending(page, 'opening-went-away', false)
  await leaveDuring(`${origin}/api/open`, { token: page.token })
  const countSessions = async () =>
    (
      await provider.db
        .selectFrom('sessions')
        .select('id')
        .where('wallet_session_id', '=', page.token)
        .execute()
    ).length
  await expect.poll(countSessions).toBe(2)
  expect((await provider.enter(page.token)).answer.pending).toMatchObject({ id: round.id })
  expect((await provider.enter(page.token)).answer.pending).toBeNull()
})

test('a round from before its game got another profile is settled and paid, and not shown by a page that could not draw it', async () => {
  const page = await provider.open()
  const round = await leavePending(page, 'other-profile', true)
  const { outcome } = await findRound('other-profile')
  await provider.db
    .updateTable('rounds')
    .set({ outcome: JSON.stringify({ ...outcome, profile: 'high' }) })
    .where('id', '=', round.id)
    .execute()
  await provider.restart()
  const { answer } = await provider.enter(page.token)
  expect([answer.pending, answer.balance]).toEqual([null, 998_000 + round.win])
  expect(await findRound('other-profile')).toMatchObject({ status: 'settled' })
})

test('the next page does not repeat the notice of a returned stake to a player who waited for the answer', async () => {
  const page = await provider.open()
  provider.wallet.mishaps.push('fails', 'fails', 'fails')
  expect(codeOf(await page.play('given-back-now'))).toBe('round_rolled_back')
  provider.wallet.mishaps.push('dies_before', 'dies_before', 'dies_before', 'dies_before')
  expect(codeOf(await page.play('given-back-late'))).toBe('temporarily_unavailable')
  expect(codeOf(await page.play('given-back-late'))).toBe('round_rolled_back')
  expect((await provider.enter(page.token)).answer.isStakeReturned).toBe(false)
})

describe('a round of unknown fate is ended before another begins', () => {
  test.each([true, false])('on a new page, with the wallet call done = %s', async (hasReachedWallet) => {
    const page = await provider.open()
    const left = await leavePending(page, `left-before-${hasReachedWallet}`, hasReachedWallet)
    const again = await provider.enter(page.token, 'fails')
    expect(again.answer.pending).toBeNull()
    const next = roundOf(await again.play(`next-after-${hasReachedWallet}`))
    expect(next.balanceAfterBet).toBe(1_000_000 - 2000 + left.win - 2000)
    expect(await findRound(`left-before-${hasReachedWallet}`)).toMatchObject({
      status: 'settled',
      is_unseen: true,
    })
    expect((await provider.enter(page.token)).answer.pending).toMatchObject({ id: left.id })
  })

  test('while the wallet is down no stake of another round is requested, from this page or the next', async () => {
    const page = await provider.open()
    await leavePending(page, 'left-in-silence', false)
    const other = await provider.enter(page.token, 'fails')
    provider.wallet.calls.length = 0
    provider.wallet.mishaps.push('fails', 'dies_before')
    for (const each of [page, other])
      expect(codeOf(await each.play('asked-too-early'))).toBe('temporarily_unavailable')
    expect(new Set(provider.wallet.calls.map(({ body }) => body['roundId'])).size).toBe(1)
    expect(page.run.balance).toBe(1_000_000)
    expect((await page.play('asked-too-early')).statusCode).toBe(200)
  })

  test('another game of the same player is not blocked by it', async () => {
    const page = await provider.open()
    await leavePending(page, 'left-elsewhere', false)
    const elsewhere = await provider.open({ playerId: page.run.playerId, gameSlug: 'honey-jar' })
    expect((await elsewhere.play('in-another-game')).statusCode).toBe(200)
    expect(await findRound('left-elsewhere')).toMatchObject({ status: 'pending' })
  })
})

test('after a crash before the wallet call, a round of an expired session ends without moving money', async () => {
  const page = await provider.open()
  await leavePending(page, 'crash-expired', false)
  page.run.isExpired = true
  const again = await provider.enter(page.token)
  expect(again.answer).toMatchObject({ pending: null, isStakeReturned: true, balance: 1_000_000 })
  expect((await provider.enter(page.token)).answer.isStakeReturned).toBe(false)
  expect(await findRound('crash-expired')).toMatchObject({
    status: 'rolled_back',
    refusal: 'session_expired',
  })
  expect(page.run.balance).toBe(1_000_000)
})

test('a refusal that another server received is overwritten once the wallet has settled the round', async () => {
  const page = await provider.open()
  await leavePending(page, 'two-servers', false)
  provider.wallet.onSettle(async () => {
    await provider.db
      .updateTable('rounds')
      .set({ status: 'failed', refusal: 'insufficient_funds' })
      .where('request_id', '=', 'two-servers')
      .execute()
  })
  const again = await provider.enter(page.token)
  expect(await findRound('two-servers')).toMatchObject({
    status: 'settled',
    refusal: null,
    balance: page.run.balance,
  })
  expect(again.answer.pending).toMatchObject({ stake: 2000, balance: page.run.balance })
})

test('a left-over round stays pending while the wallet does not answer, and its seed stays secret', async () => {
  const page = await provider.open()
  await leavePending(page, 'crash-silence', false)
  provider.wallet.mishaps.push('dies_before', 'dies_before')
  const again = await provider.enter(page.token)
  expect(await findRound('crash-silence')).toMatchObject({ status: 'pending', is_withdrawn: false })
  expect(codeOf(await again.send('POST', '/api/seeds', { clientSeed: 'curious' }))).toBe(
    'temporarily_unavailable',
  )
  expect((await again.send('POST', '/api/seeds', { clientSeed: 'patient' })).statusCode).toBe(200)
  expect(await findRound('crash-silence')).toMatchObject({ status: 'settled' })
})

test('after thirty rounds over a randomly failing connection every balance equals the sum of the settled rounds', async () => {
  const page = await provider.open()
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let i = 0; i < 30; i++) {
    for (let j = 0; j < 5; j++) provider.wallet.mishaps.push(random() < 0.5 ? 'dies_before' : 'dies_after')
    await page.play(`random-line-${i}`)
    provider.wallet.mishaps.length = 0
    await page.play(`random-line-${i}`)
  }
  const rounds = await provider.db
    .selectFrom('rounds')
    .select(['status', 'stake', 'win'])
    .where('request_id', 'like', 'random-line-%')
    .execute()
  expect(rounds).toHaveLength(30)
  expect(rounds.filter((round) => round.status === 'pending')).toEqual([])
  expect(new Set(rounds.map((round) => round.status))).toEqual(new Set(['settled', 'rolled_back']))
  const expected = rounds
    .filter((round) => round.status === 'settled')
    .reduce((sum, round) => sum - round.stake + round.win, 1_000_000)
  expect(page.run.balance).toBe(expected)
})
