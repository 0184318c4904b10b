import type { AchievementRule } from '@yanta/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeProgress, countFact, type CountedFact, type PlayerCounts } from './achievements.rules.ts'
import type { CountedRound } from './count.rules.ts'

const at = '2026-11-25T18:00:00.000Z'
const slotKinds = { engine: 'slot', theme: 'fruit', categories: ['slots', 'newgames'] }
const play = (round: Partial<CountedRound> = {}, game = slotKinds): CountedFact => ({
  type: 'round',
  round: { gameSlug: 'lemons', day: 100, stake: 100, stakeReal: 100, win: 0, rateToRub: '1', ...round },
  game,
  at,
})
const reach = (to: number): CountedFact => ({ type: 'level', to, at })
const pay: CountedFact = { type: 'deposit', at }
const times = (count: number, fact: CountedFact) => Array.from({ length: count }, () => fact)
const won = (gameSlug: string) => play({ gameSlug, win: 101 })
const entryOf = (rule: AchievementRule) => ({
  slug: 'one',
  title: { ru: '', en: '' },
  text: { ru: '', en: '' },
  picture: '',
  rule,
})
const follow = (rule: AchievementRule, facts: readonly CountedFact[], from: PlayerCounts = {}) =>
  facts.reduce((counts, fact) => countFact([entryOf(rule)], counts, fact), from)
const progressOf = (rule: AchievementRule, facts: readonly CountedFact[]) =>
  computeProgress(rule, follow(rule, facts).one)

const roulette = { engine: 'roulette', theme: 'roulette', categories: ['table'] }

test.each<[string, AchievementRule, CountedFact[], number]>([
  ['nothing', { kind: 'rounds', goal: 10 }, [], 0],
  ['a part of the rounds', { kind: 'rounds', goal: 3 }, times(2, play()), 66],
  ['all rounds', { kind: 'rounds', goal: 3 }, times(3, play()), 100],
  ['almost all rounds', { kind: 'rounds', goal: 1000 }, times(999, play()), 99],
  [
    'rounds of another engine',
    { kind: 'rounds', goal: 2, engine: 'roulette' },
    [...times(5, play()), play({}, roulette)],
    50,
  ],
  ['rounds of another theme', { kind: 'rounds', goal: 2, theme: 'gems' }, times(5, play()), 0],
  ['rounds of a category', { kind: 'rounds', goal: 2, category: 'newgames' }, [play()], 50],
  [
    'the best of two days',
    { kind: 'roundsInDay', goal: 10 },
    [...times(4, play({ day: 100 })), ...times(3, play({ day: 101 }))],
    40,
  ],
  [
    'a round of the evening that comes after midnight',
    { kind: 'roundsInDay', goal: 10 },
    [...times(4, play({ day: 100 })), play({ day: 101 }), play({ day: 100 })],
    50,
  ],
  ['one game twice', { kind: 'games', goal: 2 }, [play(), play()], 50],
  ['two games', { kind: 'games', goal: 2 }, [play(), play({ gameSlug: 'plums' })], 100],
  ['a win of the stake', { kind: 'wonGames', goal: 2 }, [play({ win: 100 })], 0],
  ['wins in one game', { kind: 'wonGames', goal: 2 }, [won('lemons'), won('lemons')], 50],
  ['the largest win', { kind: 'multiplier', goal: 100 }, [play({ win: 5599 }), play({ win: 300 })], 55],
  ['a win a hundredth below the goal', { kind: 'multiplier', goal: 100 }, [play({ win: 9999 })], 99],
  ['a win at the goal', { kind: 'multiplier', goal: 100 }, [play({ win: 10_000 })], 100],
  ['a row that broke', { kind: 'winsInARow', goal: 4 }, [won('a'), won('b'), play(), won('c')], 50],
  ['a row over two games', { kind: 'winsInARow', goal: 4 }, [won('a'), won('b'), won('a'), won('b')], 100],
  [
    'stakes in another currency, in parts below a kopeck',
    { kind: 'staked', goal: 1 },
    [...times(2, play({ stakeReal: 1, rateToRub: '33.3' })), play({ stakeReal: 1, rateToRub: '33.4' })],
    100,
  ],
  ['only the real part of a stake', { kind: 'staked', goal: 2 }, [play({ stake: 900 })], 50],
  ['days with a gap', { kind: 'daysInARow', goal: 4 }, [100, 101, 103].map((day) => play({ day })), 50],
  [
    'the day before that comes late',
    { kind: 'daysInARow', goal: 3 },
    [100, 102, 101].map((day) => play({ day })),
    100,
  ],
  [
    'deposits, and no rounds',
    { kind: 'deposits', goal: 4 },
    [...times(3, pay), ...times(9, play()), reach(9)],
    75,
  ],
  ['all deposits', { kind: 'deposits', goal: 3 }, times(3, pay), 100],
  ['rounds, and no deposits', { kind: 'rounds', goal: 4 }, [play(), ...times(9, pay)], 25],
  ['a level', { kind: 'level', goal: 6 }, [reach(2), reach(3), ...times(9, play())], 50],
  ['the level of the goal', { kind: 'level', goal: 6 }, [reach(8)], 100],
])('%s of %j leads to the percentage [3.50]', (_facts, rule, facts, progress) => {
  expect(progressOf(rule, facts)).toBe(progress)
})

test('a completed one stays so, with the moment of its last round, whatever is played or edited later', () => {
  const completed = follow({ kind: 'rounds', goal: 2 }, times(2, play()))
  expect(completed).toEqual({ one: { completedAt: at } })
  expect(follow({ kind: 'rounds', goal: 500 }, [play()], completed)).toBe(completed)
  expect(computeProgress({ kind: 'rounds', goal: 500 }, completed.one)).toBe(100)
})

test('a rule that became another kind begins anew', () => {
  const before = follow({ kind: 'rounds', goal: 10 }, times(5, play()))
  expect(computeProgress({ kind: 'games', goal: 10 }, before.one)).toBe(0)
  expect(follow({ kind: 'games', goal: 10 }, [play()], before).one).toEqual({
    kind: 'games',
    state: ['lemons'],
  })
})

const rules: AchievementRule[] = [
  { kind: 'rounds', goal: 30 },
  { kind: 'roundsInDay', goal: 20 },
  { kind: 'games', goal: 4 },
  { kind: 'wonGames', goal: 4 },
  { kind: 'multiplier', goal: 40 },
  { kind: 'winsInARow', goal: 6 },
  { kind: 'staked', goal: 90 },
  { kind: 'daysInARow', goal: 7 },
  { kind: 'level', goal: 5 },
]
const entries = rules.map((rule) => ({ ...entryOf(rule), slug: rule.kind }))
const facts = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: roundFact() },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 6 }).map(reach) },
  ),
  { maxLength: 60 },
)

function roundFact(): fc.Arbitrary<CountedFact> {
  return fc
    .record({
      gameSlug: fc.constantFrom('lemons', 'plums', 'bells', 'stars', 'gems'),
      day: fc.integer({ min: 100, max: 108 }),
      stake: fc.integer({ min: 1, max: 500 }),
      win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
      rateToRub: fc.constantFrom('1', '0.19', '101.5'),
    })
    .map((round) => play({ ...round, stakeReal: round.stake }))
}
const count = (from: PlayerCounts, list: readonly CountedFact[]) =>
  list.reduce((counts, fact) => countFact(entries, counts, fact), from)
/** As it is stored between two batches. */
const store = (counts: PlayerCounts) => JSON.parse(JSON.stringify(counts)) as PlayerCounts

test('batches split anywhere lead to the same counts, stored in between', () => {
  fc.assert(
    fc.property(facts, fc.array(fc.nat(60)), (all, cuts) => {
      const places = [0, ...cuts.filter((cut) => cut < all.length).toSorted((a, b) => a - b), all.length]
      const split = places.reduce(
        (counts, place, index) => store(count(counts, all.slice(place, places[index + 1] ?? all.length))),
        {},
      )
      expect(split).toEqual(store(count({}, all)))
    }),
  )
})

test('progress never falls, and is 100 exactly when completed [3.50]', () => {
  fc.assert(
    fc.property(facts, (all) => {
      let [counts, before]: [PlayerCounts, number[]] = [{}, rules.map(() => 0)]
      for (const fact of all) {
        counts = countFact(entries, counts, fact)
        const after = rules.map((rule) => computeProgress(rule, counts[rule.kind]))
        expect(after.every((progress, index) => progress >= before[index]!)).toBe(true)
        expect(after.map((progress) => progress === 100)).toEqual(
          rules.map(({ kind }) => 'completedAt' in (counts[kind] ?? {})),
        )
        before = after
      }
    }),
  )
})

test('the order of delivery matters to rows of wins alone', () => {
  const oneDay = facts.map((all) =>
    all.map((fact) =>
      fact.type === 'round' ? { ...fact, round: { ...fact.round, day: 100 + (fact.round.day % 2) } } : fact,
    ),
  )
  const percentages = (list: readonly CountedFact[]) => {
    const counts = count({}, list)
    return rules.map((rule) => (rule.kind === 'winsInARow' ? 0 : computeProgress(rule, counts[rule.kind])))
  }
  fc.assert(
    fc.property(
      oneDay.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(percentages(shuffled)).toEqual(percentages(all))
      },
    ),
  )
})
