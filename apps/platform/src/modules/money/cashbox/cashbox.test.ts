import { listPaymentSystems, listPayoutSystems } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

test('without an adapter there is no payment method, and only a player may ask', async () => {
  const player = await platform.createPlayer()
  for (const call of [listPaymentSystems, listPayoutSystems]) {
    expect((await platform.as(player).get(call)).body).toEqual({ items: [] })
    expect((await platform.as(null).get(call)).status).toBe(401)
  }
})
