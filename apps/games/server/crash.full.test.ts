import { expect, test } from 'vitest'
import { crashUnderLoad } from './testing/crash-under-load.ts'

test('killed five times under load, the server keeps every acknowledged round and step', async () => {
  expect.hasAssertions()
  await crashUnderLoad(5)
})
