import { expect, test } from 'vitest'
import { crashUnderLoad } from './testing/crash-under-load.ts'

test('no acknowledged round or step is lost when the server is killed five times under load', async () => {
  expect.hasAssertions()
  await crashUnderLoad(5)
})
