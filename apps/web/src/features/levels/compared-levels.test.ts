import { level } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { pickComparedLevels } from './compared-levels.ts'

const levels = Array.from({ length: 10 }, (_, place) => ({ ...level, index: place + 1 }))

test.each([
  [6, [5, 6, 7, 10], [6, 7]],
  [1, [1, 2, 10], [1, 2]],
  [9, [8, 9, 10], [9, 10]],
  [10, [9, 10], [9, 10]],
])('level %i is compared with %j, on a phone %j [3.51]', (own, all, near) => {
  const compared = pickComparedLevels(levels, own)
  expect(compared.map(({ level: { index } }) => index)).toEqual(all)
  expect(compared.filter(({ isFar }) => !isFar).map(({ level: { index } }) => index)).toEqual(near)
})

test('without levels nothing is compared', () => {
  expect(pickComparedLevels([], 3)).toEqual([])
})
