import { expect, test } from 'vitest'
import { mayDeposit, mayStake } from './gate.rules.ts'

test.each([
  [{ isClosed: false, isTakingABreak: false }, null],
  [{ isClosed: false, isTakingABreak: true }, 'taking_a_break'],
  [{ isClosed: true, isTakingABreak: false }, 'account_closed'],
  [{ isClosed: true, isTakingABreak: true }, 'account_closed'],
] as const)('a player with %o is refused stakes and deposits with %s', (facts, refusal) => {
  expect(mayStake({ ...facts, isRegionBlocked: false })).toBe(refusal)
  expect(mayDeposit(facts)).toBe(refusal)
})

const blocked = [
  [{ isClosed: false, isTakingABreak: false }, 'region_blocked'],
  [{ isClosed: false, isTakingABreak: true }, 'region_blocked'],
  [{ isClosed: true, isTakingABreak: false }, 'account_closed'],
] as const
test.each(blocked)('in a blocked region a player with %o is refused stakes: %s [6.10]', (facts, refusal) => {
  expect(mayStake({ ...facts, isRegionBlocked: true })).toBe(refusal)
  expect(mayDeposit(facts)).not.toBe('region_blocked')
})
