// The bonus of registration, over deposits at the sandbox.
import { getRewardsSummary } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { createGiftDesk } from '../../rewards/gifts/testing/gift-desk.ts'
import { cancelBonus } from '../bonuses/bonuses.service.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import { createDepositDesk } from './testing/deposit-desk.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

test('the welcome bonus doubles the first five deposits that it is chosen for, and no sixth; what it still adds is told [9.30]', async () => {
  const [gifts, deposits] = [createGiftDesk(platform), createDepositDesk(platform)]
  const player = await platform.createPlayer()
  const gift = await gifts.give(player, 'welcome', 'registration')
  const readLeft = async () => (await platform.as(player).get(getRewardsSummary)).body.welcomeLeft
  let left = 1_000_000
  for (let count = 1; count <= 5; count += 1) {
    const amount = 50_000 + count * 100
    const { transaction_id: order } = await deposits.open(player, { gift, amount })
    await deposits.say(order, { amount })
    await deposits.say(order, { amount })
    await expect.poll(() => gifts.bonusOf(player)).toMatchObject({ amount, giftId: gift })
    left -= amount
    expect(await readLeft()).toBe(count === 5 ? null : left)
    // The next one brings a bonus again once this one is over.
    await gifts.within((trx) => cancelBonus(trx, gifts.now(), { id: player.id, currency: 'RUB' }))
  }
  expect(await gifts.find(player, gift)).toMatchObject({ state: 'used' })
  expect((await deposits.press(player, { gift })).errors).toMatchObject([{ code: 'gift_not_eligible' }])
})
