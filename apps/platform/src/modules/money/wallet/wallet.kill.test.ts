import { expect, test } from 'vitest'
import { killUnderLoad } from './testing/kill-under-load.ts'

test('kill -9 in the middle of a load of bets, wins and rollbacks: the ledger is consistent, every acknowledged call is stored, and every other one is completed or given back by sending it again', async () => {
  expect.hasAssertions()
  await killUnderLoad(1)
})
