import { expect, it } from 'vitest'
import { describeGame, engineIds, engineProfiles, findStakeLimits } from './index.ts'

const table = { stakes: [1_000, 2_000, 500_000], table: { chips: [1_000, 5_000], largestStraight: 500_000 } }

it('a slot and mines take the stakes of the currency, a roulette from its smallest chip to a full table', () => {
  expect(findStakeLimits('slot', table)).toEqual({ min: 1_000, max: 500_000 })
  expect(findStakeLimits('mines', table)).toEqual({ min: 1_000, max: 500_000 })
  expect(findStakeLimits('roulette', table)).toEqual({ min: 1_000, max: 18_000_000 })
})

it('every profile says the most that its round pays', () => {
  for (const engine of engineIds)
    for (const profile of engineProfiles[engine])
      expect(describeGame(engine, profile).maxWin).toBeGreaterThan(1)
  expect(describeGame('roulette', 'european').maxWin).toBe(36)
})
