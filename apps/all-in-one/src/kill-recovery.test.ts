import { expect, test } from 'vitest'
import { killSite } from './testing/kill-site.ts'

test('a site killed with rounds under way: reopening settles or resumes each before a new one, no stake lost, none taken twice', async () => {
  expect.hasAssertions()
  await killSite(1)
})
