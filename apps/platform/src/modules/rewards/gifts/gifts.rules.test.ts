import { expect, test } from 'vitest'
import { isCashboxGift, stateOf, type GiftFacts } from './gifts.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [earlier, later] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const fresh: GiftFacts = {
  type: 'deposit_bonus',
  state: 'received',
  expiresAt: later,
  depositLimit: 1000,
  depositProgress: 0,
  roundsLeft: null,
}

const choices: [string, Partial<GiftFacts>, boolean][] = [
  ['fresh', {}, true],
  ['one minor unit below its limit', { depositProgress: 999 }, true],
  ['at its limit', { depositProgress: 1000 }, false],
  ['beyond its limit', { depositProgress: 1001 }, false],
  ['without a limit', { depositLimit: null }, false],
  ['activated', { state: 'activated' }, true],
  ['used', { state: 'used' }, false],
  ['revoked', { state: 'revoked' }, false],
  ['at the end of its time', { expiresAt: now }, false],
  ['without an end', { expiresAt: null }, true],
  ['of another kind', { type: 'cash' }, false],
]
test.each(choices)('a gift that is %s is eligible or not [4.43]', (_what, change, expected) => {
  expect(isCashboxGift({ ...fresh, ...change }, now)).toBe(expected)
})

const states: [GiftFacts['state'], Date | null, number | null, string][] = [
  ['received', later, null, 'received'],
  ['received', null, null, 'received'],
  ['received', now, null, 'expired'],
  ['received', earlier, null, 'expired'],
  ['activated', later, null, 'activated'],
  ['activated', earlier, null, 'expired'],
  ['activated', earlier, 3, 'activated'],
  ['used', later, null, 'used'],
  ['used', earlier, 0, 'used'],
  ['expired', later, 0, 'expired'],
  ['revoked', later, null, 'expired'],
]
test.each(states)(
  'a gift stored as %s, to end at %s, with free rounds %s, is %s [3.48], [4.42]',
  (state, expiresAt, roundsLeft, expected) => {
    expect(stateOf({ ...fresh, state, expiresAt, roundsLeft }, now)).toBe(expected)
  },
)
