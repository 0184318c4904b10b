import type { Payout, PayoutStatus } from '@yanta/contract'
import { expect, test } from 'vitest'
import { buildStages } from './payout-stages.ts'

const createdAt = '2026-11-19T08:05:47.000Z'
const at = (minute: number) => `2026-11-19T09:0${minute}:00.000Z`
const payoutAfter = (...passed: PayoutStatus[]): Pick<Payout, 'status' | 'steps' | 'createdAt'> => ({
  createdAt,
  status: passed.at(-1)!,
  steps: passed.map((status, index) => ({ status, at: index === 0 ? createdAt : at(index) })),
})

test.each<[PayoutStatus[], string]>([
  [['new'], 'created:done confirmed:done checked:now sent:ahead done:ahead'],
  [['new', 'approved'], 'created:done confirmed:done checked:done sent:now done:ahead'],
  [['new', 'approved', 'sent'], 'created:done confirmed:done checked:done sent:now done:ahead'],
  [['new', 'approved', 'sent', 'done'], 'created:done confirmed:done checked:done sent:done done:done'],
  [['new', 'refused'], 'created:done confirmed:done refused:bad'],
  [['new', 'approved', 'refused'], 'created:done confirmed:done checked:done refused:bad'],
  [['new', 'cancelled'], 'created:done confirmed:done cancelled:bad'],
  [['new', 'approved', 'sent', 'failed'], 'created:done confirmed:done checked:done sent:done failed:bad'],
])('after %j the stages are %s [3.56]', (passed, expected) => {
  const stages = buildStages(payoutAfter(...passed))
  expect(stages.map(({ key, state }) => `${key}:${state}`).join(' ')).toBe(expected)
})

test('each stage has the time of its own step', () => {
  const times = buildStages(payoutAfter('new', 'approved', 'sent', 'done')).map((stage) => stage.at)
  expect(times).toEqual([createdAt, createdAt, at(1), at(2), at(3)])
})
