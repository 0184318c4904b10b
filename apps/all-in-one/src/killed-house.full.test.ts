import { expect, test } from 'vitest'
import { killHouse } from './testing/kill-house.ts'

test('a house killed five times with rounds under way: no stake lost, none taken twice', async () => {
  expect.hasAssertions()
  await killHouse(5)
})
