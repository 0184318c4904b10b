import { expect, test } from 'vitest'
import { crashUnderLoad } from './testing/crash-under-load.ts'

test('no acknowledged round or step is lost when the server is killed under load, and every other one is ended or resumed', async () => {
  expect.hasAssertions()
  await crashUnderLoad(1)
})
