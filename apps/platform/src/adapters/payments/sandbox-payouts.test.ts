import { createMovedClock } from '@yanta/config/clock'
import { expect, test } from 'vitest'
import type { PayoutOrder } from './payout-adapter.ts'
import { createSandboxPayouts } from './sandbox-payouts.ts'

const order: PayoutOrder = {
  id: 'p-1',
  method: 'wallet',
  amount: 500,
  currency: 'RUB',
  fields: { wallet: '4100118422' },
}

test('the sandbox pays after ten seconds, and what ends in 0000 fails', async () => {
  const clock = createMovedClock()
  const sandbox = createSandboxPayouts(clock)
  expect(await sandbox.ask('p-1')).toEqual({ status: 'unknown' })
  await sandbox.send(order)
  await sandbox.send({ ...order, id: 'p-2', fields: { wallet: '4100110000' } })
  expect(await sandbox.ask('p-1')).toEqual({ status: 'pending' })
  clock.advance({ seconds: 9 })
  // Sent again, it does not begin anew.
  await sandbox.send(order)
  clock.advance({ seconds: 2 })
  expect(await sandbox.ask('p-1')).toEqual({ status: 'done' })
  expect(await sandbox.ask('p-2')).toEqual({ status: 'failed', reason: 'recipient_unknown' })
})
