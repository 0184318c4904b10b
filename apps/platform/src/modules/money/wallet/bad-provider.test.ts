// Mistakes and attacks of a games provider, over HTTP, signed, against the whole platform. Each gets its refusal code and changes
// nothing: no ledger entry, round, transaction or event.
import { signRequest } from '@yanta/contract/signature'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPlayerBalances } from '../ledger/ledger.service.ts'
import { acme, acmeSlot, countMovements, type Tricks, type WalletCall } from './testing/bad-provider.ts'
import { attempt, inVain, setTable, type Table } from './testing/table.ts'

let t: Table
beforeAll(async () => {
  t = await setTable()
})
beforeEach(() => t.seat())
afterAll(() => t.close())

describe('signatures', () => {
  const text = (changes: object = {}) => JSON.stringify(t.of(t.vera, changes))
  test.each<[string, () => [WalletCall, string, Tricks?], string]>([
    ['no signature at all', () => ['bet', text(), { signature: null }], 'invalid_signature'],
    ['no name', () => ['bet', text(), { name: null }], 'invalid_signature'],
    ['a name nobody has', () => ['bet', text(), { name: 'lumen' }], 'invalid_signature'],
    ['a name out of the language', () => ['bet', text(), { name: '__proto__' }], 'invalid_signature'],
    [
      "another provider's name with one's own secret",
      () => ['bet', JSON.stringify(t.of(t.boris)), { name: 'yanta' }],
      'invalid_signature',
    ],
    ['a wrong secret', () => ['bet', text(), { secret: 'x'.repeat(40) }], 'invalid_signature'],
    ['an empty secret', () => ['bet', text(), { secret: '' }], 'invalid_signature'],
    [
      'another amount than was signed',
      () => ['bet', text({ amount: 1 }), { signedBody: text() }],
      'invalid_signature',
    ],
    [
      'one space more than was signed',
      () => ['bet', `${text()} `, { signedBody: text() }],
      'invalid_signature',
    ],
    [
      'a signature of another call',
      () => ['win', text(), { signedPath: '/wallet/v1/bet' }],
      'invalid_signature',
    ],
    ['a signature of another method', () => ['bet', text(), { signedMethod: 'GET' }], 'invalid_signature'],
    [
      'a query that was not signed',
      () => ['bet', text(), { query: '?amount=1', signedPath: '/wallet/v1/bet' }],
      'invalid_signature',
    ],
    [
      'a signature in capitals',
      () => [
        'bet',
        text(),
        { signature: sign(text()).replace(/v1=.*/, (hex) => hex.toUpperCase().replace('V', 'v')) },
      ],
      'invalid_signature',
    ],
    [
      'half a signature',
      () => ['bet', text(), { signature: sign(text()).slice(0, -32) }],
      'invalid_signature',
    ],
    [
      'a signature with a new time',
      () => [
        'bet',
        text(),
        { signature: sign(text(), Date.now() - 600_000).replace(/t=\d+/, `t=${Date.now()}`) },
      ],
      'invalid_signature',
    ],
    [
      'two signatures',
      () => ['bet', text(), { signature: `${sign(text())}, ${sign(text())}` }],
      'invalid_signature',
    ],
    [
      'a request captured six minutes ago',
      () => ['bet', text(), { signedAt: Date.now() - 6 * 60_000 }],
      'stale_signature',
    ],
    [
      'a request from the future',
      () => ['bet', text(), { signedAt: Date.now() + 6 * 60_000 }],
      'stale_signature',
    ],
  ])('%s', async (_, build, code) => {
    const [call, body, tricks] = build()
    expect(await attempt(t, () => t.bad.send(call, body, tricks))).toEqual(inVain(401, code))
  })

  test('a captured request sent again before its signature expires has no second effect', async () => {
    const body = text()
    const signature = sign(body)
    const first = await t.bad.send('bet', body, { signature })
    const before = await countMovements(t.platform.db)
    for (const again of await Promise.all([1, 2, 3, 4].map(() => t.bad.send('bet', body, { signature }))))
      expect(again).toEqual(first)
    expect(await countMovements(t.platform.db)).toEqual(before)
  })

  function sign(body: string, nowMs?: number): string {
    return signRequest({ secret: acme.secret, method: 'POST', path: '/wallet/v1/bet', body }, nowMs)
  }
})

describe('sessions and rounds of others', () => {
  test.each<[string, () => [WalletCall, object], number, string]>([
    ["a bet in another provider's session", () => ['bet', t.of(t.boris)], 404, 'session_not_found'],
    [
      "a win in another provider's session and round",
      () => ['win', t.of(t.boris, { roundId: t.id('house-round') })],
      404,
      'session_not_found',
    ],
    [
      "a rollback of another provider's bet",
      () => [
        'rollback',
        t.rollbackOf(t.boris, { roundId: t.id('house-round'), betTransactionId: t.id('house-bet') }),
      ],
      404,
      'session_not_found',
    ],
    [
      "a settlement in another provider's session",
      () => ['settle', t.settlementOf(t.boris)],
      404,
      'session_not_found',
    ],
    [
      "the balance of another provider's session",
      () => ['balance', { sessionId: t.boris.sessionId }],
      404,
      'session_not_found',
    ],
    [
      "the run token of another provider's game",
      () => ['authenticate', { runToken: t.boris.runToken }],
      404,
      'session_not_found',
    ],
    [
      'a free round that nobody granted',
      () => ['settle', { ...t.settlementOf(t.vera), freeRoundsId: '1' }],
      404,
      'free_rounds_not_found',
    ],
    [
      'a free round whose id can be none',
      () => ['settle', { ...t.settlementOf(t.vera), freeRoundsId: '99999999999999999999' }],
      404,
      'free_rounds_not_found',
    ],
    [
      "a win of another provider's round in one's own session",
      () => ['win', t.of(t.vera, { roundId: t.id('house-round') })],
      404,
      'round_not_found',
    ],
    [
      'a session that never was',
      () => ['bet', t.of(t.vera, { sessionId: '999999999' })],
      404,
      'session_not_found',
    ],
    ['a session before the first', () => ['bet', t.of(t.vera, { sessionId: '0' })], 404, 'session_not_found'],
    ['a session below zero', () => ['bet', t.of(t.vera, { sessionId: '-1' })], 404, 'session_not_found'],
    [
      'a session with a leading zero',
      () => ['bet', t.of(t.vera, { sessionId: `0${t.vera.sessionId}` })],
      404,
      'session_not_found',
    ],
    [
      'a session as a number',
      () => ['bet', t.of(t.vera, { sessionId: Number(t.vera.sessionId) })],
      400,
      'invalid_request',
    ],
    [
      'a session with more behind it',
      () => ['bet', t.of(t.vera, { sessionId: `${t.vera.sessionId} or 1=1` })],
      400,
      'invalid_request',
    ],
    [
      'a list of sessions',
      () => ['bet', t.of(t.vera, { sessionId: [t.vera.sessionId] })],
      400,
      'invalid_request',
    ],
    [
      'a player instead of a session',
      () => ['authenticate', { runToken: String(t.vera.player.id) }],
      400,
      'invalid_request',
    ],
    [
      "a player's own token instead of a run's",
      () => ['authenticate', { runToken: t.vera.player.refreshToken }],
      404,
      'session_not_found',
    ],
  ])('%s', async (_, build, status, code) => {
    const [call, content] = build()
    expect(await attempt(t, () => t.bad.send(call, content))).toEqual(inVain(status, code))
  })

  test.each<[string, () => [WalletCall, object], number, string]>([
    ["a win of another player's round", () => ['win', t.of(t.boris)], 404, 'round_not_found'],
    ["a bet into another player's round", () => ['bet', t.of(t.boris)], 409, 'transaction_conflict'],
    [
      "a rollback of another player's bet",
      () => ['rollback', t.rollbackOf(t.boris)],
      409,
      'transaction_conflict',
    ],
    [
      "another player's bet, word for word",
      () => ['bet', t.of(t.boris, { transactionId: t.id('open-bet') })],
      409,
      'transaction_conflict',
    ],
    [
      "a settlement with another player's bet",
      () => ['settle', t.settlementOf(t.boris, { betTransactionId: t.id('open-bet') })],
      409,
      'transaction_conflict',
    ],
  ])('%s', async (_, build, status, code) => {
    t.boris = await t.open(acmeSlot)
    const [call, content] = build()
    expect(await attempt(t, () => t.bad.send(call, content))).toEqual(inVain(status, code))
  })

  test('two providers may use the same ids: each has its own rounds and transactions', async () => {
    const answer = await t.honest.send('bet', t.of(t.boris, { transactionId: t.id('open-bet') }))
    expect(answer).toMatchObject({ status: 200, body: { balance: 9800 } })
    expect((await t.bad.send('win', t.of(t.vera, { amount: 700 }))).body).toMatchObject({ balance: 10_600 })
    expect(await getPlayerBalances(t.platform.db, t.boris.player.id)).toMatchObject({ real: 9800 })
  })
})

describe('amounts and currencies', () => {
  const amounts: [string, string][] = [
    ['a fraction', '12.5'],
    ['a fraction of almost nothing', '100.00000000000001'],
    ['less than nothing', '-100'],
    ['text', '"100"'],
    ['hexadecimal text', '"0x64"'],
    ['an empty text', '""'],
    ['nothing', 'null'],
    ['yes', 'true'],
    ['a list', '[100]'],
    ['an object', '{"valueOf":100}'],
    ['more than a number holds', '9007199254740993'],
    ['far more', '1e300'],
  ]
  test.each([...amounts, ['no stake at all', '0']])('a bet of %s', async (_, amount) => {
    expect(
      await attempt(t, () =>
        t.bad.send('bet', JSON.stringify(t.of(t.vera)).replace('"amount":100', `"amount":${amount}`)),
      ),
    ).toEqual(inVain(400, 'invalid_request'))
  })
  test.each(amounts)('a win of %s', async (_, amount) => {
    expect(
      await attempt(t, () =>
        t.bad.send('win', JSON.stringify(t.of(t.vera)).replace('"amount":100', `"amount":${amount}`)),
      ),
    ).toEqual(inVain(400, 'invalid_request'))
  })
  test.each(amounts)('a settlement with a stake of %s', async (_, amount) => {
    expect(
      await attempt(t, () =>
        t.bad.send(
          'settle',
          JSON.stringify(t.settlementOf(t.vera)).replace('"stake":100', `"stake":${amount}`),
        ),
      ),
    ).toEqual(inVain(400, 'invalid_request'))
  })

  test.each<[string, (text: string) => string]>([
    ['not a number', (text) => text.replace('"amount":100', '"amount":NaN')],
    ['without end', (text) => text.replace('"amount":100', '"amount":Infinity')],
    ['beyond any number', (text) => text.replace('"amount":100', '"amount":1e400')],
    ['no amount', (text) => text.replace('"amount":100,', '')],
    ['a body cut short', (text) => text.slice(0, -5)],
    ['two bodies', (text) => text + text],
    ['a list of bets', (text) => `[${text}]`],
    ['nothing', () => ''],
    ['a prototype', (text) => text.replace('{', '{"__proto__":{"amount":1},')],
    ['an amount said twice', (text) => text.replace('"amount":100', '"amount":100,"amount":1')],
    ['an amount in two spellings', (text) => text.replace('"amount":100', '"amount":1,"\\u0061mount":100')],
    ['a transaction without an id', (text) => text.replace(/"transactionId":"[^"]*",/, '')],
    ['an id that is too short', (text) => text.replace(/("transactionId":)"[^"]*"/, '$1"short"')],
    ['an id with a line break', (text) => text.replace(/("transactionId":)"[^"]*"/, '$1"line\\nbreak-0000"')],
  ])('%s', async (_, change) => {
    const body = change(JSON.stringify(t.of(t.vera)))
    expect(await attempt(t, () => t.bad.send('bet', body))).toEqual(inVain(400, 'invalid_request'))
  })

  test.each<[string, () => [WalletCall, object], string]>([
    [
      'a bet larger than any wallet',
      () => ['bet', t.of(t.vera, { amount: 1_000_000_000_001 })],
      'amount_too_large',
    ],
    [
      'a win larger than any wallet',
      () => ['win', t.of(t.vera, { amount: 1_000_000_000_001 })],
      'amount_too_large',
    ],
    [
      'a settlement that wins too much',
      () => ['settle', t.settlementOf(t.vera, { win: 1_000_000_000_001 })],
      'amount_too_large',
    ],
  ])('%s', async (_, build, code) => {
    const [call, content] = build()
    expect(await attempt(t, () => t.bad.send(call, content))).toEqual(inVain(422, code))
  })

  test.each<[string, () => [WalletCall, object], number, string]>([
    ['a bet in another currency', () => ['bet', t.of(t.vera, { currency: 'EUR' })], 409, 'wrong_currency'],
    ['a win in another currency', () => ['win', t.of(t.vera, { currency: 'KZT' })], 409, 'wrong_currency'],
    [
      'a settlement in another currency',
      () => ['settle', t.settlementOf(t.vera, { currency: 'USD' })],
      409,
      'wrong_currency',
    ],
    ['a currency nobody pays in', () => ['bet', t.of(t.vera, { currency: 'BTC' })], 400, 'invalid_request'],
    ['a currency in small letters', () => ['bet', t.of(t.vera, { currency: 'rub' })], 400, 'invalid_request'],
    ['a stake above the balance', () => ['bet', t.of(t.vera, { amount: 9901 })], 402, 'insufficient_funds'],
    [
      'a settlement whose win would pay its stake',
      () => ['settle', t.settlementOf(t.vera, { stake: 9901, win: 100_000 })],
      402,
      'insufficient_funds',
    ],
  ])('%s', async (_, build, status, code) => {
    const [call, content] = build()
    expect(await attempt(t, () => t.bad.send(call, content))).toEqual(inVain(status, code))
  })

  test('unknown fields of a request are ignored', async () => {
    expect(
      (
        await t.bad.send(
          'bet',
          t.of(t.vera, {
            userId: t.boris.player.id,
            provider: 'yanta',
            balance: 1_000_000,
            win: 5000,
            mode: 'demo',
          }),
        )
      ).body,
    ).toMatchObject({ balance: 9800 })
    expect(await getPlayerBalances(t.platform.db, t.boris.player.id)).toMatchObject({ real: 9900 })
  })

  test('a body with the wrong content type', async () => {
    expect(await attempt(t, () => t.bad.send('bet', t.of(t.vera), { contentType: 'text/plain' }))).toEqual(
      inVain(415, 'invalid_request'),
    )
  })
})
