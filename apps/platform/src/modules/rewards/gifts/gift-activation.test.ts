import { getUserLevel, giftChanged, takeNonDepositPrize } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { cancelBonus } from '../../money/bonuses/bonuses.service.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import { fulfilGift } from './gifts.service.ts'
import { createGiftDesk, type GiftDesk } from './testing/gift-desk.ts'

let platform: TestPlatform
let desk: GiftDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  desk = createGiftDesk(platform)
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

describe('an activated gift', () => {
  test('of type cash is credited as real money and used [3.46], [7.24]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'cash')
    const { body } = await desk.activate(player, id)
    expect(body).toMatchObject({ success: true, gift: { id, state: 'used' }, chosen: null })
    expect(body.gift.activatedAt).not.toBeNull()
    expect(await desk.balanceOf(player)).toMatchObject({ balance: 10_000, bonus: 0 })
  })

  test('of type compoint and of type XP is credited and used [3.46]', async () => {
    const player = await platform.createPlayer()
    await desk.activate(player, await desk.give(player, 'compoints'))
    await desk.activate(player, await desk.give(player, 'xp'))
    expect((await desk.balanceOf(player)).compoint_balance).toBe(2_500)
    expect((await platform.as(player).get(getUserLevel)).body.xp).toBe(500)
    expect((await desk.listed(player)).map(({ state }) => state)).toEqual(['used', 'used'])
  })

  test('of type bonus offer becomes a bonus under its terms [3.45]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'offer')
    expect((await desk.activate(player, id)).errors).toMatchObject([{ code: 'invalid_offer' }])
    await sql`insert into player_progress (user_id, level) values (${player.id}, 3)`.execute(platform.db)
    expect((await desk.activate(player, id)).body).toMatchObject({ gift: { state: 'used' } })
    expect(await desk.bonusOf(player)).toMatchObject({
      amount: 50_000,
      conversionCap: 250_000,
      wagering: { done: 0, needed: 1_250_000 },
      maxStake: 50_000,
      giftId: id,
    })
  })

  test('of type cashback is active while its bonus runs, and used then [3.46]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, { slug: 'weekly-cashback', amount: 2_000, percent: 5 })
    expect((await desk.activate(player, id)).body).toMatchObject({ gift: { state: 'activated' } })
    expect(await desk.bonusOf(player)).toMatchObject({ amount: 2_000, wagering: { needed: 6_000 } })
    await desk.sweep()
    expect(await desk.find(player, id)).toMatchObject({ state: 'activated' })
    await desk.within((trx) => cancelBonus(trx, desk.now(), { id: player.id, currency: 'RUB' }))
    await desk.sweep()
    expect(await desk.find(player, id)).toMatchObject({ state: 'used' })
  })

  test('of a group becomes the chosen option, and needs one [3.45]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'choice')
    for (const option of [undefined, 'xp'])
      expect((await desk.activate(player, id, option)).errors).toMatchObject([
        { code: 'invalid_request', field: 'option' },
      ])
    const { body } = await desk.activate(player, id, 'cash')
    expect(body).toMatchObject({ gift: { state: 'used' }, chosen: { type: 'cash', state: 'received' } })
    expect((await desk.activate(player, id, 'spins')).errors).toMatchObject([{ code: 'used' }])
    expect(await desk.listed(player)).toHaveLength(2)
  })

  test('that becomes another one tells the pages of both in the order of writing, so that nothing is loaded anew', async () => {
    const player = await platform.createPlayer()
    const orders: (number | undefined)[] = []
    const end = platform.watchPublished((room, type, _data, order) => {
      if (room === `user:${player.id}` && type === giftChanged.type) orders.push(order)
    })
    await desk.activate(player, await desk.give(player, 'choice'), 'cash')
    end()
    expect(orders).toHaveLength(2)
    expect(orders[0]).toBeLessThan(orders[1]!)
  })

  test('of type custom waits for the operator, without an end', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'custom')
    expect((await desk.activate(player, id)).body.gift).toMatchObject({ state: 'activated', expiredAt: null })
    await desk.within((trx) => fulfilGift(trx, desk.now(), { userId: player.id, giftId: Number(id) }))
    expect(await desk.find(player, id)).toMatchObject({ state: 'used' })
  })

  test('of type deposit bonus waits for the next deposit [7.26]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'welcome')
    expect((await desk.activate(player, id)).body.gift).toMatchObject({
      state: 'activated',
      isSelected: true,
    })
    expect((await desk.activate(player, id)).body.gift).toMatchObject({
      state: 'activated',
      isSelected: true,
    })
  })

  test('of type NonDeposit draws one prize, whose result stays with it [7.25]', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'box')
    const { body } = await platform.as(player).post(takeNonDepositPrize, { params: { id } })
    expect(body).toMatchObject({ success: true, error: null })
    const { rows } = await sql<{ prize: number; result: number | null }>`
      select prize, result_gift_id as result from user_gifts where id = ${id}`.execute(platform.db)
    expect(rows[0]!.result === null ? null : String(rows[0]!.result)).toBe(body.gift?.id ?? null)
    expect([0, 1, 2]).toContain(rows[0]!.prize)
    const again = await platform.as(player).post(takeNonDepositPrize, { params: { id } })
    expect(again.body).toEqual({ success: false, error: 'used', gift: null })
    const cash = await desk.give(player, 'cash')
    expect(
      (await platform.as(player).post(takeNonDepositPrize, { params: { id: cash } })).body,
    ).toMatchObject({
      error: 'invalid_user_gift',
    })
  })
})

describe('a refused activation consumes nothing [8.33]', () => {
  test("another player's gift and an unknown one answer alike [8.33]", async () => {
    const [player, other] = [await platform.createPlayer(), await platform.createPlayer()]
    const id = await desk.give(other, 'cash')
    for (const wrong of [id, '999999999999', 'none'])
      expect(await desk.activate(player, wrong)).toMatchObject({
        status: 404,
        errors: [{ code: 'invalid_user_gift' }],
      })
    expect(await desk.find(other, id)).toMatchObject({ state: 'received' })
  })

  test('by the account, the contacts, the device, the level', async () => {
    const player = await platform.createPlayer()
    const set = (change: ReturnType<typeof sql>) =>
      sql`update users set ${change} where id = ${player.id}`.execute(platform.db)
    const refusalOf = async (gift: string) =>
      (await desk.activate(player, await desk.give(player, gift))).errors[0]?.code
    expect(await refusalOf('for-phones')).toBe('phone_restriction')
    expect(await refusalOf('for-both')).toBe('phone_restriction')
    expect(await refusalOf('for-emails')).toBeUndefined()
    await set(sql`email_verified_at = null`)
    expect(await refusalOf('for-emails')).toBe('email_restriction')
    expect(await refusalOf('for-both')).toBe('phone_and_email_restriction')
    expect(await refusalOf('on-mobile')).toBe('wrong_device')
    expect(
      (await desk.activate(player, await desk.give(player, 'on-mobile'), undefined, 'mobile')).status,
    ).toBe(200)
    expect(await refusalOf('for-level-5')).toBe('invalid_offer')
    await set(sql`multi_account = true`)
    expect(await refusalOf('cash')).toBe('multi_account')
    await set(sql`multi_account = false, bonuses_disabled_at = now()`)
    expect(await refusalOf('cash')).toBe('disabled')
  })

  test('by an unexpected error of its effect, which is logged and leaves nothing', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'cash')
    await sql`update user_gifts set terms = jsonb_set(terms, '{amount}', '9000000000000000') where id = ${id}`.execute(
      platform.db,
    )
    expect((await desk.activate(player, id)).errors).toMatchObject([{ code: 'activation_failed' }])
    expect(platform.drainErrors()).toMatchObject([{ giftId: Number(id) }])
    expect(await desk.find(player, id)).toMatchObject({ state: 'received', activatedAt: null })
    expect((await desk.balanceOf(player)).balance).toBe(0)
  })

  test('of twenty at once, in two tabs, exactly one has an effect', async () => {
    const player = await platform.createPlayer()
    const id = await desk.give(player, 'cash')
    const published: unknown[] = []
    const end = platform.watchPublished((_room, type, data) => {
      if (type === giftChanged.type && data.id === id) published.push(data.change)
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.activate(player, id)))
    end()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes).toHaveLength(19)
    expect(codes.every((code) => code === 'used' || code === 'in_process')).toBe(true)
    expect((await desk.balanceOf(player)).balance).toBe(10_000)
    expect(published).toEqual(['used'])
  })
})
