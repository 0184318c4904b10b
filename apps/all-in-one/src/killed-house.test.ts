import { expect, test } from 'vitest'
import { killHouse } from './testing/kill-house.ts'

test('a house killed with rounds under way: reopening settles or resumes each before a new one, no stake lost, none taken twice', async () => {
  expect.hasAssertions()
  await killHouse(1)
})
