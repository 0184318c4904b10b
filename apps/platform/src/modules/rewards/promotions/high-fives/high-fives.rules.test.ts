import { expect, test } from 'vitest'
import { findFiveObstacle, listFiveGains, type ReceiverFacts } from './high-fives.rules.ts'

const willing: ReceiverFacts = {
  isMember: true,
  isFlagged: false,
  isClosed: false,
  received: 0,
  isRepeated: false,
}

test.each([
  ['a member', {}, 0, null],
  ['the fifth of a day', {}, 4, null],
  ['the sixth of a day', {}, 5, 'high_five_daily_limit_reached'],
  ['a member who has got four', { received: 4 }, 0, null],
  ['a member who has got five', { received: 5 }, 0, 'high_five_per_user_limit_reached'],
  ['the same player again', { isRepeated: true }, 1, 'high_five_per_user_limit_reached'],
  ['the same player again, as the sixth', { isRepeated: true }, 5, 'high_five_per_user_limit_reached'],
  ['who is no member', { isMember: false }, 0, 'cannot_high_five'],
  ['a closed account', { isClosed: true }, 0, 'cannot_high_five'],
  ['a flagged account', { isFlagged: true }, 0, 'user_is_blocked_for_multi_account'],
] as const)('a five for %s: %j, %i given, refused with %s [8.22-8.29]', (_, facts, sent, code) => {
  expect(findFiveObstacle({ ...willing, ...facts }, { sent, limit: 5 })).toBe(code)
})

test.each([
  ['sent', 1, 0],
  ['sent', 4, 0],
  ['sent', 5, 5],
  ['received', 4, 0],
  ['received', 5, 10],
] as const)('of those %s a day the %ith brings one cocktail and %i points [9.28]', (side, number, points) => {
  const gains = listFiveGains(side, { id: 7, day: '2026-11-20', number })
  expect(gains[0]).toEqual({ unit: 'additional', amount: 1, key: 'five 7' })
  expect(gains.slice(1)).toEqual(
    points === 0 ? [] : [{ unit: 'points', amount: points, key: `${side} 2026-11-20` }],
  )
})
