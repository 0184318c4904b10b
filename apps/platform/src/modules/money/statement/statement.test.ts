import { downloadStatement, getStatement, type Statement } from '@yanta/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDates } from '../../../plugins/calendar.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { createDepositDesk } from '../deposits/testing/deposit-desk.ts'
import { getPlayerBalances, openWallet } from '../ledger/ledger.service.ts'
import { readStatement } from './statement.service.ts'
import { bookAt } from './testing/book-at.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const read = (player: TestPlayer, query: { from: string; to: string }) =>
  platform.as(player).get(getStatement, { query })
const today = () => createDates('Europe/Moscow').dateOf(new Date())
const download = (player: TestPlayer | null, query: Record<string, string>, locale = 'ru') =>
  platform.app.inject({
    method: 'GET',
    url: `${downloadStatement.path}?${new URLSearchParams(query)}`,
    headers: {
      'accept-language': locale,
      ...(player && { authorization: `Bearer ${player.token}` }),
    },
  })
const sumUp = ({ opening, deposits, payouts, staked, won, converted, gifts, corrections }: Statement) =>
  opening + deposits - payouts - staked + won + converted + gifts + corrections

test('a statement says what came in and ends with the balance that the player sees', async () => {
  const desk = createDepositDesk(platform)
  const player = await platform.createPlayer({ balance: 30_000 })
  const deposit = await desk.open(player)
  await desk.say(deposit.transaction_id)
  const { body } = await read(player, { from: today(), to: today() })
  expect(body).toMatchObject({
    player: String(player.id),
    currency: 'RUB',
    today: today(),
    opening: 0,
    deposits: 50_000,
    corrections: 30_000,
    closing: 80_000,
    lines: { payments: 1, play: 0, gifts: 1 },
  })
  expect(body.closing).toBe((await getPlayerBalances(platform.db, player.id)).real)
  expect(sumUp(body)).toBe(body.closing)
})

test('a player without any movement has a statement of zeros', async () => {
  const { body, status } = await read(await platform.createPlayer(), { from: '2026-01-01', to: '2026-12-31' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ opening: 0, closing: 0, net: 0, lines: { payments: 0, play: 0, gifts: 0 } })
})

const hostile: [string, Record<string, string>, number, string][] = [
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, 400, 'invalid_request'],
  ['the 29th of February of a common year', { from: '2026-02-29', to: '2026-03-01' }, 400, 'invalid_request'],
  ['a moment instead of a day', { from: '2026-02-01T00:00:00Z', to: '2026-03-01' }, 400, 'invalid_request'],
  ['another century', { from: '1900-01-01', to: '1900-02-01' }, 400, 'invalid_request'],
  ['words', { from: "2026-01-01' or 1=1", to: '2026-03-01' }, 400, 'invalid_request'],
  ['no first day', { to: '2026-03-01' }, 400, 'invalid_request'],
  ['an end before the beginning', { from: '2026-03-02', to: '2026-03-01' }, 400, 'invalid_request'],
  ['a day more than a leap year', { from: '2024-01-01', to: '2025-01-01' }, 422, 'period_too_long'],
  ['a hundred years', { from: '2000-01-01', to: '2099-12-31' }, 422, 'period_too_long'],
]
test.each(hostile)('a period of %s is refused', async (_what, query, status, code) => {
  const answer = await read(await platform.createPlayer(), query as never)
  expect([answer.status, answer.errors[0]?.code]).toEqual([status, code])
  const file = await download(await platform.createPlayer(), { ...query, format: 'csv' })
  expect(file.statusCode).toBe(status)
})

test('an end before the beginning is told by the name of its parameter', async () => {
  const answer = await read(await platform.createPlayer(), { from: '2026-03-02', to: '2026-03-01' })
  expect(answer.errors).toEqual([{ code: 'invalid_request', field: 'to' }])
})

test('a leap year is not too long', async () => {
  expect((await read(await platform.createPlayer(), { from: '2024-01-01', to: '2024-12-31' })).status).toBe(
    200,
  )
})

test("a file is kept and never cached, holds its own player's numbers, and a guest gets none", async () => {
  const player = await platform.createPlayer({ balance: 12_345 })
  const other = await platform.createPlayer({ balance: 67_890 })
  const query = { from: today(), to: today(), format: 'csv' }
  const own = await download(player, { ...query, user: String(other.id), player: String(other.id) }, 'en')
  expect(own.statusCode).toBe(200)
  expect(own.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="statement-${player.id}-${today()}-${today()}.csv"`,
    'cache-control': 'no-store, private',
    'x-content-type-options': 'nosniff',
  })
  expect(own.body).toContain(`${today()},Closing balance,,,,123.45,RUB`)
  expect(own.body).not.toContain('678.90')
  expect((await download(null, query)).statusCode).toBe(401)
})

test('a PDF is one, in both languages, and says for whom and for when it is', async () => {
  const player = await platform.createPlayer({ balance: 12_345 })
  for (const locale of ['ru', 'en']) {
    const { statusCode, headers, rawPayload } = await download(
      player,
      { from: '2026-01-01', to: '2026-12-31', format: 'pdf' },
      locale,
    )
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.subarray(-8).toString()).toContain('%%EOF')
    expect(rawPayload.toString('latin1')).toContain('/FontFile2')
  }
})

test.each(['everything', 'payments,', 'payments,play,gifts,play', '=1'])(
  'the parts %j are refused',
  async (parts) => {
    const answer = await download(await platform.createPlayer(), {
      from: today(),
      to: today(),
      format: 'csv',
      parts,
    })
    expect(answer.statusCode).toBe(400)
  },
)

test('files of a player are limited in a minute', async () => {
  const limited = await createTestPlatform({ RATE_LIMITS: 'on' })
  try {
    const player = await limited.createPlayer()
    const { app } = limited.onOneProcess('limits are counted by each process for itself')
    const ask = () =>
      app.inject({
        method: 'GET',
        url: `${downloadStatement.path}?from=2026-01-01&to=2026-01-01&format=csv`,
        headers: { authorization: `Bearer ${player.token}` },
      })
    for (let count = 0; count < 10; count += 1) expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
  } finally {
    await limited.close()
  }
})

// The days of a zone: movements right before and at its midnights, in the order of time.
const midnights: [string, string, string[], string[]][] = [
  [
    'Europe/Moscow',
    '2031-03-10',
    ['2031-03-09T20:59:59.999Z', '2031-03-09T21:00:00Z', '2031-03-10T20:59:59.999Z', '2031-03-10T21:00:00Z'],
    ['2031-03-10', '2031-03-10'],
  ],
  [
    // 23 hours long.
    'Europe/Berlin',
    '2032-03-28',
    ['2032-03-27T22:59:59.999Z', '2032-03-27T23:00:00Z', '2032-03-28T21:59:59.999Z', '2032-03-28T22:00:00Z'],
    ['2032-03-28', '2032-03-28'],
  ],
  [
    // 25 hours long.
    'Europe/Berlin',
    '2033-10-30',
    ['2033-10-29T21:59:59.999Z', '2033-10-29T22:00:00Z', '2033-10-30T22:59:59.999Z', '2033-10-30T23:00:00Z'],
    ['2033-10-30', '2033-10-30'],
  ],
]
test.each(midnights)(
  'in %s the %s begins and ends at its midnights',
  async (timeZone, day, moments, dates) => {
    const player = await platform.createPlayer()
    await openWallet(platform.db, player.id, 'RUB')
    for (const [index, at] of moments.entries())
      await bookAt(platform.db, player.id, { at, kind: 'win', amount: 10 ** index })
    const context = { db: platform.db, dates: createDates(timeZone) }
    const { summary, days } = await readStatement(context, new Date(), {
      player: { id: player.id, currency: 'RUB' },
      from: day,
      to: day,
    })
    expect(summary).toMatchObject({ opening: 1, won: 110, closing: 111 })
    expect(days).toEqual([{ day: dates[0], staked: 0, won: 110 }])
  },
)

test('the statements of any two parts of a period continue each other and add up to that of the whole', async () => {
  const player = await platform.createPlayer()
  await openWallet(platform.db, player.id, 'RUB')
  const kinds = [
    'deposit',
    'win',
    'bet',
    'rollback',
    'payout',
    'payout_return',
    'credit',
    'bonus_conversion',
    'another',
  ]
  for (let day = 1; day <= 27; day += 1)
    for (const [index, kind] of kinds.entries())
      await bookAt(platform.db, player.id, {
        at: `2035-02-${String(day).padStart(2, '0')}T${String(index * 2).padStart(2, '0')}:30:00+03:00`,
        kind,
        amount: kind === 'bet' || kind === 'payout' ? -day : day + 3,
        scope: kind === 'credit' && day % 2 === 0 ? 'gift' : 'test',
      })
  const dateOf = (day: number) => `2035-02-${String(day).padStart(2, '0')}`
  const statementOf = async (from: number, to: number) =>
    (await read(player, { from: dateOf(from), to: dateOf(to) })).body
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(days, async (chosen) => {
      const [first, middle, last] = chosen.toSorted((one, other) => one - other) as [number, number, number]
      const [before, after, whole] = [
        await statementOf(first, middle - 1),
        await statementOf(middle, last),
        await statementOf(first, last),
      ]
      expect(before.closing).toBe(after.opening)
      expect([whole.opening, whole.closing]).toEqual([before.opening, after.closing])
      for (const part of [
        'deposits',
        'payouts',
        'staked',
        'won',
        'net',
        'converted',
        'gifts',
        'corrections',
      ] as const)
        expect(whole[part], part).toBe(before[part] + after[part])
      for (const each of [before, after, whole]) expect(sumUp(each)).toBe(each.closing)
    }),
    { numRuns: 15 },
  )
})
