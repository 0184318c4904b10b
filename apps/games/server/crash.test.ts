import { expect, test } from 'vitest'
import { crashUnderLoad } from './testing/crash-under-load.ts'

test('killed under load, the server keeps every acknowledged round and step and ends or resumes every other', async () => {
  expect.hasAssertions()
  await crashUnderLoad(1)
})
