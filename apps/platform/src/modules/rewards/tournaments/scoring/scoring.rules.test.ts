import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { millionths } from '../../../../plugins/currency-rate.ts'
import { plainTerms } from '../testing/contests.ts'
import type { TournamentTerms } from '../tournament-terms.ts'
import {
  addRound,
  fits,
  mostEarned,
  scoreRound,
  type MemberScore,
  type ScoredRound,
} from './scoring.rules.ts'

const mechanics = ['bets', 'wins', 'multipliers', 'highest'] as const
const joined = new Date('2026-11-01T00:00:00Z')
const none: MemberScore = { earned: 0, scoreRemainder: 0, scoredAt: joined, tie: 7 }

const round = (given: Partial<ScoredRound> = {}): ScoredRound => ({
  id: 1,
  userId: 7,
  gameSlug: 'neon-drive',
  stake: 10_000,
  stakeReal: 10_000,
  winReal: 25_000,
  currency: 'RUB',
  rateToRub: '1',
  startedAt: new Date('2026-11-20T12:00:00Z'),
  settledAt: new Date('2026-11-20T12:00:00Z'),
  ...given,
})

test.each([
  ['bets', { stakeReal: 10_000 }, 1_000_000],
  ['bets', { stakeReal: 1, rateToRub: '0.15' }, 15],
  ['bets', { stakeReal: 100, rateToRub: '95.2' }, 952_000],
  ['bets', { stakeReal: 0 }, 0],
  ['wins', { winReal: 25_000 }, 2_500_000],
  ['wins', { winReal: 0 }, 0],
  ['wins', { stakeReal: 0, winReal: 500 }, 0],
  ['multipliers', { stakeReal: 10_000, winReal: 25_000 }, 25_000],
  ['multipliers', { stakeReal: 30_000, winReal: 10_000 }, 3_333],
  ['multipliers', { stakeReal: 30_000, winReal: 1 }, 0],
  ['multipliers', { winReal: 0 }, 0],
  ['highest', { stakeReal: 7, winReal: 50 }, 71_428],
  ['highest', { stakeReal: 0, winReal: 50 }, 0],
] as [TournamentTerms['mechanic'], Partial<ScoredRound>, number][])(
  'by %s, %o is a score of %i ten-thousandths [3.39] [9.26]',
  (mechanic, given, units) => {
    expect(scoreRound(mechanic, round(given))).toBe(BigInt(units) * millionths)
  },
)

test('what is too small for a ten-thousandth is kept for the next round [9.26]', () => {
  const small = { stakeReal: 1, rateToRub: '0.001511' }
  const first = addRound('bets', none, round(small))
  expect(first).toMatchObject({ earned: 0, scoreRemainder: 151_100 })
  const all = Array.from({ length: 9 }, (_, index) => round({ ...small, id: index }))
  const sum = all.reduce((score, each) => addRound('bets', score, each), first)
  expect(sum).toMatchObject({ earned: 1, scoreRemainder: 511_000 })
})

test.each(['bets', 'wins', 'multipliers', 'highest'] as const)(
  'the largest rounds by %s leave a score that a number holds, and whoever is above is overtaken by one more [3.38-3.39] [9.26]',
  (mechanic) => {
    const large = { winReal: 1_000_000_000_000, rateToRub: '95.2' }
    const stakeReal = mechanic === 'bets' ? 1_000_000_000_000 : 1
    const rounds = Array.from({ length: 9 }, (_, id) => round({ ...large, stakeReal, id: id + 1 }))
    const { earned, scoreRemainder } = rounds.reduce((sum, each) => addRound(mechanic, sum, each), none)
    expect(earned).toBe(mostEarned)
    expect(scoreRemainder).toBe(0)
    expect(Number.isSafeInteger(earned + 1)).toBe(true)
  },
)

/** Few values, so that scores and times are often the same. */
const anyRounds = fc
  .array(
    fc.record({
      stakeReal: fc.integer({ min: 0, max: 3 }),
      winReal: fc.integer({ min: 0, max: 4 }),
      rateToRub: fc.constantFrom('1', '0.15', '95.2', '0.000001'),
      at: fc.nat(3),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ at, ...amounts }, id) =>
      round({ ...amounts, id: id + 1, settledAt: new Date(joined.getTime() + at * 1_000) }),
    ),
  )

describe.each(mechanics)('by %s', (mechanic) => {
  const score = (rounds: readonly ScoredRound[]) =>
    rounds.reduce((sum, each) => addRound(mechanic, sum, each), none)
  const order = (one: ScoredRound, other: ScoredRound) =>
    one.settledAt.getTime() - other.settledAt.getTime() || one.id - other.id

  test('the score is the same in whatever order rounds are read [9.26]', () => {
    fc.assert(
      fc.property(
        anyRounds.chain((rounds) =>
          fc.tuple(fc.constant(rounds), fc.shuffledSubarray(rounds, { minLength: rounds.length })),
        ),
        ([rounds, shuffled]) => {
          expect(score(shuffled)).toEqual(score(rounds))
        },
      ),
    )
  })

  test('it is their sum or the best of them, as of the round that brought it [3.39]', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        const scoring = rounds.filter((each) => scoreRound(mechanic, each) > 0n).toSorted(order)
        const gains = scoring.map((each) => scoreRound(mechanic, each))
        const best = gains.reduce((most, gain) => (gain > most ? gain : most), 0n)
        const total = mechanic === 'highest' ? best : gains.reduce((sum, gain) => sum + gain, 0n)
        const bringing = mechanic === 'highest' ? scoring[gains.indexOf(best)] : scoring.at(-1)
        expect(score(rounds)).toEqual({
          earned: Number(total / millionths),
          scoreRemainder: Number(total % millionths),
          scoredAt: bringing?.settledAt ?? none.scoredAt,
          tie: bringing?.id ?? none.tie,
        })
      }),
    )
  })
})

const at = (seconds: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + seconds * 1_000)
const contest = (stakes: TournamentTerms['stakes'] = {}) => ({
  startsAt: at(0),
  endsAt: at(3_600),
  terms: { ...plainTerms, stakes },
})
const amounts = (rub: number, eur: number) => ({ RUB: rub, EUR: eur, USD: 1, UAH: 1, KZT: 1, CAD: 1 })

test.each([
  ['begun with it', [0, 0], true],
  ['begun just before it', [-0.001, 1], false],
  ['begun at its last moment', [3_599.999, 3_600], true],
  ['begun at its end', [3_600, 3_601], false],
  ['settled 60 seconds after its end', [3_599, 3_660], true],
  ['settled later', [3_599, 3_660.001], false],
] as [string, [number, number], boolean][])(
  'a round %s counts or not [9.26]',
  (_, [startedAt, settledAt], counts) => {
    expect(fits(contest(), round({ startedAt: at(startedAt), settledAt: at(settledAt) }))).toBe(counts)
  },
)

test.each([
  ['the least stake', { stake: 2_000 }, true],
  ['less', { stake: 1_999 }, false],
  ['the most', { stake: 5_000 }, true],
  ['more', { stake: 5_001 }, false],
  ['the least in euros', { stake: 25, currency: 'EUR' }, true],
  ['more in euros', { stake: 51, currency: 'EUR' }, false],
  ['enough with bonus money, of which a part is real', { stake: 2_000, stakeReal: 1 }, true],
  ['enough in bonus money alone', { stake: 2_000, stakeReal: 0 }, false],
] as [string, Partial<ScoredRound>, boolean][])(
  'the bet restriction is for the whole stake, by currency: %s [3.39]',
  (_, given, counts) => {
    const stakes = { min: amounts(2_000, 25), max: amounts(5_000, 50) }
    expect(fits(contest(stakes), round(given))).toBe(counts)
  },
)
