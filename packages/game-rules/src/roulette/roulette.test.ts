import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import {
  betKinds,
  callNeighbours,
  colourOf,
  countReturn,
  findLargestBet,
  findLargestTable,
  findSpot,
  payouts,
  readBets,
  replayRound,
  rouletteRtp,
  sectorCalls,
  settleTable,
  spots,
  wheelOrder,
  type Bet,
  type TableLimits,
} from './index.ts'

const limits: TableLimits = { smallest: 1000, largestStraight: 500_000 }
const numbers = Array.from({ length: 37 }, (_, number) => number)
const aSpot = fc.constantFrom(...spots)
const someBets = fc.uniqueArray(
  fc.tuple(
    aSpot.map(({ id }) => id),
    fc.integer({ min: 1, max: 50 }).map((chips) => chips * 1000),
  ),
  { minLength: 1, maxLength: 40, selector: ([id]) => id },
)

test('the wheel has every number once, and red and black alternate behind zero', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(numbers)
  expect(wheelOrder.slice(1).map(colourOf)).toEqual(
    wheelOrder.slice(1).map((_, index) => (index % 2 ? 'black' : 'red')),
  )
})

test.each([
  ['straight', 37, 1],
  ['split', 60, 2],
  ['street', 12, 3],
  ['trio', 2, 3],
  ['corner', 22, 4],
  ['firstFour', 1, 4],
  ['sixLine', 11, 6],
  ['column', 3, 12],
  ['dozen', 3, 12],
  ['red', 1, 18],
  ['black', 1, 18],
  ['even', 1, 18],
  ['odd', 1, 18],
  ['low', 1, 18],
  ['high', 1, 18],
] as const)('the table has every %s: %i spots of %i numbers', (kind, count, width) => {
  const found = spots.filter((spot) => spot.kind === kind)
  expect([found.length, ...new Set(found.map((spot) => spot.numbers.length))]).toEqual([count, width])
})

test('no two spots share a name, none covers a number twice, and only inside bets cover zero', () => {
  expect(new Set(spots.map(({ id }) => id)).size).toBe(157)
  for (const spot of spots) expect(new Set(spot.numbers).size).toBe(spot.numbers.length)
  expect(spots.filter((spot) => spot.numbers.includes(0)).map(({ id }) => id)).toEqual([
    '0',
    '0-1',
    '0-2',
    '0-3',
    '0-1-2',
    '0-2-3',
    '0-1-2-3',
  ])
})

test('numbers of an inside bet touch each other on the table', () => {
  const touch = (a: number, b: number): boolean =>
    a === 0 ? b <= 3 : b - a === 3 || (b - a === 1 && a % 3 !== 0)
  for (const { numbers: held } of spots.filter(({ kind }) => kind === 'split'))
    expect(touch(held[0]!, held[1]!)).toBe(true)
  for (const {
    numbers: [a, b, c, d],
  } of spots.filter(({ kind }) => kind === 'corner'))
    expect([touch(a!, b!), touch(a!, c!), touch(b!, d!), touch(c!, d!)]).toEqual([true, true, true, true])
})

test('columns, dozens, colours and halves each partition the numbers from 1 to 36', () => {
  for (const group of [
    ['column-1', 'column-2', 'column-3'],
    ['dozen-1', 'dozen-2', 'dozen-3'],
    ['red', 'black'],
    ['even', 'odd'],
    ['low', 'high'],
  ]) {
    expect(group.flatMap((id) => findSpot(id)!.numbers).toSorted((a, b) => a - b)).toEqual(numbers.slice(1))
  }
})

test.each(spots.map(({ id, kind }) => [id, kind] as const))(
  '%s, a %s, pays back exactly 36 of 37 over all pockets',
  (id) => {
    expect(countReturn(id)).toEqual({ paid: 36, laid: 37 })
  },
)

test('the published return is that share, rounded to a hundredth of a percent', () => {
  expect(rouletteRtp).toBe(Math.round((36 / 37) * 10_000))
})

test('for any bets, all pockets together pay 36 times the stake', () => {
  fc.assert(
    fc.property(someBets, (bets) => {
      const outcomes = numbers.map((number) => settleTable(bets, number))
      expect(outcomes.reduce((sum, { win }) => sum + win, 0)).toBe(36 * outcomes[0]!.stake)
    }),
  )
})

test('a win is the sum of its winning bets, each paid at its odds plus the bet itself', () => {
  fc.assert(
    fc.property(someBets, fc.constantFrom(...numbers), (bets, number) => {
      const outcome = settleTable(bets, number)
      const expected = bets.flatMap(([id, amount]): Bet[] =>
        findSpot(id)!.numbers.includes(number) ? [[id, amount * (payouts[findSpot(id)!.kind] + 1)]] : [],
      )
      expect(outcome.wins).toEqual(expected)
      expect(outcome.win).toBe(expected.reduce((sum, [, win]) => sum + win, 0))
    }),
  )
})

test('bets within the limits are returned in the order of the table, whatever their input order', () => {
  fc.assert(
    fc.property(someBets, fc.gen(), (bets, gen) => {
      const shuffled = gen(fc.shuffledSubarray, bets, { minLength: bets.length, maxLength: bets.length })
      const read = readBets(shuffled, limits)
      expect(read).toEqual(readBets(bets, limits))
      expect(read).toMatchObject({ stake: bets.reduce((sum, [, amount]) => sum + amount, 0) })
    }),
  )
})

test('the largest bet of any kind wins as much as a single number at its limit, and one chip more is refused', () => {
  for (const kind of betKinds) {
    const { id } = spots.find((spot) => spot.kind === kind)!
    const largest = findLargestBet(limits, kind)
    expect(largest * (payouts[kind] + 1)).toBe(limits.largestStraight * 36)
    expect(readBets([[id, largest]], limits)).toEqual({ bets: [[id, largest]], stake: largest })
    expect(readBets([[id, largest + 1000]], limits)).toEqual({ fault: 'largest' })
  }
})

test('the sum of the bets is limited by the table', () => {
  const full: Bet[] = [
    ['red', 9_000_000],
    ['odd', 9_000_000],
  ]
  expect(readBets(full, limits)).toMatchObject({ stake: findLargestTable(limits) })
  expect(readBets([...full, ['17', 1000]], limits)).toEqual({ fault: 'table' })
})

test.each<[string, unknown]>([
  ['shape', null],
  ['shape', []],
  ['shape', {}],
  ['shape', 'red'],
  ['shape', [['red']]],
  ['shape', [['red', 1000, 1]]],
  ['shape', ['red', 1000]],
  ['shape', [{ spot: 'red', amount: 1000 }]],
  ['spot', [['37', 1000]]],
  ['spot', [['-1', 1000]]],
  ['spot', [['00', 1000]]],
  ['spot', [[17, 1000]]],
  ['spot', [['1-5', 1000]]],
  ['spot', [['2-1', 1000]]],
  ['spot', [['constructor', 1000]]],
  ['spot', [['__proto__', 1000]]],
  ['spot', [['red ', 1000]]],
  ['spot', [[null, 1000]]],
  [
    'duplicate',
    [
      ['red', 1000],
      ['17', 1000],
      ['red', 1000],
    ],
  ],
  ['amount', [['red', 0]]],
  ['amount', [['red', -1000]]],
  ['amount', [['red', 1000.5]]],
  ['amount', [['red', '1000']]],
  ['amount', [['red', Number.NaN]]],
  ['amount', [['red', Infinity]]],
  ['amount', [['red', 2 ** 53]]],
  ['amount', [['red', null]]],
  ['amount', [['red', [1000]]]],
  ['smallest', [['red', 1]]],
  ['smallest', [['red', 1500]]],
  ['largest', [['17', 501_000]]],
  ['largest', [['red', Number.MAX_SAFE_INTEGER - 991]]],
])('refuses as %s: %j', (fault, input) => {
  expect(readBets(input, limits)).toEqual({ fault })
})

test('any input that is not a list of bets is refused', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(readBets(input, limits)).toHaveProperty('fault')
    }),
  )
})

test('the same seeds give the same number for any bets, and all numbers occur', () => {
  const seedsOf = (nonce: number) => ({
    serverSeed: '5f3c1b0a9e8d7c6b5a49382716051423f5e4d3c2b1a0918273645546372819f0',
    clientSeed: 'vera',
    nonce,
  })
  const drawn = Array.from(
    { length: 1000 },
    (_, nonce) => replayRound(seedsOf(nonce), [['red', 1000]]).number,
  )
  expect(
    replayRound(seedsOf(7), [
      ['17', 2000],
      ['black', 1000],
    ]).number,
  ).toBe(drawn[7])
  expect([...new Set(drawn)].toSorted((a, b) => a - b)).toEqual(numbers)
})

test('the called sectors partition all numbers, and each of their bets is a spot of the table', () => {
  const coverOf = (call: keyof typeof sectorCalls) =>
    new Set(sectorCalls[call].flatMap(({ spot }) => findSpot(spot)!.numbers))
  const [voisins, tiers, orphelins] = [coverOf('voisins'), coverOf('tiers'), coverOf('orphelins')]
  expect([voisins.size, tiers.size, orphelins.size]).toEqual([17, 12, 8])
  expect([...voisins, ...tiers, ...orphelins].toSorted((a, b) => a - b)).toEqual(numbers)
  expect(
    [sectorCalls.voisins, sectorCalls.tiers, sectorCalls.orphelins].map((call) =>
      call.reduce((sum, { units }) => sum + units, 0),
    ),
  ).toEqual([9, 6, 5])
})

test('a number is called with two neighbours on either side, around zero too', () => {
  expect(callNeighbours(0).map(({ spot }) => spot)).toEqual(['3', '26', '0', '32', '15'])
  expect(() => callNeighbours(37)).toThrow(RangeError)
})
