import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type GameFilters,
  buildFilterQuery,
  countFilters,
  features,
  noFilters,
  readFilters,
  sorts,
  toggle,
  volatilities,
  writeFilters,
} from './game-filters.ts'

const words = fc
  .string({ maxLength: 150, unit: 'grapheme' })
  .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 150).trim())
  .filter((text) => text.isWellFormed())
const anyFilters: fc.Arbitrary<GameFilters> = fc
  .record({
    q: words,
    sort: fc.constantFrom(null, ...sorts),
    providers: fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,20}$/), { maxLength: 50 }),
    volatilities: fc.subarray([...volatilities]),
    features: fc.subarray([...features]),
    rtp: fc.option(fc.integer({ min: 1, max: 10_000 })),
    bonus: fc.boolean(),
    demo: fc.boolean(),
  })
  .map((filters) => (filters.sort === 'popular' && filters.q === '' ? { ...filters, sort: null } : filters))

test('filters written to an address are read back unchanged', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters)
    }),
  )
})

test('reading any address gives filters that survive writing and reading', () => {
  const anyQuery = fc.array(
    fc.tuple(
      fc.constantFrom('q', 'sort', 'provider', 'volatility', 'feature', 'rtp', 'bonus', 'demo', 'page'),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const filters = readFilters(new URLSearchParams(pairs))
      expect(
        readFilters(new URLSearchParams(writeFilters({ ...filters, q: filters.q.toWellFormed() }))),
      ).toEqual(filters)
    }),
  )
})

test.each([
  ['', noFilters],
  [
    '?sort=new&provider=a,b&volatility=high&feature=free_spins&rtp=9600&bonus=1&demo=1&q=fruit+cocktail',
    {
      q: 'fruit cocktail',
      sort: 'new',
      providers: ['a', 'b'],
      volatilities: ['high'],
      features: ['free_spins'],
      rtp: 9600,
      bonus: true,
      demo: true,
    },
  ],
  ['?provider=a&provider=b&provider=a&q=&rtp=', { ...noFilters, providers: ['a', 'b'] }],
  ['?sort=popular', noFilters],
  ['?sort=popular&q=ink', { ...noFilters, q: 'ink', sort: 'popular' }],
  [
    '?sort=cheap&volatility=none,low&feature=luck&rtp=-3&bonus=yes&demo=0&provider=../x',
    { ...noFilters, volatilities: ['low'] },
  ],
])('the address %j is read as these filters', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters)
})

test('a request to the platform holds the chosen filters and nothing else', () => {
  expect(buildFilterQuery(noFilters)).toEqual({})
  expect(
    buildFilterQuery(readFilters(new URLSearchParams('?provider=a,b&rtp=9600&bonus=1&q=ink&sort=new'))),
  ).toEqual({ q: 'ink', 'filter[provider][]': ['a', 'b'], 'filter[rtp]': 9600, 'filter[bonus]': '1' })
})

test('filters are counted, search text and order are not', () => {
  expect(
    countFilters(readFilters(new URLSearchParams('?provider=a,b&rtp=9600&bonus=1&q=ink&sort=new'))),
  ).toBe(4)
})

test('choosing a value twice clears it', () => {
  expect(toggle(['a', 'b'], 'b')).toEqual(['a'])
  expect(toggle(['a'], 'b')).toEqual(['a', 'b'])
})
