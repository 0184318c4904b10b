import { expect, test } from 'vitest'
import { findCurrentStage, isJoinOpen, readStageState } from './series-stages.ts'

type Status = 'past' | 'active' | 'future'
const stages = (...statuses: Status[]) => statuses.map((status) => ({ status }))

test.each([
  [stages('past', 'active', 'future'), 2],
  [stages('past', 'future'), null],
  [stages('past', 'past'), null],
  [[], null],
])('of %j the stage %s runs [3.42]', (all, stage) => {
  expect(findCurrentStage(all)).toBe(stage)
})

test.each([
  ['active', stages('past', 'past', 'active', 'future'), 3, true],
  ['active', stages('past', 'past', 'past', 'active'), 3, false],
  ['future', stages('future', 'future'), 3, true],
  ['active', stages('past', 'active'), 3, true],
  ['past', stages('past', 'active'), 3, false],
  ['active', [], 3, false],
] as const)(
  'a series that is %s with %j can be joined until stage %i ends: %s [3.42]',
  (status, all, lastJoinStage, isOpen) => {
    expect(isJoinOpen({ status, lastJoinStage }, all)).toBe(isOpen)
  },
)

test('stages are over, running or ahead', () => {
  expect(stages('past', 'active', 'future').map(readStageState)).toEqual(['past', 'now', 'ahead'])
})
