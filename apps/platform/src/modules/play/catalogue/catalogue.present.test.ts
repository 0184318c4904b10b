import { expect, test } from 'vitest'
import { limitStakes, type CurrencyStakes } from './catalogue.present.ts'

const stakes: CurrencyStakes = {
  code: 'EUR',
  stakes: [20, 50, 100, 5_000],
  table: { chips: [20, 100], largestStraight: 500 },
} as CurrencyStakes
const upTo = (games: 'slots' | 'all', ...sums: number[]) => ({
  games,
  ages: sums.map((EUR, place) => ({
    fromAge: 18 + place,
    amounts: { EUR, RUB: EUR, USD: EUR, UAH: EUR, KZT: EUR, CAD: EUR },
  })),
})

test.each([
  ['without a limit of the law', 'slot', null, 5_000],
  ['at one of the offered stakes', 'slot', upTo('slots', 100), 100],
  ['between two of them', 'slot', upTo('slots', 99), 50],
  ['by age', 'slot', upTo('slots', 20, 100), 100],
  ['above all of them', 'slot', upTo('slots', 9_000), 5_000],
  ['below all of them', 'slot', upTo('slots', 10), 20],
  ['of slots alone, in another game', 'mines', upTo('slots', 100), 5_000],
  ['of all games, in another game', 'mines', upTo('all', 100), 100],
] as const)('the largest stake that is shown, %s', (_case, engine, maxStake, max) => {
  expect(limitStakes(engine, stakes, maxStake)).toEqual({ min: 20, max })
})
