import { expect, test } from 'vitest'
import { killSite } from './testing/kill-site.ts'

test('a site killed five times with rounds under way: no stake lost, none taken twice', async () => {
  expect.hasAssertions()
  await killSite(5)
})
