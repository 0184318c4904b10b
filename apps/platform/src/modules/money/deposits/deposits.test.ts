// Deposits from the press of the button to the money.
import {
  balanceChanged,
  createRbkInvoice,
  getDeposit,
  getTodayDeposits,
  listDeposits,
  openDeposit,
  openMarbellaDeposit,
  takeBreak,
  treasuryTransactionConfirmed,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepositAdapter } from '../../../adapters/payments/deposit-adapter.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { createGiftDesk, type GiftDesk } from '../../rewards/gifts/testing/gift-desk.ts'
import { checkLedger, getPlayerBalances } from '../ledger/ledger.service.ts'
import { applyNotification, beginDeposit } from './deposits.service.ts'
import { createDepositDesk, type DepositDesk } from './testing/deposit-desk.ts'
import { notify } from './testing/sandbox-provider.ts'

let platform: TestPlatform
let desk: DepositDesk
let gifts: GiftDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  desk = createDepositDesk(platform)
  gifts = createGiftDesk(platform)
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const codesOf = ({ status, errors }: { status: number; errors: { code: string }[] }) => [
  status,
  ...errors.map(({ code }) => code),
]
const countOf = async ({ id }: TestPlayer) => {
  const { count } = await platform.db
    .selectFrom('deposits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
/** What is thrown as a refusal. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

describe('opening', () => {
  test("the answer is a form to the provider's page, and the deposit is pending [7.77]", async () => {
    const player = await platform.createPlayer()
    const { body } = await desk.press(player)
    expect(body).toMatchObject({
      url: `${platform.config.gamesOrigin}/pay`,
      method: 'POST',
      deposit: {
        method: { key: 'card', name: 'Банковская карта', image: null },
        amount: 50_000,
        currency: 'RUB',
        status: 'pending',
        reason: null,
        gift: null,
        endedAt: null,
      },
    })
    const { id, transaction_id: order } = body.deposit
    expect(JSON.parse(body.fields.order!)).toEqual({
      id: order,
      method: 'card',
      methodName: 'Банковская карта',
      isCard: true,
      locale: 'ru',
      amount: 50_000,
      fee: 0,
      currency: 'RUB',
      returnUrl: `${platform.config.siteOrigin}/?cashbox=top-up&deposit=${id}`,
    })
    expect(await desk.balanceOf(player)).toBe(0)
  })

  test('the screen to come back to is a query alone, whatever was sent as one', async () => {
    const player = await platform.createPlayer()
    const qs = '//elsewhere.example/?a=\ud800&deposit=7#x'
    const { body } = await platform
      .as(player)
      .post(openDeposit, { body: { dep_qs: { method: 'card', amount: 50_000, key: 'odd-query-1' }, qs } })
    const { returnUrl } = JSON.parse(body.fields.order!) as { returnUrl: string }
    const url = new URL(returnUrl)
    expect([url.origin, url.pathname, url.searchParams.getAll('deposit'), url.hash]).toEqual([
      platform.config.siteOrigin,
      '/',
      [body.deposit.id],
      '',
    ])
  })

  test('one press is one deposit, however often and at once it is sent', async () => {
    const player = await platform.createPlayer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.press(player, { key: 'same-press-1' })),
    )
    answers.push(await desk.press(player, { key: 'same-press-1' }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.deposit.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.fields.signature)).size).toBe(1)
    expect(await countOf(player)).toBe(1)
  })

  test('the provider is asked once for presses of one key at the same time', async () => {
    const player = await platform.createPlayer()
    let asked = 0
    const context = desk.createContext([
      buildAdapter({
        async open() {
          asked += 1
          // The other presses are here before it answers.
          await setImmediate()
          return { opening: { flow: 'form', url: `https://pay.example/${asked}`, method: 'GET', fields: {} } }
        },
      }),
    ])
    const wish = {
      flow: 'form',
      locale: 'ru',
      method: 'card',
      amount: 50_000,
      gift: null,
      key: 'queued-1',
      returnQuery: '',
    } as const
    const begun = await Promise.all(
      Array.from({ length: 5 }, () => beginDeposit(context, { id: player.id, currency: 'RUB' }, wish)),
    )
    expect(asked).toBe(1)
    for (const { opening } of begun) expect(opening).toEqual(begun[0]!.opening)
    expect(context.presses.size).toBe(0)
  })

  test('at most twenty are open at once, not counted those of which nobody knows the end', async () => {
    const player = await platform.createPlayer()
    const opened = []
    for (let index = 0; index < 20; index += 1)
      opened.push(await desk.open(player, { key: `open-press-${index}` }))
    const refused = [409, 'deposit_limit_reached']
    expect([codesOf(await desk.press(player)), await countOf(player)]).toEqual([refused, 20])
    expect((await desk.open(player, { key: 'open-press-0' })).id).toBe(opened[0]!.id)
    await desk.say(opened[0]!.transaction_id)
    await desk.open(player)
    expect(codesOf(await desk.press(player))).toEqual(refused)
    await desk.say(opened[1]!.transaction_id, { amount: 60_000 })
    expect(await desk.statusOf(opened[1]!.id)).toBe('unknown')
    await desk.open(player)
    expect(codesOf(await desk.press(player))).toEqual(refused)
  })

  test('the key of a press belongs to its player, and to what was chosen', async () => {
    const [one, other] = [await platform.createPlayer(), await platform.createPlayer()]
    const first = await desk.open(one, { key: 'own-press-1' })
    expect((await desk.open(other, { key: 'own-press-1' })).id).not.toBe(first.id)
    expect(codesOf(await desk.press(one, { key: 'own-press-1', amount: 60_000 }))).toEqual([
      400,
      'invalid_request',
    ])
  })

  test('the key of a form is none of another way to open', async () => {
    const player = await platform.createPlayer()
    await desk.open(player, { key: 'form-press-1' })
    const answer = await platform.as(player).get(openMarbellaDeposit, {
      params: { method: 'card', amount: '50000' },
      query: { key: 'form-press-1' },
    })
    expect(codesOf(answer)).toEqual([400, 'invalid_request'])
  })

  test.each([
    ['a way that does not exist', { method: 'cash' }, [404, 'payment_system_not_found']],
    ['a way of a provider that is not installed', { method: 'wallet' }, [404, 'payment_system_not_found']],
    ['a way that does not take the currency', { method: 'voucher' }, [404, 'payment_system_not_found']],
    ['less than the least', { amount: 9_999 }, [422, 'amount_out_of_range']],
    ['more than the most', { amount: 10_000_001 }, [422, 'amount_out_of_range']],
    ['a gift that does not exist', { gift: '999999999' }, [409, 'gift_not_eligible']],
  ])('%s is refused, and nothing begins', async (_, wish, refusal) => {
    const player = await platform.createPlayer()
    expect([codesOf(await desk.press(player, wish)), await countOf(player)]).toEqual([refusal, 0])
  })

  test.each([['"50000"'], ['500.5'], ['-50000'], ['0'], ['1e400'], ['9007199254740993'], ['null']])(
    'the amount %s is none',
    async (amount) => {
      const player = await platform.createPlayer()
      const answer = await platform.app.inject({
        method: 'POST',
        url: openDeposit.path,
        payload: `{"dep_qs":{"method":"card","amount":${amount},"key":"odd-amount-1"}}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
      })
      expect([answer.statusCode, await countOf(player)]).toEqual([400, 0])
    },
  )

  test('exactly the least and exactly the most are taken', async () => {
    const player = await platform.createPlayer()
    for (const amount of [10_000, 10_000_000])
      expect((await desk.open(player, { amount })).amount).toBe(amount)
  })

  test('each way opens by its own call, and comes back to the site with its deposit [7.76] [7.78]', async () => {
    const player = await platform.createPlayer({ currency: 'CAD' })
    const address = await platform.as(player).get(openMarbellaDeposit, {
      params: { method: 'transfer', amount: '5000' },
      query: { key: 'own-flow-1' },
    })
    const sent = new URL(address.body.redirectUrl)
    const { siteOrigin, gamesOrigin } = platform.config
    expect([sent.origin, JSON.parse(sent.searchParams.get('order')!)]).toMatchObject([
      gamesOrigin,
      { id: address.body.deposit.transaction_id, amount: 5_000, currency: 'CAD', isCard: false },
    ])
    const { body } = await platform
      .as(player)
      .post(createRbkInvoice, { body: { method: 'invoice', amount: 5_000, key: 'own-flow-2' } })
    expect([body.invoice.invoiceId, body.invoice.successUrl, body.scriptUrl]).toEqual([
      body.deposit.transaction_id,
      `${siteOrigin}/?deposit=${body.deposit.id}`,
      `${gamesOrigin}/pay/checkout.js`,
    ])
    const again = await platform
      .as(player)
      .post(createRbkInvoice, { body: { method: 'invoice', amount: 5_000, key: 'own-flow-2' } })
    expect(again.body).toEqual(body)
  })

  test('a call without a key opens a deposit of its own [7.76] [7.77] [7.78]', async () => {
    const player = await platform.createPlayer({ currency: 'CAD' })
    const caller = platform.as(player)
    const opened = [
      await caller.get(openMarbellaDeposit, { params: { method: 'transfer', amount: '5000' } }),
      await caller.get(openMarbellaDeposit, { params: { method: 'transfer', amount: '5000' } }),
      await caller.post(createRbkInvoice, { body: { method: 'invoice', amount: 5_000 } }),
    ]
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200])
    const rouble = await platform.createPlayer()
    const form = await platform
      .as(rouble)
      .post(openDeposit, { body: { dep_qs: { method: 'card', amount: 50_000 } } })
    expect([form.status, form.body.deposit.amount]).toEqual([200, 50_000])
    const { items } = (await caller.get(listDeposits)).body
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(opened.map(({ body }) => body.deposit.id)))
    expect(items).toHaveLength(3)
  })

  test('a key without a value is none of a deposit: it opens nothing [7.76]', async () => {
    const caller = platform.as(await platform.createPlayer({ currency: 'CAD' }))
    const { status, errors } = await caller.get(openMarbellaDeposit, {
      params: { method: 'transfer', amount: '5000' },
      query: { key: '' },
    })
    expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'key' }]])
    expect((await caller.get(listDeposits)).body.items).toEqual([])
  })

  test('coming back without a notification credits nothing [7.77]', async () => {
    const player = await platform.createPlayer()
    const { id } = await desk.open(player)
    const { body } = await platform.as(player).get(getDeposit, { params: { id } })
    expect([body.status, await desk.balanceOf(player)]).toEqual(['pending', 0])
  })

  test('a way that opens otherwise is not opened by this call [7.76] [7.78]', async () => {
    const player = await platform.createPlayer()
    const marbella = await platform.as(player).get(openMarbellaDeposit, {
      params: { method: 'card', amount: '50000' },
      query: { key: 'other-flow-1' },
    })
    const rbk = await platform
      .as(player)
      .post(createRbkInvoice, { body: { method: 'card', amount: 50_000, key: 'other-flow-2' } })
    expect([codesOf(marbella), codesOf(rbk)]).toEqual([
      [404, 'payment_system_not_found'],
      [404, 'payment_system_not_found'],
    ])
  })

  test('a player on a break opens none; what was begun before is credited on it, and flagged [7.77]', async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    await platform.as(player).post(takeBreak, { body: { hours: 1 } })
    expect(codesOf(await desk.press(player))).toEqual([403, 'taking_a_break'])
    expect(await desk.say(order)).toEqual([200])
    expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['success', 50_000])
    expect(await desk.openItemsOf(id)).toEqual(['late'])
  })

  test('a closed account opens none; what was begun before is credited', async () => {
    const player = await platform.createPlayer()
    const { transaction_id: order } = await desk.open(player)
    await platform.db
      .updateTable('users')
      .set({ closed_at: platform.clock.now() })
      .where('id', '=', player.id)
      .execute()
    const wish = {
      flow: 'form',
      locale: 'ru',
      method: 'card',
      amount: 50_000,
      gift: null,
      key: 'closed-1',
      returnQuery: '',
    } as const
    const context = desk.createContext([buildAdapter({})])
    expect(await refusalOf(beginDeposit(context, { id: player.id, currency: 'RUB' }, wish))).toBe(
      'account_closed',
    )
    expect(await desk.say(order)).toEqual([200])
    expect(await desk.balanceOf(player)).toBe(50_000)
  })
})

describe('the gift', () => {
  test('a deposit brings the gift that was chosen for it [4.43]', async () => {
    const player = await platform.createPlayer()
    const gift = await gifts.give(player, 'welcome')
    const deposit = await desk.open(player, { gift })
    expect(deposit.gift).toEqual({ id: gift, title: '100\u00a0% к\u00a0депозитам' })
    await desk.say(deposit.transaction_id)
    const bonusOf = async () => (await getPlayerBalances(platform.db, player.id)).bonus
    await expect.poll(bonusOf, { timeout: 10_000 }).toBe(50_000)
  })

  test('of a second account is brought by no deposit, not even by one begun before the account was known as one [6.9]', async () => {
    const player = await platform.createPlayer()
    const gift = await gifts.give(player, 'welcome')
    const { transaction_id: order } = await desk.open(player, { gift })
    await sql`update users set multi_account = true where id = ${player.id}`.execute(platform.db)
    expect((await desk.press(player, { gift })).errors).toMatchObject([{ code: 'gift_not_eligible' }])
    // What waits for deposits counts it, after the gift that was chosen.
    const waiting = await gifts.give(player, 'after-deposits')
    await desk.say(order)
    const progressOf = async (id: string) => (await gifts.find(player, id)).restrictionsState.depositProgress
    await expect.poll(() => progressOf(waiting), { timeout: 10_000 }).toBe(50_000)
    expect(await progressOf(gift)).toBe(0)
    expect(await getPlayerBalances(platform.db, player.id)).toMatchObject({ real: 50_000, bonus: 0 })
  })

  test('a gift of another player, or one that is no bonus of deposits, is not eligible [4.43]', async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    for (const gift of [await gifts.give(other, 'welcome'), await gifts.give(player, 'spins')])
      expect((await desk.press(player, { gift })).errors.map(({ code }) => code)).toEqual([
        'gift_not_eligible',
      ])
    expect(await countOf(player)).toBe(0)
  })
})

describe('a notification', () => {
  test('of success credits the money once, and the pages are told the balance and then the deposit [7.86]', async () => {
    const player = await platform.createPlayer({ balance: 1_000 })
    const { id, transaction_id: order } = await desk.open(player)
    const told: unknown[] = []
    const end = platform.watchPublished((room, type, data) => {
      const isAsked = type === balanceChanged.type || type === treasuryTransactionConfirmed.type
      if (room === `user:${player.id}` && isAsked) told.push([type, data])
    })
    expect(await desk.say(order)).toEqual([200])
    end()
    expect(told).toEqual([
      [
        balanceChanged.type,
        { balance_type: 'real', balance: 51_000, currency: 'RUB', reason: 'credit', roundId: null },
      ],
      [
        treasuryTransactionConfirmed.type,
        { kind: 'deposit', transaction_id: order, status: 'success', amount: 50_000, currency: 'RUB' },
      ],
    ])
    const { body } = await platform.as(player).get(getDeposit, { params: { id } })
    expect(body).toMatchObject({ id, status: 'success', reason: null })
    expect(body.endedAt).not.toBeNull()
    const facts = await platform.db
      .selectFrom('event_outbox')
      .select('data')
      .where('type', '=', 'deposit.settled')
      .where('user_id', '=', player.id)
      .execute()
    expect(facts.map(({ data }) => data)).toEqual([
      {
        version: 1,
        depositId: id,
        amount: 50_000,
        currency: 'RUB',
        rateToRub: '1',
        giftId: null,
        beganAt: body.createdAt,
        settledAt: body.endedAt,
      },
    ])
  })

  test('sent twenty times at once, and of twenty events, credits once', async () => {
    const player = await platform.createPlayer()
    const { transaction_id: order } = await desk.open(player)
    const same = await Promise.all(Array.from({ length: 20 }, () => desk.say(order, { id: 'twenty-times' })))
    const others = await Promise.all(Array.from({ length: 20 }, () => desk.say(order)))
    expect(new Set([...same, ...others].flat())).toEqual(new Set([200]))
    expect(await desk.balanceOf(player)).toBe(50_000)
  })

  test('of another content under the id of an earlier one is without effect', async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    await desk.say(order, { id: 'once-pending', status: 'pending' })
    expect(await desk.say(order, { id: 'once-pending' })).toEqual([200])
    expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['pending', 0])
  })

  test('of failure is shown with its reason', async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    expect(await desk.decline(order, 'card_expired')).toEqual([200])
    const { body } = await platform.as(player).get(getDeposit, { params: { id } })
    expect(body).toMatchObject({ status: 'failed', reason: 'card_expired' })
  })

  test("'failed' after 'success' changes nothing, and somebody has to look at it", async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    await desk.say(order)
    expect(await desk.decline(order)).toEqual([200])
    expect(await desk.decline(order)).toEqual([200])
    expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['success', 50_000])
    expect(await desk.openItemsOf(id)).toEqual(['conflict'])
  })

  test("'success' after 'failed' is credited, and somebody has to look at it", async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    await desk.decline(order)
    expect(await desk.say(order)).toEqual([200])
    expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['success', 50_000])
    expect(await desk.openItemsOf(id)).toEqual(['late'])
  })

  test.each([
    ['amount', { amount: 5_000_000 }],
    ['currency', { currency: 'EUR' }],
  ])(
    'of another %s is not credited, and somebody has to look at it; the right one still is',
    async (_, event) => {
      const player = await platform.createPlayer()
      const { id, transaction_id: order } = await desk.open(player)
      expect(await desk.say(order, event)).toEqual([200])
      expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['unknown', 0])
      expect(await desk.openItemsOf(id)).toEqual(['mismatch'])
      await desk.say(order)
      expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['success', 50_000])
    },
  )

  test('of a further wrong amount is listed beside the first, and a repeated one is not', async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    for (const amount of [60_000, 70_000, 60_000]) expect(await desk.say(order, { amount })).toEqual([200])
    expect(await desk.openItemsOf(id)).toEqual(['mismatch', 'mismatch'])
  })

  test.each([['d-999999999'], ['d-0x1'], ['p-1'], ['1']])(
    'of %s, which is no deposit, is refused and stored',
    async (order) => {
      expect(await desk.say(order, { id: `unknown-${order}` })).toEqual([404, 'deposit_not_found'])
      expect(await desk.say(order, { id: `unknown-${order}` })).toEqual([404, 'deposit_not_found'])
      const stored = await platform.db
        .selectFrom('deposit_notifications')
        .select(['deposit_id', 'provider'])
        .where('event_id', '=', `unknown-${order}`)
        .execute()
      expect(stored).toEqual([{ deposit_id: null, provider: 'sandbox' }])
    },
  )

  test('of a provider that is not installed, or unsigned, is refused', async () => {
    const player = await platform.createPlayer()
    const { transaction_id: order } = await desk.open(player)
    const send = async (provider: string) => {
      const answer = await platform.app.inject({
        method: 'POST',
        url: `/json-api/treasury/notify/${provider}`,
        payload: { id: 'unsigned-1', order, status: 'success', amount: 50_000, currency: 'RUB' },
      })
      return [answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]!.code]
    }
    expect(await send('redirect-wallet')).toEqual([404, 'not_found'])
    expect(await send('sandbox')).toEqual([401, 'invalid_signature'])
    expect(await desk.balanceOf(player)).toBe(0)
  })

  test('altered on the way, too old, or signed for something else is refused and not stored', async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    const event = { id: 'faulty-1', order, status: 'success', amount: 50_000, currency: 'RUB' }
    const altered = JSON.stringify({ ...event, amount: 5_000_000 })
    expect(await notify(platform, event, { sentBody: altered })).toEqual([401, 'invalid_signature'])
    expect(await notify(platform, event, { sentBody: `${JSON.stringify(event)} ` })).toEqual([
      401,
      'invalid_signature',
    ])
    expect(await notify(platform, event, { secret: 'x'.repeat(32) })).toEqual([401, 'invalid_signature'])
    expect((await notify(platform, event, { agedMs: 5 * 60_000 + 1_000 }))[1]).toBe('stale_signature')
    expect((await notify(platform, { ...event, amount: '50000' }))[1]).toBe('invalid_request')
    expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['pending', 0])
    expect(
      await platform.db
        .selectFrom('deposit_notifications')
        .select('event_id')
        .where('event_id', '=', 'faulty-1')
        .execute(),
    ).toEqual([])
  })

  test('that another provider signs for it is none of this deposit', async () => {
    const player = await platform.createPlayer()
    const { id, transaction_id: order } = await desk.open(player)
    const stranger = buildAdapter({
      provider: 'stranger',
      readNotification: () => ({
        eventId: 'stranger-1',
        orderId: order,
        verdict: { type: 'succeeded', amount: 50_000, currency: 'RUB' },
      }),
    })
    const sent = { path: '', headers: {}, body: '{}' }
    expect(await refusalOf(applyNotification(desk.createContext([stranger]), 'stranger', sent))).toBe(
      'deposit_not_found',
    )
    expect(await desk.statusOf(id)).toBe('pending')
  })
})

/** A provider of the test's own that takes everything, but for `parts`. */
function buildAdapter(parts: Partial<DepositAdapter>): DepositAdapter {
  return {
    provider: 'sandbox',
    open: () =>
      Promise.resolve({
        opening: { flow: 'form', url: 'https://pay.example/', method: 'GET', fields: { order: '1' } },
      }),
    readNotification: () => 'invalid_signature',
    ask: () => Promise.resolve(null),
    ...parts,
  }
}

describe('a provider', () => {
  const wish = (key: string) =>
    ({
      flow: 'form',
      locale: 'ru',
      method: 'card',
      amount: 50_000,
      gift: null,
      key,
      returnQuery: '',
    }) as const
  const findByKey = (key: string) =>
    platform.db
      .selectFrom('deposits')
      .select(['id', 'status', 'reason'])
      .where('request_key', '=', key)
      .executeTakeFirstOrThrow()

  test('that refuses to open ends the deposit; the same press does not begin another', async () => {
    const player = { id: (await platform.createPlayer()).id, currency: 'RUB' } as const
    let asked = 0
    const context = desk.createContext([
      buildAdapter({
        open: () => {
          asked += 1
          return Promise.resolve('refused')
        },
      }),
    ])
    for (let press = 0; press < 2; press += 1)
      expect(await refusalOf(beginDeposit(context, player, wish('refused-open')))).toBe(
        'provider_unreachable',
      )
    expect([asked, await findByKey('refused-open')]).toMatchObject([
      1,
      { status: 'failed', reason: 'declined' },
    ])
  })

  test('that does not answer leaves the deposit unknown; what it took is credited', async () => {
    const player = await platform.createPlayer()
    const reported: unknown[] = []
    const context = desk.createContext(
      [buildAdapter({ open: () => Promise.reject(new Error('no answer')) })],
      (error) => reported.push(error),
    )
    const begin = () => beginDeposit(context, { id: player.id, currency: 'RUB' }, wish('no-answer'))
    expect(await refusalOf(begin())).toBe('provider_unreachable')
    expect(await refusalOf(begin())).toBe('provider_unreachable')
    expect(reported).toEqual([new Error('no answer')])
    const { id, status } = await findByKey('no-answer')
    expect(status).toBe('unknown')
    await desk.say(`d-${id}`)
    expect(await desk.balanceOf(player)).toBe(50_000)
  })

  test('may notify before it answers the request: credited, and the player is still sent to its page', async () => {
    const player = await platform.createPlayer()
    const context = desk.createContext([
      buildAdapter({
        async open({ id }) {
          expect(await desk.say(id)).toEqual([200])
          return { opening: { flow: 'form', url: 'https://pay.example/', method: 'GET', fields: {} } }
        },
      }),
    ])
    const { deposit, opening } = await beginDeposit(
      context,
      { id: player.id, currency: 'RUB' },
      wish('notified-early'),
    )
    expect([deposit.status, opening.flow]).toEqual(['success', 'form'])
    expect(await desk.balanceOf(player)).toBe(50_000)
  })

  test('is asked to open again by the same press when the process died before it was reached', async () => {
    const player = await platform.createPlayer()
    const died = desk.createContext([buildAdapter({ open: () => new Promise(() => {}) })])
    void beginDeposit(died, { id: player.id, currency: 'RUB' }, wish('died-early'))
    await expect.poll(() => findByKey('died-early').catch(() => null)).toMatchObject({ status: 'created' })
    const { deposit } = await beginDeposit(
      desk.createContext([buildAdapter({})]),
      { id: player.id, currency: 'RUB' },
      wish('died-early'),
    )
    expect(deposit.status).toBe('pending')
    expect(await countOf(player)).toBe(1)
  })
})

describe('what a player sees', () => {
  test('their deposits, newest first, twenty at a time [7.73]', async () => {
    const player = await platform.createPlayer()
    const ids: string[] = []
    for (let index = 0; index < 21; index += 1) {
      const { id, transaction_id: order } = await desk.open(player)
      // Twenty may be open at once.
      if (index === 0) await desk.decline(order)
      ids.unshift(id)
    }
    const page = async (offset: string) =>
      (await platform.as(player).get(listDeposits, { query: { offset } })).body
    const [first, second] = [await page('0'), await page('20')]
    expect([first.items, second.items].map((items) => items.map(({ id }) => id))).toEqual([
      ids.slice(0, 20),
      ids.slice(20),
    ])
    expect([first.totalItems, second.totalItems]).toEqual([21, 21])
  })

  test("no deposit of another's, and none that does not exist", async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    const { id } = await desk.open(other)
    for (const asked of [id, '999999999', 'd-1'])
      expect(codesOf(await platform.as(player).get(getDeposit, { params: { id: asked } }))).toEqual([
        404,
        'deposit_not_found',
      ])
    expect((await platform.as(player).get(listDeposits)).body).toEqual({ items: [], totalItems: 0 })
  })

  test("the sum of today's credited deposits [7.10]", async () => {
    const player = await platform.createPlayer()
    const today = async () => (await platform.as(player).get(getTodayDeposits)).body
    expect(await today()).toEqual({ currency: 'RUB', amount: 0, count: 0 })
    const orders = [await desk.open(player), await desk.open(player), await desk.open(player)]
    await desk.say(orders[0]!.transaction_id)
    await desk.say(orders[1]!.transaction_id)
    await desk.decline(orders[2]!.transaction_id)
    expect(await today()).toEqual({ currency: 'RUB', amount: 100_000, count: 2 })
    const yesterday = new Date(platform.clock.now().getTime() - 86_400_000)
    await platform.db
      .updateTable('deposits')
      .set({ ended_at: yesterday })
      .where('id', '=', Number(orders[0]!.id))
      .execute()
    expect(await today()).toEqual({ currency: 'RUB', amount: 50_000, count: 1 })
  })
})
