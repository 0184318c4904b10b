import type { Gift, GiftTerms } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import {
  countWaiting,
  emptyGiftMap,
  findDepositProgress,
  findGiftAction,
  findNextExpiry,
  findSegment,
  isLive,
  isLongTerm,
  putGifts,
  replaceGifts,
} from './gift-map.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const bonus = { wagerTimes: 20, days: 7, capTimes: 5, maxStake: 50_000 }
const spins = (left: number): GiftTerms => ({
  type: 'giftspin',
  game: { slug: 'red-oni', name: 'Red Oni', preview: '/art/red-oni.webp' },
  stake: 2_000,
  total: 30,
  left,
  won: 0,
  bonus,
})
const cash: Gift = { ...gift, type: 'cash', terms: { type: 'cash', amount: 50_000 } }
const free = { ...gift.restrictions, depositLimits: [] }

test('loading replaces the map: gifts no longer returned are gone, and the loaded flag is set [4.39]', () => {
  const before = replaceGifts([gift, { ...gift, id: '32' }])
  expect([emptyGiftMap.isLoaded, before.isLoaded]).toEqual([false, true])
  expect([...replaceGifts([{ ...gift, id: '32' }]).gifts.keys()]).toEqual(['32'])
})

test('gifts of reason compoints are left out of the map, loaded or answered [4.40]', () => {
  const bought = { ...gift, id: '40', reason: 'compoints' as const }
  expect([...replaceGifts([bought, gift]).gifts.keys()]).toEqual(['31'])
  expect([...putGifts(replaceGifts([gift]), [bought]).gifts.keys()]).toEqual(['31'])
})

test('an answered gift takes its own place, a new one the first', () => {
  const map = putGifts(replaceGifts([gift, { ...gift, id: '32' }]), [
    { ...gift, id: '32', state: 'activated' },
    { ...gift, id: '50' },
  ])
  expect([...map.gifts.values()].map(({ id, state }) => `${id} ${state}`)).toEqual([
    '50 received',
    '31 received',
    '32 activated',
  ])
})

test.each([
  ['2026-11-21T12:00:00.001Z', true],
  ['2026-11-21T12:00:00.000Z', false],
  ['2026-11-20T12:00:00.000Z', false],
  [null, true],
])('a gift that ends at %s is live at noon of the 21st: %s [4.42]', (expiredAt, expected) => {
  expect(isLive({ expiredAt }, now)).toBe(expected)
})

test.each([
  ['compoint', false],
  ['xp', false],
  ['custom', false],
  ['cash', false],
  ['deposit_bonus', false],
  ['bonus_offer', false],
  ['cashback', true],
  ['giftspin', true],
  ['feature', true],
  ['group', true],
  ['nondeposit', true],
] as const)('a %s gift is long-term: %s [3.46]', (type, expected) => {
  expect(isLongTerm(type)).toBe(expected)
})

test.each([
  ['received', '2026-11-22T00:00:00.000Z', 'available'],
  ['activated', '2026-11-22T00:00:00.000Z', 'active'],
  ['used', '2026-11-22T00:00:00.000Z', 'history'],
  ['expired', '2026-11-22T00:00:00.000Z', 'history'],
  ['received', '2026-11-21T00:00:00.000Z', 'history'],
  ['activated', '2026-11-21T00:00:00.000Z', 'history'],
] as const)('a gift %s until %s is listed as %s', (state, expiredAt, segment) => {
  expect(findSegment({ ...gift, state, expiredAt }, now)).toBe(segment)
})

test('the waiting ones are received and live; the next end is the earliest to come', () => {
  const gifts = [
    gift,
    { ...gift, expiredAt: '2026-11-21T12:00:30.000Z' },
    { ...gift, expiredAt: '2026-11-21T11:00:00.000Z' },
    { ...gift, state: 'used' as const, expiredAt: '2026-11-21T12:00:10.000Z' },
    { ...gift, state: 'activated' as const, expiredAt: null },
  ]
  expect(countWaiting(gifts, now)).toBe(2)
  expect(findNextExpiry(gifts, now)).toBe(Date.parse('2026-11-21T12:00:30.000Z'))
  expect(findNextExpiry([], now)).toBeNull()
})

test('the deposits a gift asks for are those of its currency, and none once they are reached [4.43]', () => {
  const half = { ...gift, restrictionsState: { depositProgress: 500_000 } }
  expect(findDepositProgress(half, 'RUB')).toEqual({ done: 500_000, limit: 2_000_000 })
  expect(findDepositProgress(half, 'EUR')).toBeNull()
  expect(
    findDepositProgress({ ...gift, restrictionsState: { depositProgress: 2_000_000 } }, 'RUB'),
  ).toBeNull()
})

const actions: [string, Gift, string | null][] = [
  ['cash', { ...cash, restrictions: free }, 'take'],
  ['cash after a deposit', cash, 'deposit'],
  ['a deposit bonus', gift, 'cashbox'],
  ['a deposit bonus that waits for its deposit', { ...gift, state: 'activated' }, 'cashbox'],
  ['giftspins', { ...gift, type: 'giftspin', terms: spins(30), restrictions: free }, 'activate'],
  ['active giftspins', { ...gift, type: 'giftspin', terms: spins(12), state: 'activated' }, 'spins'],
  ['giftspins all played', { ...gift, type: 'giftspin', terms: spins(0), state: 'activated' }, null],
  ['used cash', { ...cash, state: 'used' }, null],
  ['cash after its end', { ...cash, restrictions: free, expiredAt: '2026-11-21T11:00:00.000Z' }, null],
  [
    'a group',
    { ...cash, restrictions: free, type: 'group', terms: { type: 'group', options: [] } },
    'choose',
  ],
  [
    'a prize to draw',
    { ...cash, restrictions: free, type: 'nondeposit', terms: { type: 'nondeposit', prizes: [] } },
    'open',
  ],
]
test.each(actions)('what can be done with %s', (_name, one, action) => {
  expect(findGiftAction(one, 'RUB', now)).toBe(action)
})
