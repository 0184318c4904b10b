import { prize, promotion, userPromotionData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { findBalance, findMainPrize, findPrizeState, listAvailable } from './prize-state.ts'

const shells = { id: 'shell', name: 'shells', icon: '/art/shell.svg', url: null }
const cocktails = { id: 'cocktail', name: 'cocktails', icon: '/art/cocktail.svg', url: null }
const exchange = {
  ...promotion,
  template: 'template5' as const,
  currency: shells,
  additionalCurrency: cocktails,
}
const own = { ...userPromotionData, points: 1_000, additionalPoints: 10 }
const player = { isGuest: false, own, level: 3 }

test.each([
  ['a price that points cover', {}, player, { type: 'open' }],
  ['a price just covered', { price: 1_000 }, player, { type: 'open' }],
  ['a price one point above', { price: 1_001 }, player, { type: 'short', missing: 1 }],
  [
    'a price of the second currency',
    { price: 12, currencyId: 'cocktail' },
    player,
    { type: 'short', missing: 2 },
  ],
  ['a higher level', { level: 4 }, player, { type: 'locked', level: 4 }],
  ['the own level', { level: 3 }, player, { type: 'open' }],
  ['none left', { left: 0, level: 9 }, player, { type: 'soldOut' }],
  ['a currency that nobody knows', { currencyId: 'pearl' }, player, { type: 'unavailable' }],
  ['a guest', {}, { isGuest: true, own: null, level: 1 }, { type: 'guest' }],
  ['a player of whom nothing is known', {}, { isGuest: false, own: null, level: 1 }, { type: 'unknown' }],
  ['no price and nothing due', { price: null }, player, { type: 'unavailable' }],
  [
    'no price and due',
    { price: null },
    { isGuest: false, own: { ...own, claimable: ['cash'] }, level: 1 },
    { type: 'claimable' },
  ],
] as const)('a prize with %s [3.26] [8.9]', (_, changes, exchanger, state) => {
  expect(findPrizeState(exchange, { ...prize, ...changes }, exchanger as never)).toEqual(state)
})

test.each([
  ['future', 'soon'],
  ['past', 'over'],
] as const)('nothing is exchanged in a %s promotion', (status, type) => {
  expect(findPrizeState({ ...exchange, status }, prize, player)).toEqual({ type })
})

test('available prizes are those that points can bring, short ones included', () => {
  const prizes = [
    { ...prize, id: 'open' },
    { ...prize, id: 'short', price: 9_999 },
    { ...prize, id: 'gone', left: 0 },
    { ...prize, id: 'high', level: 9 },
    { ...prize, id: 'strange', currencyId: 'pearl' },
    { ...prize, id: 'drawn', price: null, places: { from: 1, to: 1 } },
  ]
  expect(listAvailable({ ...exchange, prizes }, player).map(({ id }) => id)).toEqual(['open', 'short'])
})

test('the main prize is the last one that has a price [3.26]', () => {
  const last = { ...prize, id: 'main', price: 25_000 }
  expect(findMainPrize({ ...exchange, prizes: [prize, last] })?.id).toBe('main')
  expect(findMainPrize({ ...exchange, prizes: [prize, { ...last, currencyId: 'pearl' }] })).toBeNull()
  expect(findMainPrize({ ...exchange, prizes: [] })).toBeNull()
})

test('each currency has a balance of its own, and a guest has none [3.27]', () => {
  expect([findBalance(exchange, 'shell', own), findBalance(exchange, 'cocktail', own)]).toEqual([1_000, 10])
  expect(findBalance(exchange, 'shell', null)).toBe(0)
})
