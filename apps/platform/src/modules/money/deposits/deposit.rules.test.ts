import { DepositStatus, type DepositStatus as Status } from '@yanta/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  followEvent,
  waitBeforeAsking,
  type DepositEvent,
  type DepositFacts,
  type DepositStep,
} from './deposit.rules.ts'

const events = {
  opened: { type: 'opened' },
  openRefused: { type: 'openRefused' },
  openUnanswered: { type: 'openUnanswered' },
  succeeded: { type: 'succeeded', amount: 5_000, currency: 'RUB' },
  anotherAmount: { type: 'succeeded', amount: 5_001, currency: 'RUB' },
  anotherCurrency: { type: 'succeeded', amount: 5_000, currency: 'EUR' },
  declined: { type: 'declined', reason: 'no_money' },
  silent: { type: 'silent' },
} as const satisfies Record<string, DepositEvent>
type Name = keyof typeof events

const deposit = (status: Status): DepositFacts => ({
  status,
  amount: 5_000,
  currency: 'RUB',
  reason: status === 'failed' ? 'card_expired' : null,
})

/** For each state: the next one, with what is done on the way. */
const table: Record<Name, Record<Status, string>> = {
  opened: {
    created: 'pending',
    pending: 'pending',
    unknown: 'unknown',
    success: 'success',
    failed: 'failed card_expired',
  },
  openRefused: {
    created: 'failed declined',
    pending: 'pending',
    unknown: 'unknown',
    success: 'success',
    failed: 'failed card_expired',
  },
  openUnanswered: {
    created: 'unknown',
    pending: 'pending',
    unknown: 'unknown',
    success: 'success',
    failed: 'failed card_expired',
  },
  succeeded: {
    created: 'success credited',
    pending: 'success credited',
    unknown: 'success credited',
    success: 'success',
    failed: 'success credited late',
  },
  anotherAmount: {
    created: 'unknown mismatch',
    pending: 'unknown mismatch',
    unknown: 'unknown mismatch',
    success: 'success mismatch',
    failed: 'failed card_expired mismatch',
  },
  anotherCurrency: {
    created: 'unknown mismatch',
    pending: 'unknown mismatch',
    unknown: 'unknown mismatch',
    success: 'success mismatch',
    failed: 'failed card_expired mismatch',
  },
  declined: {
    created: 'failed no_money',
    pending: 'failed no_money',
    unknown: 'failed no_money',
    success: 'success conflict',
    failed: 'failed card_expired',
  },
  silent: {
    created: 'unknown',
    pending: 'unknown',
    unknown: 'unknown',
    success: 'success',
    failed: 'failed card_expired',
  },
}

function describeStep({ status, reason, isCredited, flag }: DepositStep): string {
  return [status, reason, isCredited && 'credited', flag].filter(Boolean).join(' ')
}

const cases = Object.entries(table).flatMap(([event, row]) =>
  Object.entries(row).map(([status, outcome]) => [event as Name, status as Status, outcome] as const),
)

test('the table has every event in every state [7.77]', () => {
  expect(cases).toHaveLength(Object.keys(events).length * DepositStatus.options.length)
})

test.each(cases)('%s of a deposit that is %s: %s [7.77]', (event, status, outcome) => {
  expect(describeStep(followEvent(deposit(status), events[event], false))).toBe(outcome)
})

test.each(cases.filter(([event]) => event === 'succeeded'))(
  '%s late of a deposit that is %s: looked at where it is credited [7.77]',
  (event, status, outcome) => {
    const late = outcome.replace(/credited$/, 'credited late')
    expect(describeStep(followEvent(deposit(status), events[event], true))).toBe(late)
  },
)

test('whatever happens in whatever order, a deposit is credited at most once, and exactly when the right success was among it [7.77]', () => {
  const names = fc.array(
    fc.record({ name: fc.constantFrom(...(Object.keys(events) as Name[])), isLate: fc.boolean() }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(names, (history) => {
      let facts = deposit('created')
      let credits = 0
      for (const { name, isLate } of history) {
        const { isCredited, ...step } = followEvent(facts, events[name], isLate)
        facts = { ...facts, ...step }
        if (isCredited) credits += 1
        if (credits > 0) expect(facts.status).toBe('success')
      }
      expect(credits).toBe(history.some(({ name }) => name === 'succeeded') ? 1 : 0)
    }),
  )
})

test.each([
  [0, 60],
  [1, 120],
  [8, 15_360],
  [9, 21_600],
  [1_000, 21_600],
])('a provider asked %i times is asked again after %i seconds', (count, seconds) => {
  expect(waitBeforeAsking(count)).toBe(seconds)
})
