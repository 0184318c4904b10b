import { describe, expect, test } from 'vitest'
import type { PromotionTerms } from '../promotion-terms.ts'
import { findObstacle, listTakeable, type TakerFacts } from './exchange.rules.ts'

const prize = (fields: object) => ({
  id: 'spins',
  gifts: ['ten-spins'],
  count: 1,
  unit: 'points' as const,
  level: 1,
  isNew: false,
  isPool: false,
  ...fields,
})
const terms: PromotionTerms = {
  template: 'template5',
  pointsPerTicket: 1,
  joinButton: false,
  highFives: false,
  drawAfterMinutes: 5,
  prizes: [
    prize({ id: 'spins', price: 900, stock: 3, level: 2 }),
    prize({ id: 'cash', price: 20, unit: 'additional' }),
    prize({ id: 'drawn' }),
    prize({ id: 'shown', price: 5, gifts: [] }),
  ],
  flasks: {
    achievements: { goal: 2_500, gift: 'flask-one' },
    deposits: { goal: 7_000, gift: 'flask-two' },
    bets: { goal: 2_500, gift: 'flask-three' },
  },
}
const birthday: PromotionTerms = {
  ...terms,
  prizes: [prize({ id: 'cake' }), prize({ id: 'candle', level: 4 })],
  flasks: undefined,
  birthday: { before: 3, after: 7, level: 3 },
}
const member = { points: 0, additional: 0, flaskAchievements: 0, flaskDeposits: 0, flaskBets: 0 }
const facts: TakerFacts = {
  member,
  level: 5,
  birthday: '1990-05-17',
  today: '2026-05-20',
  taken: new Set(),
  birthdayTakenOn: null,
}
const find = (from: PromotionTerms, id: string) => listTakeable(from).find((each) => each.id === id)!

test('players take what has a price and gifts, and the gifts of flasks and birthdays; drawn ones they do not [4.37]', () => {
  const ids = (from: PromotionTerms) => listTakeable(from).map(({ id }) => id)
  expect(ids(terms)).toEqual(['spins', 'cash', 'flask-achievements', 'flask-deposits', 'flask-bets'])
  expect(ids(birthday)).toEqual(['cake', 'candle'])
})

describe('a prize with a price', () => {
  test.each([
    ['enough points', 'spins', { member: { ...member, points: 900 } }, null],
    [
      'a point too few',
      'spins',
      { member: { ...member, points: 899 } },
      { code: 'insufficient_funds', missing: 1 },
    ],
    [
      'points of the other currency',
      'cash',
      { member: { ...member, points: 900 } },
      { code: 'insufficient_funds', missing: 20 },
    ],
    ['enough of the second currency', 'cash', { member: { ...member, additional: 20 } }, null],
    [
      'a level too low',
      'spins',
      { level: 1, member: { ...member, points: 900 } },
      { code: 'product_level_required' },
    ],
    ['no membership', 'spins', { member: null }, { code: 'user_not_participate' }],
  ] as const)('with %s [7.42]', (_, id, given, expected) => {
    expect(findObstacle(find(terms, id), terms, { ...facts, ...given })).toEqual(expected)
  })
})

describe('the gift of a flask', () => {
  const full = { ...member, flaskBets: 2_500 }
  test.each([
    ['which is full', 'flask-bets', { member: full }, null],
    [
      'which lacks an element',
      'flask-bets',
      { member: { ...full, flaskBets: 2_499 } },
      { code: 'cannot_buy_prize' },
    ],
    ['while another one is full', 'flask-deposits', { member: full }, { code: 'cannot_buy_prize' }],
    [
      'taken this season',
      'flask-bets',
      { member: full, taken: new Set(['flask-bets']) },
      { code: 'cannot_buy_prize' },
    ],
    ['after that of another', 'flask-bets', { member: full, taken: new Set(['flask-deposits']) }, null],
    ['without membership', 'flask-bets', { member: null }, { code: 'user_not_participate' }],
  ] as const)('%s [9.29]', (_, id, given, expected) => {
    expect(findObstacle(find(terms, id), terms, { ...facts, ...given })).toEqual(expected)
  })
})

describe('the gift of a birthday', () => {
  test.each([
    ['within its days', 'cake', {}, null],
    ['before one takes part', 'cake', { member: null }, null],
    ['a day late', 'cake', { today: '2026-05-25' }, { code: 'cannot_buy_prize' }],
    ['taken some days ago', 'cake', { birthdayTakenOn: '2026-05-18' }, { code: 'cannot_buy_prize' }],
    ['taken last year', 'cake', { birthdayTakenOn: '2025-05-18' }, null],
    ['without a birthday in the profile', 'cake', { birthday: null }, { code: 'cannot_buy_prize' }],
    ['below the level of the promotion', 'cake', { level: 2 }, { code: 'product_level_required' }],
    ['below the level of the gift', 'candle', { level: 3 }, { code: 'product_level_required' }],
  ] as const)('%s [4.37]', (_, id, given, expected) => {
    expect(findObstacle(find(birthday, id), birthday, { ...facts, ...given })).toEqual(expected)
  })
})
