import { replayRound, type Bet } from '@yanta/game-rules/roulette'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { OpenAnswer, RoundAnswer, type RoundList, type RoundProof } from '../api.ts'
import { codeOf, roundOf, provideForFile, type Page } from '../testing/provider.ts'

const provider = await provideForFile()

const open = (session = {}) => provider.open({ gameSlug: 'emerald-roulette', ...session })
const sum = (bets: readonly Bet[]): number => bets.reduce((total, [, amount]) => total + amount, 0)
const table: Bet[] = [
  ['17', 1000],
  ['17-20', 5000],
  ['dozen-2', 10_000],
  ['red', 50_000],
]
const shuffled: Bet[] = [table[3]!, table[1]!, table[0]!, table[2]!]
const lay = (page: Page, requestId: string, choice: unknown = table, stake: unknown = sum(table)) =>
  page.send('POST', '/api/rounds', { stake, choice, requestId })

test('the page receives its chips and the limits of its currency', async () => {
  const { answer } = await open()
  expect(v.parse(OpenAnswer, answer)).toMatchObject({
    game: {
      engine: 'roulette',
      profile: 'european',
      rtp: 9730,
      volatility: null,
      limits: { smallest: 1000, largestStraight: 500_000 },
    },
    stakes: [1000, 5000, 10_000, 50_000, 100_000],
  })
})

test('a round is decided by the seeds alone, settled once, and shown as it was decided', async () => {
  const page = await open()
  const round = v.parse(RoundAnswer, (await lay(page, 'first-round-1')).json()).round
  expect(round).toMatchObject({ stake: 66_000, balanceAfterBet: 934_000, balance: 934_000 + round.win })
  expect(page.run.balance).toBe(round.balance)
  await page.send('POST', '/api/seeds', { clientSeed: 'next' })
  const { proof } = (await page.send('GET', `/api/rounds/${round.id}`)).json<RoundProof>()
  expect(proof).toMatchObject({
    engine: 'roulette',
    profile: 'european',
    choice: table,
    stake: 66_000,
    win: round.win,
  })
  expect(replayRound({ ...proof, serverSeed: proof.serverSeed! }, proof.choice as Bet[])).toEqual(
    round.outcome,
  )
})

test('the history names the number of each round', async () => {
  const page = await open()
  const round = roundOf(await lay(page, 'named-round-1'))
  const { items } = (await page.send('GET', '/api/rounds')).json<RoundList>()
  expect(items[0]!.summary).toEqual({
    engine: 'roulette',
    number: (round.outcome as { number: number }).number,
  })
})

test('the same request id has one round, in whatever order its bets are listed, and is refused with other bets', async () => {
  const page = await open()
  const first = roundOf(await lay(page, 'repeated-1'))
  expect(roundOf(await lay(page, 'repeated-1', shuffled))).toEqual(first)
  expect(codeOf(await lay(page, 'repeated-1', [['black', 66_000]]))).toBe('transaction_conflict')
  expect(page.run.balance).toBe(first.balance)
})

test('twenty requests at once with one id move money once', async () => {
  const page = await open()
  const answers = await Promise.all(Array.from({ length: 20 }, () => lay(page, 'at-once-12')))
  expect(new Set(answers.map((answer) => roundOf(answer).id)).size).toBe(1)
  expect(page.run.balance).toBe(934_000 + roundOf(answers[0]!).win)
})

describe('invalid bets move no money', () => {
  test.each<[string, unknown, unknown?]>([
    ['no bets', undefined, 1000],
    ['an empty table', [], 1000],
    ['a bet of half a kopeck', [['red', 0.5]], 0.5],
    ['a fraction of a chip', [['red', 1500]], 1500],
    [
      'a negative bet',
      [
        ['red', 2000],
        ['black', -1000],
      ],
      1000,
    ],
    [
      'one spot twice',
      [
        ['red', 1000],
        ['red', 1000],
      ],
      2000,
    ],
    ['an unknown number', [['37', 1000]], 1000],
    ["numbers that don't touch", [['1-5', 1000]], 1000],
    ['more than the limit of a number', [['17', 501_000]], 501_000],
    [
      'more than the limit of the table',
      [
        ['red', 9_000_000],
        ['odd', 9_000_000],
        ['17', 1000],
      ],
      18_001_000,
    ],
    ['a stake that is not their sum', table, 1000],
    ['an amount past what a number holds', [['red', 2 ** 53]], 2 ** 53],
    ['bets in words', 'red', 1000],
    ['a bet as an object', [{ red: 1000 }], 1000],
  ])('%s', async (_, choice, stake = 1000) => {
    const page = await open()
    const before = provider.wallet.calls.length
    expect(codeOf(await lay(page, 'hostile-1234', choice, stake))).toBe('invalid_request')
    expect([page.run.balance, provider.wallet.calls.length]).toEqual([1_000_000, before])
    expect((await page.send('GET', '/api/rounds')).json<RoundList>().items).toEqual([])
  })

  test.each<[string, (page: Page) => object | string, number, string]>([
    [
      'ten thousand bets',
      () => ({
        stake: 10_000_000,
        choice: Array.from({ length: 10_000 }, () => ['red', 1000]),
        requestId: 'hostile-large',
      }),
      413,
      'payload_too_large',
    ],
    [
      'bets within bets within bets',
      () => `{"stake":1000,"choice":${'['.repeat(1500)}${']'.repeat(1500)},"requestId":"hostile-deep"}`,
      400,
      'invalid_request',
    ],
    [
      'a bet with a prototype',
      () => '{"stake":1000,"choice":[["__proto__",1000]],"requestId":"hostile-proto"}',
      400,
      'invalid_request',
    ],
    [
      'a request with a prototype',
      () => '{"__proto__":{"stake":1000},"stake":1000,"choice":[["red",1000]],"requestId":"hostile-proto"}',
      400,
      'invalid_request',
    ],
    [
      "a win of one's own",
      () => ({ stake: 1000, choice: [['red', 1000]], requestId: 'hostile-win1', win: 1_000_000 }),
      400,
      'invalid_request',
    ],
    [
      'another session',
      (page) => ({ stake: 1000, choice: [['red', 1000]], requestId: 'hostile-sess', sessionId: page.token }),
      400,
      'invalid_request',
    ],
    [
      'a request id with a path in it',
      () => ({ stake: 1000, choice: [['red', 1000]], requestId: '../../etc' }),
      400,
      'invalid_request',
    ],
    ['no request id', () => ({ stake: 1000, choice: [['red', 1000]] }), 400, 'invalid_request'],
    ['no JSON', () => 'stake=1000', 400, 'invalid_request'],
  ])('%s', async (_, build, status, code) => {
    const page = await open()
    const before = provider.wallet.calls.length
    const body = build(page)
    const response = await provider.app.inject({
      method: 'POST',
      url: '/api/rounds',
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${page.answer.session}` },
    })
    expect([response.statusCode, codeOf(response)]).toEqual([status, code])
    expect([page.run.balance, provider.wallet.calls.length]).toEqual([1_000_000, before])
  })

  test('the session of another game plays that game by its own rules, and has no access to this one', async () => {
    const page = await open()
    const round = roundOf(await lay(page, 'mine-alone-1'))
    const slot = await provider.open({ playerId: page.run.playerId })
    expect(codeOf(await lay(slot, 'not-my-table'))).toBe('invalid_request')
    expect(codeOf(await slot.send('GET', `/api/rounds/${round.id}`))).toBe('round_not_found')
    expect(slot.run.balance).toBe(1_000_000)
  })

  test('more than the balance: the wallet refuses and nothing is taken', async () => {
    const page = await open({ balance: 50_000 })
    expect(codeOf(await lay(page, 'too-much-123'))).toBe('insufficient_funds')
    expect(page.run.balance).toBe(50_000)
  })

  test('a slot refuses bets of a table', async () => {
    const page = await provider.open()
    expect(
      codeOf(
        await page.send('POST', '/api/rounds', {
          stake: 2000,
          choice: [['red', 2000]],
          requestId: 'not-a-table',
        }),
      ),
    ).toBe('invalid_request')
  })
})

test('a full table of all 157 spots fits into one request', async () => {
  const page = await open({ balance: 100_000_000 })
  const { spots } = await import('@yanta/game-rules/roulette')
  const all = spots.map(({ id }): Bet => [id, 10_000])
  const round = roundOf(await lay(page, 'all-of-them', all, sum(all)))
  expect(round).toMatchObject({ stake: 1_570_000, outcome: { bets: all } })
})

test('a round whose page was closed is settled and shown when the game opens again, without a new stake', async () => {
  const page = await open()
  const round = roundOf(await lay(page, 'left-behind-1'))
  await provider.db
    .updateTable('rounds')
    .set({ status: 'pending', balance: null, balance_after_bet: null, wallet_transaction_id: null })
    .where('id', '=', round.id)
    .execute()
  await provider.restart()
  const again = await provider.enter(page.token)
  expect(again.answer.pending).toMatchObject({ id: round.id, win: round.win, outcome: round.outcome })
  expect(page.run.balance).toBe(round.balance)
  expect((await provider.enter(page.token)).answer.pending).toBeNull()
})
