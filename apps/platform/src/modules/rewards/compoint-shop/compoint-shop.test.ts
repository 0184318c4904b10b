import {
  buyCompointProduct,
  compointsBalanceChanged,
  getBalance,
  giftChanged,
  listCompointProducts,
  listCompointRecords,
  listGifts,
  takeBreak,
} from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { checkLedger, lockWallet, openWallet, postMovements } from '../../money/ledger/ledger.service.ts'
import { readPage } from './compoint-records.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

let count = 0
async function createRich(compoints: number): Promise<TestPlayer> {
  const key = `rich ${(count += 1)}`
  const player = await platform.createPlayer()
  await platform.db.transaction().execute(async (trx) => {
    await openWallet(trx, player.id, 'RUB')
    await postMovements(trx, await lockWallet(trx, player.id), [
      { kind: 'compoints', scope: 'test', key, house: 'compoints', gains: { compoints } },
    ])
  })
  return player
}

const compointsOf = async (player: TestPlayer) =>
  (await platform.as(player).get(getBalance)).body.compoint_balance
const giftsOf = async (player: TestPlayer) => (await platform.as(player).get(listGifts)).body.data.data
const buy = (player: TestPlayer, id: string, body: Record<string, unknown>) => {
  count += 1
  return platform.as(player).post(buyCompointProduct, {
    params: { id },
    body: { key: `purchase-${String(count).padStart(10, '0')}`, quantity: 1, ...body } as never,
  })
}

test('products are listed in the order of the editors, with what they give [7.30]', async () => {
  const player = await createRich(100)
  const { items } = (
    await platform.as(player).get(listCompointProducts, undefined, { headers: { 'accept-language': 'en' } })
  ).body
  expect(items.map(({ id }) => id)).toEqual(['ten-spins', 'some-cash', 'rare', 'for-level-3'])
  expect(items[0]).toMatchObject({ title: '20 spins', price: 18_000, level: 1, left: null, isHit: false })
  expect(items[1]).toMatchObject({ giftType: 'cash', terms: { type: 'cash', amount: 10_000 }, isHit: true })
})

test('a purchase takes the price and gives the gifts, once for a key, and says so by event [7.31], [4.37], [7.86]', async () => {
  const player = await createRich(30_000)
  const types: string[] = []
  const end = platform.watchPublished((room, type) => room === `user:${player.id}` && types.push(type))
  const key = 'the-same-purchase-1'
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => buy(player, 'some-cash', { key, quantity: 2, price: 12_000 })),
  )
  end()
  for (const { status, body } of answers)
    expect([status, body.compoint_balance, body.gifts.length]).toEqual([200, 6_000, 2])
  expect(await compointsOf(player)).toBe(6_000)
  const gifts = await giftsOf(player)
  expect(gifts).toHaveLength(2)
  expect(gifts[0]).toMatchObject({
    reason: 'compoint_product_purchase',
    price: 12_000,
    productId: 'some-cash',
    state: 'received',
  })
  expect(types).toEqual([compointsBalanceChanged.type, giftChanged.type, giftChanged.type])
  expect(await buy(player, 'some-cash', { key, quantity: 1, price: 12_000 })).toMatchObject({
    status: 409,
    errors: [{ code: 'transaction_conflict' }],
  })
})

test('a purchase without a body is one at the price of the moment, and each of them a purchase of its own [7.31]', async () => {
  const player = await createRich(30_000)
  const press = () =>
    platform.as(player).post(buyCompointProduct, { params: { id: 'some-cash' }, body: undefined })
  const answers = [await press(), await press(), await press()]
  expect(
    answers.map(({ status, body, errors }) => [status, errors[0]?.params ?? body.compoint_balance]),
  ).toEqual([
    [200, 18_000],
    [200, 6_000],
    [402, { missing: 6_000 }],
  ])
  expect((await giftsOf(player)).map(({ price, productId }) => [price, productId])).toEqual([
    [12_000, 'some-cash'],
    [12_000, 'some-cash'],
  ])
})

test('another price, level or product than confirmed, and too few compoints refuse and take nothing [8.42]', async () => {
  const player = await createRich(11_000)
  const refusals: [string, Record<string, unknown>, object][] = [
    ['some-cash', { price: 11_000 }, { code: 'product_price_changed' }],
    ['for-level-3', { price: 500 }, { code: 'product_level_required' }],
    ['nothing', { price: 1 }, { code: 'product_not_found' }],
    ['some-cash', { price: 12_000 }, { code: 'insufficient_compoint_balance', params: { missing: 1_000 } }],
    [
      'some-cash',
      { price: 12_000, quantity: 3 },
      { code: 'insufficient_compoint_balance', params: { missing: 25_000 } },
    ],
  ]
  for (const [id, body, error] of refusals)
    expect((await buy(player, id, body)).errors, JSON.stringify(body)).toEqual([error])
  expect(await compointsOf(player)).toBe(11_000)
  expect(await giftsOf(player)).toEqual([])
})

test.each([
  ['on a break', 'taking_a_break'],
  ['who has excluded themselves', 'self_excluded'],
  ['with several accounts', 'multi_account'],
  ['whose bonuses are disabled [8.33]', 'disabled'],
] as const)('a player %s buys nothing, and the same purchase succeeds afterwards', async (_who, code) => {
  const player = await createRich(20_000)
  const { db, clock } = platform
  const begin = {
    taking_a_break: () => platform.as(player).post(takeBreak, { body: { hours: 1 } }),
    self_excluded: () =>
      db
        .insertInto('self_exclusions')
        .values({ user_id: player.id, started_at: clock.now(), until: null })
        .execute(),
    multi_account: () => sql`update users set multi_account = true where id = ${player.id}`.execute(db),
    disabled: () => sql`update users set bonuses_disabled_at = now() where id = ${player.id}`.execute(db),
  }
  const end = {
    taking_a_break: () => sql`delete from player_breaks where user_id = ${player.id}`.execute(db),
    self_excluded: () =>
      sql`update self_exclusions set ended_at = now() where user_id = ${player.id}`.execute(db),
    multi_account: () => sql`update users set multi_account = false where id = ${player.id}`.execute(db),
    disabled: () => sql`update users set bonuses_disabled_at = null where id = ${player.id}`.execute(db),
  }
  const order = { key: `refused-${code.replaceAll('_', '-')}`.padEnd(20, '1'), price: 12_000 }
  await begin[code]()
  expect(await buy(player, 'some-cash', order)).toMatchObject({ status: 403, errors: [{ code }] })
  await end[code]()
  expect([await compointsOf(player), await giftsOf(player)]).toEqual([20_000, []])
  expect(await buy(player, 'some-cash', order)).toMatchObject({
    status: 200,
    body: { compoint_balance: 8_000 },
  })
})

test.each([0, -1, 1.5, 11, 1e15, '2', null])('a quantity of %s is refused', async (quantity) => {
  const player = await createRich(50_000)
  expect(await buy(player, 'some-cash', { price: 12_000, quantity })).toMatchObject({ status: 400 })
  expect(await compointsOf(player)).toBe(50_000)
})

test('of a stock of 7, 50 purchases at once buy exactly 7 [4.37]', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => createRich(5_000)))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => buy(players[index % 10]!, 'rare', { price: 1_000 })),
  )
  const codes = answers.map(({ status, errors }) => errors[0]?.code ?? status)
  expect(codes.filter((code) => code === 200)).toHaveLength(7)
  expect(codes.filter((code) => code === 'product_sold_out')).toHaveLength(43)
  const gifts = await Promise.all(players.map(giftsOf))
  expect(gifts.flat()).toHaveLength(7)
  const left = await Promise.all(players.map(compointsOf))
  expect(left.reduce((sum, balance) => sum + balance, 0)).toBe(43_000)
  const { items } = (await platform.as(players[0]!).get(listCompointProducts)).body
  expect(items.find(({ id }) => id === 'rare')!.left).toBe(0)
})

test('what was earned in a day is one record, what was bought another, latest first, in pages of 40 [4.56]', async () => {
  const player = await createRich(1_000_000)
  const earn = (key: number) =>
    platform.db.transaction().execute(async (trx) => {
      const movement = { kind: 'compoints', house: 'compoints', gains: { compoints: 150 } } as const
      await postMovements(trx, await lockWallet(trx, player.id), [
        { ...movement, scope: 'compoints', key: `${player.id}:${key}` },
      ])
    })
  await earn(1)
  await buy(player, 'some-cash', { price: 12_000 })
  await earn(2)
  const read = async (before?: string) =>
    (await platform.as(player).get(listCompointRecords, { query: before === undefined ? {} : { before } }))
      .body.items
  const records = await read()
  expect(records.map(({ kind, amount, title }) => [kind, amount, title])).toEqual([
    ['earned', 300, null],
    ['bought', -12_000, 'Деньги'],
    ['correction', 1_000_000, null],
  ])
  for (let index = 0; index < 40; index += 1) await buy(player, 'some-cash', { price: 12_000 })
  const first = await read()
  expect(first).toHaveLength(40)
  const rest = await read(first.at(-1)!.id)
  expect(rest.map(({ kind }) => kind)).toEqual(['earned', 'bought', 'correction'])
  expect((await platform.as(player).get(listCompointRecords, { query: { before: 'x' } })).status).toBe(400)
})

test('a page of a long history is read no further than its days, and says what reading all of it says [4.56]', async () => {
  const player = await platform.createPlayer()
  await platform.db.transaction().execute((trx) => openWallet(trx, player.id, 'RUB'))
  // Each letter is a movement, in order: earned, or corrected by the desk.
  const days = ['eee', 'c', 'eceeeeeece', 'e', 'cc', 'eeeeec', 'ce', 'eeeeeeee', 'ec']
  const moves = days.flatMap((day, index) =>
    Array.from(day, (kind, place) => ({
      scope: kind === 'e' ? 'compoints' : 'desk',
      key: `history ${player.id} ${index} ${place}`,
      at: `2026-10-${String(index + 10)}T2${place % 3}:${String(10 + place)}:00+03:00`,
    })),
  )
  await sql`
    with posted as (
      insert into ledger_transactions (kind, scope, key, created_at)
      select 'compoints', scope, key, at::timestamptz
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (scope text, key text, at text) returning id
    ), own as (select id from ledger_accounts where user_id = ${player.id} and kind = 'compoints'),
    booked as (
      insert into ledger_entries (transaction_id, account_id, unit, amount)
      select posted.id, own.id, 'COMPOINT', 7 from posted, own
      union all select posted.id, house.id, 'COMPOINT', -7 from posted, ledger_accounts house where house.name = 'compoints/issued'
      returning account_id, amount)
    update ledger_accounts set balance = balance + change.amount
    from (select account_id, sum(amount)::int8 as amount from booked group by account_id) change where id = change.account_id`.execute(
    platform.db,
  )
  const wanted = { userId: player.id, timeZone: 'Europe/Moscow' }
  const all = await readPage(platform.db, { ...wanted, before: Number.MAX_SAFE_INTEGER, limit: 100 })
  const earnedOf = (records: typeof all) =>
    records.filter(({ kind }) => kind === 'earned').map(({ amount }) => amount / 7)
  expect(earnedOf(all)).toEqual([1, 8, 1, 5, 1, 8, 3])
  expect(all).toHaveLength(7 + 8)
  for (const limit of [1, 2, 3, 5])
    for (const depth of [1, 3, 4, 50]) {
      const read: typeof all = []
      for (let before = Number.MAX_SAFE_INTEGER; ;) {
        const page = await readPage(platform.db, { ...wanted, before, limit }, depth)
        read.push(...page)
        if (page.length < limit) break
        before = page.at(-1)!.id
      }
      expect(read, `${limit} a page, ${depth} at first`).toEqual(all)
    }
})
