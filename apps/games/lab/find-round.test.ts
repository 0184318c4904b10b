import { expect, test } from 'vitest'
import type { EngineId } from '@yanta/game-rules/engines'
import { findRound } from './find-round.ts'
import type { Wanted } from './outcomes.ts'

const stake = 2000
const kinds = [
  ['slot', 'medium'],
  ['clusters', 'steep'],
  ['ways', 'tide'],
  ['hold', 'harvest'],
] as const

const search = (engine: EngineId, profile: string, want: Wanted, tries = 4000) =>
  findRound({ engine, profile, stake, want, serverSeed: '5'.repeat(64), from: 0, tries })

test.each(kinds)(
  '%s %s: a round is found without a win, with a big one, and with its feature',
  (engine, profile) => {
    expect(search(engine, profile, 'loss')).toMatchObject({ isFound: true, outcome: { win: 0 } })
    const big = search(engine, profile, 'big')
    expect(big?.isFound).toBe(true)
    expect(big!.outcome.win).toBeGreaterThanOrEqual(25 * stake)
    expect(big!.outcome.win).toBeLessThan(100 * stake)
    const { outcome } = search(engine, profile, 'feature')!
    if (outcome.engine === 'slot' || outcome.engine === 'ways')
      expect(outcome.spins.length).toBeGreaterThan(1)
    else if (outcome.engine === 'hold') expect(outcome.coins.length).toBeGreaterThanOrEqual(6)
    else
      expect(outcome).toMatchObject({
        engine: 'clusters',
        cascades: { length: expect.toSatisfy((n) => n > 5) },
      })
  },
)

test('two scatters are one short of free spins', () => {
  const { outcome } = search('slot', 'medium', 'nearMiss')!
  if (outcome.engine !== 'slot') throw new Error(outcome.engine)
  expect(outcome.spins[0]!.window.flat().filter((symbol) => symbol === 'scatter')).toHaveLength(2)
})

test('where none of the rounds tried is the wanted one, the largest of them is shown and said not to be it', () => {
  const found = search('slot', 'medium', 'epic', 50)!
  const wins = Array.from({ length: 50 }, (_, from) =>
    findRound({
      engine: 'slot',
      profile: 'medium',
      stake,
      want: 'any',
      serverSeed: '5'.repeat(64),
      from,
      tries: 1,
    }),
  ).map((each) => each!.outcome.win)
  expect(found.isFound).toBe(false)
  expect(found.outcome.win).toBe(Math.max(...wins))
})

test('a game whose rounds its player decides has none', () => {
  expect(search('mines', 'exact', 'any')).toBeNull()
})
