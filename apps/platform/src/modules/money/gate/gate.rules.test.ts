import { expect, test } from 'vitest'
import { mayDeposit, mayStake, mayTakePart } from './gate.rules.ts'

test.each([
  [{ isClosed: false, isExcluded: false, isTakingABreak: false }, null],
  [{ isClosed: false, isExcluded: false, isTakingABreak: true }, 'taking_a_break'],
  [{ isClosed: false, isExcluded: true, isTakingABreak: true }, 'self_excluded'],
  [{ isClosed: true, isExcluded: false, isTakingABreak: false }, 'account_closed'],
  [{ isClosed: true, isExcluded: true, isTakingABreak: true }, 'account_closed'],
] as const)('a player with %o is refused stakes, deposits and promotions with %s', (facts, refusal) => {
  expect(mayStake({ ...facts, isRegionBlocked: false })).toBe(refusal)
  expect(mayDeposit(facts)).toBe(refusal)
  expect(mayTakePart(facts)).toBe(refusal)
})

const blocked = [
  [{ isClosed: false, isExcluded: false, isTakingABreak: false }, 'region_blocked'],
  [{ isClosed: false, isExcluded: true, isTakingABreak: true }, 'region_blocked'],
  [{ isClosed: true, isExcluded: false, isTakingABreak: false }, 'account_closed'],
] as const
test.each(blocked)('in a blocked region a player with %o is refused stakes: %s [6.10]', (facts, refusal) => {
  expect(mayStake({ ...facts, isRegionBlocked: true })).toBe(refusal)
  expect(mayDeposit(facts)).not.toBe('region_blocked')
})
