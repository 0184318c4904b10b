import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../../i18n/catalogues.ts'
import { buildI18n } from '../../../i18n/use-i18n.tsx'
import '../../../domain/contest/contest.messages.json'
import { describeExample, describeStake, pickExampleStake } from './rules-words.ts'
import './tournament-page.messages.json'

beforeAll(async () => {
  await loadCatalogue('ru')
  await loadCatalogue('en')
})

const read = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [{ min: 2_000, max: 500_000 }, '20–5,000 ₽ a round', '20–5 000 ₽ за раунд'],
  [{ min: 2_000, max: 2_000 }, 'exactly 20 ₽ a round', 'ровно 20 ₽ за раунд'],
  [{ min: 2_000, max: null }, '20 ₽ a round or more', 'от 20 ₽ за раунд'],
  [{ min: null, max: 500_000 }, 'up to 5,000 ₽ a round', 'до 5 000 ₽ за раунд'],
  [{ min: null, max: null }, 'any', 'любая'],
])('a bet restriction of %o is said as "%s" [3.37]', (restriction, english, russian) => {
  expect(read(describeStake(restriction, 'RUB', buildI18n('en')))).toBe(english)
  expect(read(describeStake(restriction, 'RUB', buildI18n('ru')))).toBe(russian)
})

const any = { min: null, max: null }
test.each([
  [1, any, '10 stakes of 100 ₽ make 1,000 points, whether the rounds win or not.'],
  [1, { min: 50_000, max: null }, '10 stakes of 500 ₽ make 5,000 points, whether the rounds win or not.'],
  [
    2,
    { min: null, max: 5_000 },
    'A stake of 50 ₽ that wins 250 ₽ makes 250 points. A round without a win takes nothing away.',
  ],
  [
    3,
    { min: 1_000, max: null },
    'A stake of 100 ₽ that wins 500 ₽ makes ×5.00. The next round brings ×2.50: ×7.50 together.',
  ],
  [
    4,
    { min: 1_000, max: null },
    'A stake of 100 ₽ that wins 500 ₽ makes ×5.00. The next round brings ×2.50: the score stays ×5.00.',
  ],
] as const)(
  'mechanic %i with a restriction of %o is shown by numbers that it allows [9.26]',
  (mechanic, restriction, words) => {
    expect(read(describeExample(mechanic, restriction, 'RUB', buildI18n('en')))).toBe(words)
  },
)

test('points are roubles: in another currency their example is of roubles [9.26]', () => {
  const restriction = { min: 20, max: 5_000 }
  expect(read(describeExample(2, restriction, 'EUR', buildI18n('ru')))).toBe(
    'Ставка 100 ₽, выигрыш 500 ₽ — это 500 очков. Раунд без выигрыша ничего не отнимает.',
  )
  expect(read(describeExample(3, restriction, 'EUR', buildI18n('en')))).toContain('€50')
})

test('the stake of an example is one that counts', () => {
  const amount = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [min, max] = one !== null && other !== null && one > other ? [other, one] : [one, other]
      const stake = pickExampleStake({ min, max })
      expect(stake).toBeGreaterThanOrEqual(min ?? 0)
      expect(stake).toBeLessThanOrEqual(max ?? Infinity)
    }),
  )
})
