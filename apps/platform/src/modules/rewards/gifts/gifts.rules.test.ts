import { expect, test } from 'vitest'
import { isCashboxGift, stateOf, type GiftFacts } from './gifts.rules.ts'

const fresh: GiftFacts = {
  type: 'deposit_bonus',
  state: 'received',
  isLive: true,
  depositLimit: 1000,
  depositProgress: 0,
}

const choices: [string, Partial<GiftFacts>, boolean][] = [
  ['fresh', {}, true],
  ['one minor unit below its limit', { depositProgress: 999 }, true],
  ['at its limit', { depositProgress: 1000 }, false],
  ['beyond its limit', { depositProgress: 1001 }, false],
  ['without a limit', { depositLimit: null }, false],
  ['activated', { state: 'activated' }, true],
  ['used', { state: 'used' }, false],
  ['too old', { isLive: false }, false],
  ['of another kind', { type: 'cash' }, false],
]
test.each(choices)('a gift that is %s is eligible or not [4.43]', (_what, change, expected) => {
  expect(isCashboxGift({ ...fresh, ...change })).toBe(expected)
})

const states: [GiftFacts['state'], boolean, string][] = [
  ['received', true, 'received'],
  ['received', false, 'expired'],
  ['activated', true, 'activated'],
  ['activated', false, 'expired'],
  ['used', true, 'used'],
  ['used', false, 'used'],
]
test.each(states)('a gift that was %s, alive %s, is %s [4.42]', (state, isLive, expected) => {
  expect(stateOf({ ...fresh, state, isLive })).toBe(expected)
})
