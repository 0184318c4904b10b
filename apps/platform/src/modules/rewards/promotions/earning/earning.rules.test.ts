import type { Currency } from '@yanta/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDates } from '../../../../plugins/calendar.ts'
import { earn, isEarning, readRungs, type EarningFact, type EarningState } from './earning.rules.ts'

const of = (rub: number) => ({
  RUB: rub,
  EUR: rub / 100,
  USD: rub / 50,
  UAH: rub,
  KZT: rub * 5,
  CAD: rub / 40,
})
const rungs = [
  { amount: of(100_000), points: 10 },
  { amount: of(500_000), points: 60 },
]
const terms = {
  points: { bets: of(10_000), deposits: of(50_000), depositDays: rungs, achievement: 3 },
}
const { dateOf } = createDates('Europe/Moscow')
const nothing: EarningState = { betsRemainder: 0, depositsRemainder: 0, days: new Map() }
const noon = new Date('2026-11-20T09:00:00Z')

const bet = (amount: number, currency: Currency = 'RUB', at = noon): EarningFact => ({
  kind: 'bets',
  userId: 1,
  amount,
  currency,
  at,
})
const deposit = (amount: number, id: string, at = noon): EarningFact => ({
  kind: 'deposits',
  userId: 1,
  id,
  amount,
  currency: 'RUB',
  at,
})
const achievement = (slug: string): EarningFact => ({ kind: 'achievements', userId: 1, slug, at: noon })
const sumOf = (points: readonly { amount: number }[]) => points.reduce((sum, { amount }) => sum + amount, 0)
const earnAll = (facts: readonly EarningFact[], before = nothing) => earn(terms, before, facts, dateOf)

const bets: [string, EarningFact[], number, number][] = [
  ['less than the price', [bet(9_999)], 0, 9_999],
  ['exactly the price', [bet(10_000)], 1, 0],
  ['many small ones', [bet(3_000), bet(3_000), bet(3_000), bet(3_000)], 1, 2_000],
  ['one large one', [bet(12_345_678)], 1_234, 5_678],
  ['another currency by its own price', [bet(350, 'EUR')], 3, 50],
]

test.each(bets)(
  'bets of real money earn by the price of their currency: %s [3.20]',
  (_case, facts, points, left) => {
    const { state, points: earned } = earnAll(facts)
    expect([sumOf(earned), state.betsRemainder]).toEqual([points, left])
  },
)

test('deposits earn by their price and by the best rung of the day, without counting a rung twice [7.43]', () => {
  const { state, points } = earnAll([deposit(60_000, 'a'), deposit(60_000, 'b'), deposit(400_000, 'c')])
  expect(points).toEqual([
    { kind: 'deposits', key: 'a', amount: 1, at: noon },
    // The day has 1,200 roubles: the first rung.
    { kind: 'deposits', key: 'b', amount: 1 + 10, at: noon },
    // And 5,200: the second instead.
    { kind: 'deposits', key: 'c', amount: 8 + 50, at: noon },
  ])
  expect(state).toEqual({
    betsRemainder: 0,
    depositsRemainder: 20_000,
    days: new Map([['2026-11-20', 520_000]]),
  })
})

test("a day of deposits ends at midnight in the site's zone [7.43]", () => {
  const [before, after] = [new Date('2026-11-20T20:59:59.999Z'), new Date('2026-11-20T21:00:00Z')]
  const { state, points } = earnAll([deposit(99_999, 'a', before), deposit(99_999, 'b', after)])
  expect([...state.days]).toEqual([
    ['2026-11-20', 99_999],
    ['2026-11-21', 99_999],
  ])
  expect(sumOf(points)).toBe(3)
  expect(readRungs(rungs, 'RUB', 99_999)).toBe(0)
  expect(readRungs(rungs, 'RUB', 100_000)).toBe(10)
  expect(readRungs(rungs, 'EUR', 5_000)).toBe(60)
})

test('each achievement earns what content says [9.29]', () => {
  expect(earnAll([achievement('sail'), achievement('dive')]).points).toEqual([
    { kind: 'achievements', key: 'sail', amount: 3, at: noon },
    { kind: 'achievements', key: 'dive', amount: 3, at: noon },
  ])
})

test.each([
  ['a promotion without points', { points: undefined }, bet(10_000)],
  ['no price for bets', { points: { depositDays: [], achievement: 1 } }, bet(10_000)],
  ['bonus money alone', terms, bet(0)],
  ['an unknown currency', terms, bet(10_000, 'XXX' as Currency)],
  ['no price for deposits', { points: { depositDays: [], bets: of(1) } }, deposit(10_000, 'a')],
  ['no price for achievements', { points: { depositDays: rungs } }, achievement('sail')],
])('nothing is earned and nobody joins by %s', (_case, rules, fact) => {
  expect(isEarning(rules, fact)).toBe(false)
})

test('what is too little for a point can earn, so that it makes a member [3.22]', () => {
  expect([bet(1), deposit(1, 'a'), achievement('sail')].map((fact) => isEarning(terms, fact))).toEqual([
    true,
    true,
    true,
  ])
})

const anyFact: fc.Arbitrary<EarningFact> = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }).map((amount) => bet(amount)),
  fc
    .tuple(fc.integer({ min: 1, max: 700_000 }), fc.integer({ min: 0, max: 72 }))
    .map(([amount, hours]) =>
      deposit(amount, `${amount} ${hours}`, new Date(noon.getTime() + hours * 3_600_000)),
    ),
  fc.constantFrom('sail', 'dive', 'fly').map(achievement),
)

test('the same facts earn the same, however they are batched: nothing is lost, nothing counts twice [3.27]', () => {
  fc.assert(
    fc.property(
      fc.array(anyFact, { maxLength: 40 }),
      fc.array(fc.nat(6), { maxLength: 40 }),
      (facts, sizes) => {
        const whole = earnAll(facts)
        let state = nothing
        let from = 0
        const points = []
        for (const size of [...sizes, facts.length]) {
          const earned = earnAll(facts.slice(from, from + size), state)
          from += size
          state = earned.state
          points.push(...earned.points)
        }
        expect({ state, points }).toEqual(whole)
      },
    ),
  )
})

test('points and what is left over are all that was staked', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 60 }), (amounts) => {
      const { state, points } = earnAll(amounts.map((amount) => bet(amount)))
      expect(sumOf(points) * 10_000 + state.betsRemainder).toBe(
        amounts.reduce((sum, amount) => sum + amount, 0),
      )
    }),
  )
})
