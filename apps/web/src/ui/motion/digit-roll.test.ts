import { expect, test } from 'vitest'
import { delayRolls } from './digit-roll.tsx'

test('the digits that change roll one after the other, the right-most first', () => {
  expect(delayRolls('4 813 647', '4 812 360')).toEqual([0, 90, 180, 0, 270, 0, 0, 0, 0])
})

test('a number that stays the same rolls no digit, and spaces never do', () => {
  expect(delayRolls('1 000', '1 000')).toEqual([0, 0, 0, 0, 0])
  expect(delayRolls('10 000', '9 999')).toEqual([0, 90, 180, 0, 270, 360])
})
