import { getCompointsConfig, listLevels } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

test('levels are listed from the first up, each with its badge [7.27], [3.51]', async () => {
  const { items } = (await platform.as(null).get(listLevels)).body
  expect(items.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(items[9]).toMatchObject({ cashback: 15, cashbackOfStakes: 2 })
  for (const { index, image } of items) expect(image).toMatch(new RegExp(`^/art/levels/level-${index}\\.`))
})

test('the stakes for one compoint are public [7.29], [9.25]', async () => {
  expect((await platform.as(null).get(getCompointsConfig)).body).toEqual({ betsForOne: 10_000 })
})
