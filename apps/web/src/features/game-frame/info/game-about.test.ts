import { game } from '@yanta/contract/fixtures'
import { expect, it } from 'vitest'
import { describeWager, findEngineName, findStakeLimit, listRules } from './game-about.ts'

it("shows stake limits in the player's currency, and to a guest in roubles", () => {
  expect(findStakeLimit(game, 'EUR')).toEqual({ currency: 'EUR', min: 20, max: 5_000 })
  expect(findStakeLimit(game, undefined)).toEqual({ currency: 'RUB', min: 1_000, max: 500_000 })
  expect(findStakeLimit(game, 'KZT')).toBeNull()
})

it("lists the rules of the engine first and then those of the game's features", () => {
  expect(listRules({ engine: 'slot', features: ['wilds', 'free_spins'] })).toEqual([
    'game_frame.rules.slot',
    'game_frame.rules.wilds',
    'game_frame.rules.free_spins',
  ])
  expect(listRules({ engine: 'clusters', features: ['multipliers'] })).toEqual([
    'game_frame.rules.clusters',
    'game_frame.rules.clusters.cascades',
  ])
  expect(listRules({ engine: 'hold', features: ['wilds'] })).toEqual([
    'game_frame.rules.hold',
    'game_frame.rules.hold.coins',
    'game_frame.rules.hold.pots',
  ])
  expect(listRules({ engine: 'ways', features: ['free_spins', 'wilds', 'multipliers'] })).toEqual([
    'game_frame.rules.ways',
    'game_frame.rules.ways.free',
  ])
  expect(listRules({ engine: 'mines', features: ['steps'] })[0]).toBe('game_frame.rules.mines')
  expect(listRules({ engine: null, features: [] })).toEqual([])
})

it('an engine without words on the site has no name and only the rules of its features', () => {
  expect(findEngineName({ engine: 'mines' })).toBe('game_frame.engine.mines')
  expect(findEngineName({ engine: 'lucky-dice' })).toBeNull()
  expect(listRules({ engine: 'lucky-dice', features: ['wilds'] })).toEqual(['game_frame.rules.wilds'])
})

const wagers = [
  ['real', true, 100, 'game_frame.wager.counts', null],
  ['real', true, 10, 'game_frame.wager.counts', null],
  ['real', true, 0, 'game_frame.wager.counts_not', 'game_frame.wager.counts_not.short'],
  ['real', false, 0, 'game_frame.wager.closed', 'game_frame.wager.closed.short'],
  ['demo', false, 0, 'game_frame.wager.demo', null],
] as const
it.each(wagers)('%s, %s, %i %%: %s [6.8], [8.18]', (mode, isTaken, percent, key, warning) => {
  const game_ = { allow_bonus_balance: isTaken, wager_contribution: percent }
  expect(describeWager(game_, mode)).toEqual({ key, warning })
})
