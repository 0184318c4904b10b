import { expect, test } from 'vitest'
import { mayDeposit, mayStake } from './gate.rules.ts'

test.each([
  [{ isClosed: false, isTakingABreak: false }, null],
  [{ isClosed: false, isTakingABreak: true }, 'taking_a_break'],
  [{ isClosed: true, isTakingABreak: false }, 'account_closed'],
  [{ isClosed: true, isTakingABreak: true }, 'account_closed'],
] as const)('a player with %o is refused stakes and deposits with %s', (facts, refusal) => {
  expect(mayStake(facts)).toBe(refusal)
  expect(mayDeposit(facts)).toBe(refusal)
})
