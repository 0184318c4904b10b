import { expect, test } from 'vitest'
import { addId, addInteraction, addShift, countIds, findResponse, noIds, noShifts } from './page-timings.ts'

test.each([
  ['none', [], 0],
  ['one alone', [[100, 0.1]], 0.1],
  [
    'shifts less than a second apart count together',
    [
      [0, 0.1],
      [999, 0.2],
    ],
    0.3,
  ],
  [
    'a second of rest ends a moment',
    [
      [0, 0.1],
      [1_000, 0.2],
    ],
    0.2,
  ],
  [
    'a moment lasts five seconds',
    [
      [0, 0.1],
      [900, 0.1],
      [1_800, 0.1],
      [2_700, 0.1],
      [3_600, 0.1],
      [4_500, 0.1],
      [5_000, 0.1],
    ],
    0.6,
  ],
  [
    'the worst moment stays',
    [
      [0, 0.3],
      [2_000, 0.1],
    ],
    0.3,
  ],
] as const)('layout shift: %s', (_, shifts, worst) => {
  const summed = shifts.reduce((sum, [startTime, value]) => addShift(sum, { startTime, value }), noShifts)
  expect(summed.worst).toBeCloseTo(worst)
})

const respond = (durations: readonly (readonly [id: number, duration: number])[]) =>
  durations.reduce(
    (longest, [interactionId, duration]) => addInteraction(longest, { interactionId, duration }),
    new Map() as ReadonlyMap<number, number>,
  )

test('an interaction takes as long as its longest event', () => {
  expect(
    findResponse(
      respond([
        [7, 40],
        [7, 120],
        [7, 64],
      ]),
      1,
    ),
  ).toBe(120)
  expect(findResponse(respond([]), 0)).toBe(undefined)
})

test('one of every fifty interactions is left out, of the ten longest', () => {
  const longest = respond(Array.from({ length: 40 }, (_, index) => [index * 7 + 1, 100 + index * 10]))
  expect([1, 49, 50, 149, 150].map((count) => findResponse(longest, count))).toEqual([
    490, 490, 480, 470, 460,
  ])
  expect(findResponse(longest, 5_000)).toBe(400)
})

test('where the browser does not count interactions, all that were seen do, not only the longest', () => {
  const seen = Array.from({ length: 120 }, (_, index) => 3_003 + index * 7)
  expect(countIds(seen.toReversed().reduce(addId, noIds))).toBe(120)
  expect(countIds(addId(noIds, 7))).toBe(1)
  expect(countIds(noIds)).toBe(0)
})
