import { expect, it } from 'vitest'
import {
  describeGame,
  findStakeLimits,
  hasProfile,
  isSlotEngine,
  listPlayedProfiles,
  slotEngines,
} from './index.ts'

const table = { stakes: [1_000, 2_000, 500_000], table: { chips: [1_000, 5_000], largestStraight: 500_000 } }

it('a slot and mines accept the stakes of the currency, a roulette from its smallest chip to a full table', () => {
  expect(findStakeLimits('slot', table)).toEqual({ min: 1_000, max: 500_000 })
  expect(findStakeLimits('mines', table)).toEqual({ min: 1_000, max: 500_000 })
  expect(findStakeLimits('roulette', table)).toEqual({ min: 1_000, max: 18_000_000 })
})

it.each([
  ['slot', 'low', 509],
  ['slot', 'medium', 946],
  ['slot', 'high', 4791],
  ['slot', 'doors', 1866],
  ['slot', 'gates', 7607],
  ['clusters', 'calm', 1000],
  ['clusters', 'rising', 2500],
  ['clusters', 'steep', 5000],
  ['clusters', 'patient', 5000],
  ['ways', 'brook', 2500],
  ['ways', 'tide', 5000],
  ['ways', 'swell', 15000],
  ['ways', 'storm', 20000],
  ['hold', 'stream', 1772],
  ['hold', 'harvest', 4009],
  ['hold', 'vault', 9505],
  ['hold', 'summit', 8017],
  ['mines', 'exact', 9007],
  ['roulette', 'european', 36],
] as const)('%s %s publishes the largest win of one spin or a round of steps', (engine, profile, maxWin) => {
  expect(describeGame(engine, profile).maxWin).toBe(maxWin)
})

it('a former profile has rounds to verify, and no games', () => {
  expect(listPlayedProfiles('mines')).toEqual(['classic', 'exact'])
  expect(hasProfile('mines', 'classic')).toBe(false)
  expect(() => describeGame('mines', 'classic')).toThrow(RangeError)
})

it('reels of any kind, cascading grids and held coins are slots; a table, mines and an unknown engine are none', () => {
  expect(slotEngines).toEqual(['slot', 'clusters', 'ways', 'hold'])
  expect(
    ['slot', 'clusters', 'ways', 'hold', 'roulette', 'mines', 'lucky-dice', null].map(isSlotEngine),
  ).toEqual([true, true, true, true, false, false, false, false])
})
