import { getBalance } from '@yanta/contract'
import { expect, test } from 'vitest'
import { createTestPlatform } from '../../../testing/test-platform.ts'
import type { StoredEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { openDesk } from '../../money/wallet/testing/provider-desk.ts'
import { compointsConsumer } from './compoints.service.ts'

test('a stake too small for a hundredth of a compoint is added to the next one, in whatever batch that comes [9.25]', async () => {
  const platform = await createTestPlatform()
  const { player } = await openDesk(platform, { balance: 10_000 })
  const consume = (id: number) => {
    const data = { engine: 'slot', stakeReal: 60, rateToRub: '1' } as StoredEvent['data']
    const event = { id, type: 'round.settled', userId: player.id, data } as StoredEvent
    return platform.db.transaction().execute((trx) => compointsConsumer.consume(trx, [event]))
  }
  const compoints = async () => (await platform.as(player).get(getBalance)).body.compoint_balance
  await consume(1)
  expect(await compoints()).toBe(0)
  await consume(2)
  expect(await compoints()).toBe(1)
  await platform.close()
})
