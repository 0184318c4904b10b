import { expect, test } from 'vitest'
import { killUnderLoad } from './testing/kill-under-load.ts'

test('kill -9 in the middle of a load, ten times, at another point each time: the ledger is consistent and every call has one effect', async () => {
  expect.hasAssertions()
  await killUnderLoad(10)
})
