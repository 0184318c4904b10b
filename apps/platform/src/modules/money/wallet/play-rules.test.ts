import type { Jurisdiction } from '@yanta/content'
import { expect, test } from 'vitest'
import { international } from '../../../testing/jurisdiction.ts'
import { findWait } from './jurisdiction-step.ts'
import { ageAt, buildPlayRules } from './play-rules.ts'

test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2004-02-29', '2029-02-28', 24],
  ['2004-02-29', '2029-03-01', 25],
  ['2001-12-31', '2026-01-01', 24],
])('who was born on %s is on %s of the age %i', (birthday, today, age) => {
  expect(ageAt(birthday, today)).toBe(age)
})

const amounts = (amount: number) => ({
  RUB: amount,
  EUR: amount + 1,
  USD: amount,
  UAH: amount,
  KZT: amount,
  CAD: amount,
})
const strict = (games: 'slots' | 'all'): Jurisdiction => ({
  ...international,
  minRoundMs: { slots: 2_500, other: 5_000 },
  maxStake: {
    games,
    ages: [
      { fromAge: 18, amounts: amounts(200) },
      { fromAge: 25, amounts: amounts(500) },
    ],
  },
})
const today = '2026-11-27'

test.each([
  ['slots', 'slot', 'RUB', '2001-11-28', 200, 2_500],
  ['slots', 'slot', 'RUB', '2001-11-27', 500, 2_500],
  ['slots', 'slot', 'EUR', '1980-01-01', 501, 2_500],
  ['slots', 'slot', 'RUB', null, 200, 2_500],
  // Younger than the youngest age that the law names.
  ['slots', 'slot', 'RUB', '2020-01-01', 200, 2_500],
  ['slots', 'clusters', 'RUB', '2001-11-28', 200, 2_500],
  ['slots', 'ways', 'RUB', '2001-11-28', 200, 2_500],
  ['slots', 'hold', 'RUB', '2001-11-28', 200, 2_500],
  ['slots', null, 'RUB', '1980-01-01', 500, 2_500],
  ['slots', 'roulette', 'RUB', '1980-01-01', null, 5_000],
  ['slots', 'mines', 'RUB', null, null, 5_000],
  ['all', 'mines', 'RUB', '2001-11-28', 200, 5_000],
] as const)(
  'limits of %s: in a %s, in %s, born on %s, a round stakes %s at most, every %i ms',
  (games, engine, currency, birthday, mostStake, minRoundMs) => {
    const rules = buildPlayRules(strict(games), { engine, currency, birthday, today })
    expect(rules).toMatchObject({ mostStake, minRoundMs })
  },
)

test.each([
  ['none before', null, 0],
  ['one at this moment', 0, 2_500],
  ['one a millisecond too early', 2_499, 1],
  ['one exactly so long ago', 2_500, 0],
  ['one long ago', 60_000, 0],
  ['one of a clock that was ahead', -100, 2_600],
] as const)('with a round before, %s, the next one waits', (_when, ago, waitMs) => {
  const now = new Date('2026-11-27T12:00:00Z')
  const last = ago === null ? null : new Date(now.getTime() - ago)
  expect(findWait({ minRoundMs: 2_500 }, last, now)).toBe(waitMs)
})
