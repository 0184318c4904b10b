// Payouts on their way to the provider and back.
import { balanceChanged, treasuryTransactionConfirmed, type Payout } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import { startDesk } from '../wallet/testing/provider-desk.ts'
import { openPayoutDesk, type PayoutDesk, type PayoutPlayer } from './testing/payout-desk.ts'

let platform: TestPlatform
let desk: PayoutDesk
let player: PayoutPlayer
beforeAll(async () => {
  platform = await createTestPlatform()
  desk = await openPayoutDesk(platform)
})
beforeEach(async () => {
  player = await desk.createPlayer()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

const find = async ({ id }: Payout) => (await desk.list(player)).items.find((payout) => payout.id === id)!
const statusOf = async (payout: Payout) => (await find(payout)).status
const arrivals = ({ transaction_id: id }: Payout) =>
  desk.provider.arrived.filter((order) => order.id === id).length

/** A payout that the provider has. */
async function openSent(): Promise<Payout> {
  const payout = await desk.request(player)
  await desk.change(player, payout, 'approve')
  await desk.move()
  await desk.move()
  return payout
}

describe('a payout', () => {
  test('goes from new to done, and its money to the payments of the house [3.56] [7.86]', async () => {
    const before = [await desk.houseOf('payouts'), await desk.houseOf('payments')]
    const payout = await desk.request(player, { amount: 100_000 })
    await desk.move()
    expect(await statusOf(payout)).toBe('new')
    await desk.change(player, payout, 'approve')
    const published: unknown[] = []
    const end = platform.watchPublished((room, type, data) => {
      if (room === userRoom(player.id)) published.push([type, data.status])
    })
    await desk.move()
    expect([await statusOf(payout), arrivals(payout)]).toEqual(['sent', 0])
    await desk.move()
    desk.provider.end(payout.transaction_id, { status: 'done' })
    await desk.move()
    await desk.move()
    end()
    expect(published).toEqual([
      [treasuryTransactionConfirmed.type, 'sent'],
      [treasuryTransactionConfirmed.type, 'done'],
    ])
    expect(await find(payout)).toMatchObject({
      status: 'done',
      canCancel: false,
      expectedAt: null,
      steps: [{ status: 'new' }, { status: 'approved' }, { status: 'sent' }, { status: 'done' }],
    })
    const after = [await desk.houseOf('payouts'), await desk.houseOf('payments')]
    expect(after.map((balance, place) => balance - before[place]!)).toEqual([0, 100_000])
    expect(await desk.realOf(player)).toBe(900_000)
  })

  test('is sent with the whole target and without the fee, and the target is forgotten at its end', async () => {
    const fields = { card: '4111 1111 1111 1111', holder: 'Vera Petrova' }
    await sql`delete from contact_codes where contact = ${player.phone}`.execute(platform.db)
    const code = await desk.openCode(player)
    const { body: payout } = await desk.send(player, { code, amount: 200_000, fields }, 'card')
    await desk.change(player, payout, 'approve')
    await desk.move()
    await desk.move()
    expect(desk.provider.arrived.at(-1)).toEqual({
      id: payout.transaction_id,
      method: 'card',
      amount: 196_000,
      currency: 'RUB',
      fields: { card: '4111111111111111', holder: 'Vera Petrova' },
    })
    const stored = async () =>
      (await sql<{ fields: object }>`select fields from payouts where id = ${payout.id}`.execute(platform.db))
        .rows[0]!.fields
    expect(await stored()).toEqual({ card: '4111111111111111', holder: 'Vera Petrova' })
    desk.provider.end(payout.transaction_id, { status: 'done' })
    await desk.move()
    expect(await stored()).toEqual({})
    expect((await find(payout)).target).toBe('4111 •••• 1111')
  })

  test("that fails at the provider gives the money back, with the provider's words", async () => {
    const payout = await openSent()
    const published: unknown[] = []
    const end = platform.watchPublished((room, type, data) => {
      if (room === userRoom(player.id)) published.push([type, data.status ?? data.balance])
    })
    desk.provider.end(payout.transaction_id, { status: 'failed', reason: 'The card is blocked.' })
    await desk.move()
    await desk.move()
    end()
    expect(published).toEqual([
      [balanceChanged.type, 1_000_000],
      [treasuryTransactionConfirmed.type, 'failed'],
    ])
    expect(await find(payout)).toMatchObject({ status: 'failed', reason: 'The card is blocked.' })
    expect(await desk.realOf(player)).toBe(1_000_000)
  })

  test('that is done can not fail later, and one that failed is not done later', async () => {
    const [done, failed] = [await openSent(), await openSent()]
    for (const [payout, first, later] of [
      [done, 'done', 'failed'],
      [failed, 'failed', 'done'],
    ] as const) {
      expect(await desk.change(player, payout, first)).toMatchObject({ effect: 'changed' })
      expect(await desk.change(player, payout, later)).toMatchObject({ effect: 'impossible', status: first })
      expect(await desk.change(player, payout, first)).toMatchObject({ effect: 'nothing', status: first })
    }
    expect(await desk.realOf(player)).toBe(900_000)
  })
})

describe('the provider', () => {
  test('that was not reached is tried again', async () => {
    const payout = await desk.request(player)
    await desk.change(player, payout, 'approve')
    await desk.move()
    const { provider } = desk
    const reported: unknown[] = []
    provider.crash('send')
    await desk.move(provider, (error) => reported.push(error))
    expect([reported.length, arrivals(payout)]).toEqual([1, 0])
    await desk.move()
    expect(arrivals(payout)).toBe(1)
  })

  test('that has received it while the answer was lost is not sent it again', async () => {
    const payout = await desk.request(player)
    await desk.change(player, payout, 'approve')
    await desk.move()
    const { provider } = desk
    provider.crash('sent')
    const reported: unknown[] = []
    await desk.move(provider, (error) => reported.push(error))
    expect([reported.length, arrivals(payout)]).toEqual([1, 1])
    provider.end(payout.transaction_id, { status: 'done' })
    await desk.move()
    expect([await statusOf(payout), arrivals(payout)]).toEqual(['done', 1])
  })

  test('that fails for one payout hinders no other', async () => {
    const [bad, good] = [await openSent(), await openSent()]
    const { provider } = desk
    provider.end(good.transaction_id, { status: 'done' })
    const adapter = {
      ...provider,
      ask: async (id: string) => {
        if (id === bad.transaction_id) throw new Error('no answer')
        return provider.ask(id)
      },
    }
    const reported: unknown[] = []
    await desk.move(adapter, (error) => reported.push(error))
    expect([await statusOf(bad), await statusOf(good), reported.length]).toEqual(['sent', 'done', 1])
  })
})

describe('a payout that needs no person', () => {
  const perDay = 150_000
  const deposit = async (method: string, amount: number) => {
    const key = desk.newKey()
    await sql`
      insert into deposits (user_id, request_key, provider, method, amount, currency, return_query, status, created_at, ended_at, ask_at)
      values (${player.id}, ${key}, 'sandbox', ${method}, ${amount}, 'RUB', '', 'success', now(), now(), now())`.execute(
      platform.db,
    )
  }
  const play = async (stake: number) => void (await (await startDesk(platform, player)).settle(stake, 0))
  const waited = (payout: Payout) =>
    sql`update payouts set created_at = created_at - interval '61 seconds' where id = ${payout.id}`.execute(
      platform.db,
    )
  /** Money that came by the wallet and was played once. */
  beforeEach(async () => {
    await deposit('wallet', 20_000)
    await play(20_000)
  })

  test('is approved a minute after its request, while the sum of the day allows it', async () => {
    const [first, second] = [await desk.request(player), await desk.request(player)]
    await desk.approve(perDay)
    expect(await statusOf(first)).toBe('new')
    for (const payout of [first, second]) await waited(payout)
    await desk.approve(perDay)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'new'])
    await sql`update payout_steps set at = at - interval '1 day' where payout_id = ${first.id}`.execute(
      platform.db,
    )
    await desk.approve(perDay)
    expect(await statusOf(second)).toBe('approved')
  })

  test('is not what a person approved: that counts for no sum', async () => {
    const [first, second] = [await desk.request(player), await desk.request(player)]
    await desk.change(player, first, 'approve')
    await waited(second)
    await desk.approve(perDay)
    expect(await statusOf(second)).toBe('approved')
  })

  test.each<[string, number, () => Promise<unknown>]>([
    ['where nothing is automatic', 0, async () => {}],
    [
      'of a player with several accounts',
      150_000,
      () => sql`update users set multi_account = true where id = ${player.id}`.execute(platform.db),
    ],
    [
      'to a way that no deposit came by',
      150_000,
      () => sql`update deposits set method = 'card' where user_id = ${player.id}`.execute(platform.db),
    ],
    ['of deposits that were not played once', 150_000, () => deposit('card', 1)],
    [
      'of a player who has paid in nothing',
      150_000,
      () =>
        sql`update deposits set status = 'failed', reason = 'abandoned' where user_id = ${player.id}`.execute(
          platform.db,
        ),
    ],
    [
      'of one who has played before the deposit only',
      150_000,
      () =>
        sql`update rounds set started_at = started_at - interval '1 day' where user_id = ${player.id}`.execute(
          platform.db,
        ),
    ],
  ])('is none %s', async (_what, automaticPerDay, change) => {
    await change()
    const payout = await desk.request(player)
    await waited(payout)
    await desk.approve(automaticPerDay)
    expect(await statusOf(payout)).toBe('new')
  })
})
