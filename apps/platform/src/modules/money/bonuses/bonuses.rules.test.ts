import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildEnding,
  buildGrant,
  countTowardWager,
  findEnd,
  findEndByTime,
  type BonusEnd,
} from './bonuses.rules.ts'

test.each([
  [1000, 100, 1000],
  [1000, 10, 100],
  [1999, 50, 999],
  [99, 1, 0],
  [1000, 0, 0],
  [1_000_000_000_000_000, 99, 990_000_000_000_000],
])('of a stake of %i at %i percent %i counts', (stake, percent, counted) => {
  expect(countTowardWager(stake, percent)).toBe(counted)
})

const running = { done: 900, needed: 1000, cap: 500 }
const done = { ...running, done: 1000 }

test.each<[string, Parameters<typeof findEnd>[0], Parameters<typeof findEnd>[1], BonusEnd | null]>([
  ['goes on before its wager is done', running, { balance: 300, isInPlay: false }, null],
  [
    'is completed by its wager and converts all below the cap',
    done,
    { balance: 300, isInPlay: false },
    { status: 'completed', converted: 300 },
  ],
  [
    'converts up to the cap',
    done,
    { balance: 700, isInPlay: false },
    { status: 'completed', converted: 500 },
  ],
  [
    'converts exactly the cap',
    done,
    { balance: 500, isInPlay: false },
    { status: 'completed', converted: 500 },
  ],
  [
    'is completed also beyond what was needed',
    { ...done, done: 1700 },
    { balance: 1, isInPlay: false },
    { status: 'completed', converted: 1 },
  ],
  ['waits for the round that holds some of its money', done, { balance: 300, isInPlay: true }, null],
  ['is lost with its last money', running, { balance: 0, isInPlay: false }, { status: 'lost', converted: 0 }],
  ['is not lost while a round may still win', running, { balance: 0, isInPlay: true }, null],
  [
    'is completed rather than lost by the stake that does both',
    done,
    { balance: 0, isInPlay: false },
    { status: 'completed', converted: 0 },
  ],
])('a bonus %s', (_, progress, left, end) => {
  expect(findEnd(progress, left)).toEqual(end)
})

test.each([
  ['is completed where its wager is done, up to the cap', done, 700, { status: 'completed', converted: 500 }],
  [
    'is expired where any of its wager is missing',
    { ...running, done: 999 },
    700,
    { status: 'expired', converted: 0 },
  ],
])('an expired bonus %s', (_, progress, balance, end) => {
  expect(findEndByTime(progress, balance)).toEqual(end)
})

test('an end removes all bonus money, and real money grows by at most the cap and the remaining amount', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 1, max: 1_000_000 }),
      (balance, doneSoFar, needed, cap) => {
        const end = findEnd({ done: doneSoFar, needed, cap }, { balance, isInPlay: false })
        if (!end) return
        const gains = buildEnding(7, end, balance)?.gains ?? { real: 0, bonus: 0 }
        expect(gains.bonus! + balance).toBe(0)
        expect(gains.real).toBeGreaterThanOrEqual(0)
        expect(gains.real).toBeLessThanOrEqual(Math.min(cap, balance))
      },
    ),
  )
})

test('a bonus is granted once and ended once: its id is the ledger key of both', () => {
  expect(buildGrant(7, 100)).toMatchObject({
    kind: 'bonus_grant',
    scope: 'bonus',
    key: '7 grant',
    house: 'grants',
    gains: { bonus: 100 },
  })
  const ends: BonusEnd[] = [
    { status: 'completed', converted: 40 },
    { status: 'expired', converted: 0 },
    { status: 'cancelled', converted: 0 },
  ]
  expect(ends.map((end) => buildEnding(7, end, 90))).toMatchObject([
    { kind: 'bonus_conversion', key: '7 end', gains: { real: 40, bonus: -90 } },
    { kind: 'bonus_forfeit', key: '7 end', gains: { real: 0, bonus: -90 } },
    { kind: 'bonus_forfeit', key: '7 end', gains: { real: 0, bonus: -90 } },
  ])
  expect(buildEnding(7, { status: 'lost', converted: 0 }, 0)).toBeNull()
})
