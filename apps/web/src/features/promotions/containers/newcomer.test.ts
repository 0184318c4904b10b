import { gift } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { findNewcomer, findRungStates } from './newcomer.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const counted = (count: number, depositProgress = 640_000) => ({
  ...gift,
  restrictionsState: { depositProgress, deposits: { counted: count, most: 5 } },
})

test('what is left of the welcome gift, in money and deposits [9.31]', () => {
  expect(findNewcomer([counted(2)], 'RUB', now)).toEqual({
    type: 'open',
    progress: { done: 640_000, limit: 2_000_000 },
    deposits: { counted: 2, most: 5 },
    expiresAt: gift.expiredAt,
  })
})

test.each([
  ['was never given', []],
  ['is used', [{ ...counted(5), state: 'used' as const }]],
  ['has expired', [{ ...counted(1), expiredAt: '2026-11-21T11:59:59.000Z' }]],
  ['has counted all it may', [counted(3, 2_000_000)]],
  ['is another one', [{ ...counted(1), reason: 'promotions' as const }]],
])('a welcome gift that %s is spent', (_, gifts) => {
  expect(findNewcomer(gifts, 'RUB', now)).toEqual({ type: 'spent' })
})

test('rungs are done by the deposits counted, one is next, the others come later', () => {
  expect(findRungStates(5, findNewcomer([counted(2)], 'RUB', now))).toEqual([
    'done',
    'done',
    'now',
    'locked',
    'locked',
  ])
  expect(findRungStates(3, { type: 'guest' })).toEqual(['now', 'locked', 'locked'])
  expect(findRungStates(2, { type: 'spent' })).toEqual(['locked', 'locked'])
})
