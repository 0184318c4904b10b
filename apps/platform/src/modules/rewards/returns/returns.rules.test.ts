import { contentFolder, loadContent } from '@yanta/content'
import { describeGame, engineIds, listProfiles } from '@yanta/game-rules/engines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWeeks } from '../../../plugins/calendar.ts'
import { computeReturns, findClaimEnd, winbackPercent, type ReturnTerms } from './returns.rules.ts'

const cap = { RUB: 500_000, EUR: 5_000, USD: 5_000, UAH: 250_000, KZT: 3_000_000, CAD: 8_500 }
const terms: ReturnTerms = {
  roundsNeeded: 200,
  cashback: { mostOfStakes: 2, cap },
  winback: { mostOfStakes: 1, percent: 5, higherPercent: { percent: 7, level: 5 } },
}
const newcomer = { level: 1, cashback: 3, currency: 'RUB' } as const

/** Stakes and wins in hundredths of kopecks: 10,000 are a rouble. */
const weeks = [
  ['a usual loss', { stakes: 10_000_000, wins: 9_600_000, rounds: 200 }, newcomer, 120, 200],
  [
    'a loss on level 5',
    { stakes: 10_000_000, wins: 9_600_000, rounds: 200 },
    { ...newcomer, level: 5 },
    120,
    280,
  ],
  ['one round too few', { stakes: 10_000_000, wins: 9_600_000, rounds: 199 }, newcomer, 0, 0],
  ['a gain', { stakes: 10_000_000, wins: 10_000_001, rounds: 300 }, newcomer, 0, 0],
  ['neither loss nor gain', { stakes: 10_000_000, wins: 10_000_000, rounds: 300 }, newcomer, 0, 0],
  ['all lost: part of the stakes', { stakes: 10_000_000, wins: 0, rounds: 200 }, newcomer, 2_000, 1_000],
  ['a loss beyond the cap', { stakes: 10_000_000_000, wins: 0, rounds: 200 }, newcomer, 500_000, 1_000_000],
  ['parts of a kopeck are dropped', { stakes: 9_999, wins: 6_700, rounds: 200 }, newcomer, 0, 0],
] as const
test.each(weeks)('%s gives its cashback and winback', (_, play, player, cashback, winback) => {
  expect(computeReturns(play, player, terms)).toEqual({ cashback, winback })
})

test('from level 5 winback is 7 percent, before it 5', () => {
  expect([4, 5, 6].map((level) => winbackPercent(level, terms))).toEqual([5, 7, 7])
})

const { levels, settings } = loadContent(contentFolder)
const { returns } = settings.rewards
const profiles = engineIds.flatMap((engine) =>
  listProfiles(engine).map((profile) => [engine, profile] as const),
)
test.each(profiles)(
  'cashback and winback together stay below what the house keeps in %s %s, also of few large stakes, whatever their outcome',
  (engine, profile) => {
    // In hundredths of a percent.
    const edge = 10_000 - describeGame(engine, profile).rtp
    const contribution = settings.wagerContribution[engine] ?? 0
    const large = fc.integer({ min: 1, max: 100_000_000_000 })
    const outcome = fc.constantFrom(0, 0.3, 0.9, 1)
    fc.assert(
      fc.property(large, outcome, fc.constantFrom(...levels.keys()), (stake, paid, place) => {
        const stakes = stake * contribution
        const play = { stakes, wins: Math.floor(stakes * paid), rounds: returns.roundsNeeded }
        const player = {
          level: place + 1,
          cashback: levels[place]!.cashback,
          currency: 'RUB',
        } as const
        const { cashback, winback } = computeReturns(play, player, returns)
        expect(BigInt(cashback + winback) * 10_000n).toBeLessThanOrEqual(BigInt(stake) * BigInt(edge))
      }),
    )
  },
)

const { startOfDay } = createWeeks('Europe/Moscow')
const monday = new Date('2026-11-22T21:00:00Z')
test.each([
  ['on time', '2026-11-22T21:01:00Z', '2026-11-25T20:59:59.000Z'],
  ['on Tuesday evening', '2026-11-24T20:59:00Z', '2026-11-25T20:59:59.000Z'],
  ['on Wednesday morning', '2026-11-25T06:00:00Z', '2026-12-02T20:59:59.000Z'],
  ['two weeks late', '2026-12-08T06:00:00Z', '2026-12-09T20:59:59.000Z'],
])('winback given %s is claimed until Wednesday 23:59', (_, now, until) => {
  expect(findClaimEnd(monday, new Date(now), startOfDay).toISOString()).toBe(until)
})
