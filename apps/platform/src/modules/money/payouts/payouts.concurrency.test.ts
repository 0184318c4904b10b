// Requests, cancels, the house and crashes at once.
import type { Database } from '@yanta/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlatformTables } from '../../../database/schema.ts'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { createGiftDesk } from '../../rewards/gifts/testing/gift-desk.ts'
import { checkLedger, getPlayerBalances } from '../ledger/ledger.service.ts'
import { describeOnEachDatabase, listOutcomes } from '../wallet/testing/each-database.ts'
import { clock } from '../wallet/testing/wallet-database.ts'
import { changePayout } from './change-payout.service.ts'
import { nameTransaction } from './payouts.present.ts'
import { countPayouts, selectPayouts } from './payouts.repository.ts'
import { requestWithin } from './request-payout.service.ts'
import { movePayouts } from './send-payouts.service.ts'
import { createFakeProvider } from './testing/fake-provider.ts'
import { openPayoutDesk, type PayoutDesk } from './testing/payout-desk.ts'
import { buildWish, createPayoutPlayer } from './testing/payout-player.ts'

describeOnEachDatabase((ground) => {
  let database: Database<PlatformTables>
  beforeAll(() => {
    ;({ database } = ground())
  })
  const deps = () => ({ db: database.db, clock, realtime: createRealtime() })
  const request = (userId: number, amount: number, key: string) =>
    database.db
      .transaction()
      .execute((trx) => requestWithin(trx, clock.now(), buildWish(userId, { amount, key })))
  const realOf = async (userId: number) => (await getPlayerBalances(database.db, userId)).real

  test('of two payouts of the full balance at once one is made', async () => {
    const userId = await createPayoutPlayer(database.db, 100_000)
    const outcomes = await listOutcomes([
      request(userId, 100_000, 'key-00000001'),
      request(userId, 100_000, 'key-00000002'),
    ])
    expect(outcomes.toSorted()).toEqual(['accepted', 'insufficient_funds'])
    expect([await realOf(userId), await countPayouts(database.db, userId)]).toEqual([0, 1])
  })

  test('of ten small ones at once three are made', async () => {
    const userId = await createPayoutPlayer(database.db, 1_000_000)
    const outcomes = await listOutcomes(
      Array.from({ length: 10 }, (_, index) => request(userId, 10_000, `key-0000000${index}`)),
    )
    expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(3)
    expect(outcomes.filter((each) => each === 'payout_limit_reached')).toHaveLength(7)
    expect(await realOf(userId)).toBe(970_000)
  })

  test('twenty equal requests with one key are one payout', async () => {
    const userId = await createPayoutPlayer(database.db, 1_000_000)
    const made = await Promise.all(Array.from({ length: 20 }, () => request(userId, 100_000, 'key-00000001')))
    expect(new Set(made.map(({ payout }) => payout.id)).size).toBe(1)
    expect([await realOf(userId), await countPayouts(database.db, userId)]).toEqual([900_000, 1])
  })

  test('a cancel that races approval and sending gives the money back or is refused, never both', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const userId = await createPayoutPlayer(database.db, 100_000)
      const { payout } = await request(userId, 100_000, 'key-00000001')
      const provider = createFakeProvider()
      const change = (event: 'approve' | 'cancel') => changePayout(deps(), { id: payout.id, userId, event })
      const move = () =>
        movePayouts(deps(), provider, (error) => {
          throw error
        })
      let cancel: string | undefined
      const steps: (() => Promise<unknown>)[] = [
        () => change('approve'),
        move,
        async () => {
          cancel = (await change('cancel'))?.effect
        },
        move,
      ]
      const order = [...steps.slice(turn % 4), ...steps.slice(0, turn % 4)]
      await Promise.all(order.map((step) => step()))
      await move()
      await move()
      const [after] = await selectPayouts(database.db, userId, { offset: 0, limit: 1 })
      // Those of earlier turns are on their way too.
      const isPaid = provider.arrived.some(({ id }) => id === nameTransaction(payout.id))
      expect([after!.status, cancel]).toEqual(isPaid ? ['sent', 'impossible'] : ['cancelled', 'changed'])
      expect(await realOf(userId)).toBe(isPaid ? 0 : 100_000)
    }
  })

  test('a crash before the end of its transaction leaves nothing of a request', async () => {
    const userId = await createPayoutPlayer(database.db, 100_000)
    const dying = database.db.transaction().execute(async (trx) => {
      await requestWithin(trx, clock.now(), buildWish(userId, { amount: 50_000, key: 'key-00000001' }))
      throw new Error('the process died')
    })
    await expect(dying).rejects.toThrow('the process died')
    expect([await realOf(userId), await countPayouts(database.db, userId)]).toEqual([100_000, 0])
  })
})

describe('over the calls', () => {
  let platform: TestPlatform
  let desk: PayoutDesk
  beforeAll(async () => {
    platform = await createTestPlatform()
    desk = await openPayoutDesk(platform)
  })
  afterAll(async () => {
    const { faults } = await checkLedger(platform.db)
    await platform.close()
    expect(faults).toEqual([])
  })

  test('one request with its code, sent twenty times at once, is one payout and has one answer', async () => {
    const player = await desk.createPlayer()
    const [code, key] = [await desk.openCode(player), desk.newKey()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.send(player, { code, key })))
    expect(answers.map(({ errors }) => errors).flat()).toEqual([])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect([await desk.realOf(player), (await desk.list(player)).totalItems]).toEqual([900_000, 1])
  })

  test('one code, sent at once with two keys, makes one payout', async () => {
    const player = await desk.createPlayer()
    const code = await desk.openCode(player)
    const answers = await Promise.all([desk.send(player, { code }), desk.send(player, { code })])
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'made').toSorted()).toEqual([
      'code_expired',
      'made',
    ])
    expect(await desk.realOf(player)).toBe(900_000)
  })

  test('when the request fails after the gifts burned, they are as before and the code stays valid', async () => {
    const gifts = createGiftDesk(platform)
    const player = await desk.createPlayer()
    const spins = await gifts.give(player, 'spins')
    await gifts.activate(player, spins)
    const code = await desk.openCode(player)
    const wish = { code, gifts: [spins], key: desk.newKey() }
    // The last step of the request fails: the house has no account for the money.
    const rename = (name: string, next: string) =>
      sql`update ledger_accounts set name = ${next} where name = ${name}`.execute(platform.db)
    await rename('payouts/RUB', 'away')
    expect((await desk.send(player, wish)).status).toBe(500)
    await rename('away', 'payouts/RUB')
    expect(platform.drainErrors()).not.toEqual([])
    expect(await gifts.find(player, spins)).toMatchObject({ state: 'activated' })
    expect([await desk.realOf(player), (await desk.list(player)).totalItems]).toEqual([1_000_000, 0])
    const { body } = await desk.send(player, wish)
    expect(body).toMatchObject({ status: 'new', burnt: [{ title: '20\u00a0вращений' }] })
  })
})
