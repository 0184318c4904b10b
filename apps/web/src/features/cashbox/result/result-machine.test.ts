import type { Deposit, DepositStatus } from '@yanta/contract'
import { deposit as fixture } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findPauseMs,
  findView,
  followResult,
  hasEnded,
  isReading,
  startResult,
  type ResultEvent,
  type ResultState,
} from './result-machine.ts'

const statuses = ['created', 'pending', 'unknown', 'failed', 'success'] as const
const deposit = (status: DepositStatus): Deposit => ({
  ...fixture,
  status,
  reason: status === 'failed' ? 'no_money' : null,
})
const state = (status: DepositStatus | null, change: Partial<ResultState> = {}): ResultState => ({
  deposit: status && deposit(status),
  asks: 1,
  answered: 1,
  failures: 0,
  isMissing: false,
  ...change,
})

test('a deposit known by its id alone is read at once, one that was just opened is not', () => {
  expect(startResult(null)).toEqual(state(null, { answered: 0 }))
  expect(startResult(deposit('pending'))).toEqual(state('pending', { asks: 0, answered: 0 }))
})

// Rows: what is known. Columns: what is read, in the order of `statuses`; the cell is what is shown after it.
test.each([
  [null, ['created', 'pending', 'unknown', 'failed', 'success']],
  ['created', ['created', 'pending', 'unknown', 'failed', 'success']],
  ['pending', ['pending', 'pending', 'unknown', 'failed', 'success']],
  ['unknown', ['unknown', 'unknown', 'unknown', 'failed', 'success']],
  ['failed', ['failed', 'failed', 'failed', 'failed', 'success']],
  ['success', ['success', 'success', 'success', 'success', 'success']],
] as const)('a deposit that is %s becomes, by what is read, %j [7.77]', (known, after) => {
  const read = statuses.map(
    (status) =>
      followResult(state(known), { type: 'read', ask: 1, deposit: deposit(status) }).deposit!.status,
  )
  expect(read).toEqual(after)
})

test('what is read ends the wait for it, and the failures', () => {
  const before = state('pending', { answered: 0, failures: 3 })
  const after = followResult(before, { type: 'read', ask: 1, deposit: deposit('pending') })
  expect([isReading(before), after, isReading(after)]).toEqual([true, state('pending'), false])
})

test('an answer to an earlier question leaves the later one open', () => {
  const before = state('pending', { asks: 2, answered: 0 })
  expect(isReading(followResult(before, { type: 'read', ask: 1, deposit: deposit('pending') }))).toBe(true)
})

test.each([null, ...statuses])('what can not be read changes nothing of a deposit that is %s', (known) => {
  const before = state(known, { answered: 0, failures: 1 })
  expect(followResult(before, { type: 'unreadable', ask: 1 })).toEqual(state(known, { failures: 2 }))
})

test.each([
  [null, true],
  ['pending', false],
  ['success', false],
] as const)('of a deposit that is %s, an answer that there is none is believed: %s', (known, isMissing) => {
  expect(followResult(state(known, { answered: 0 }), { type: 'missing', ask: 1 })).toEqual(
    state(known, { isMissing }),
  )
})

const own = { kind: 'deposit', transactionId: fixture.transaction_id } as const
test.each([
  [null, own, true],
  ['created', own, true],
  ['pending', own, true],
  ['unknown', own, true],
  ['failed', own, true],
  ['success', own, false],
  ['pending', { ...own, transactionId: 'd-502' }, false],
  ['pending', { ...own, kind: 'payout' }, false],
] as const)('a deposit that is %s is read anew after the event %j: %s [7.86]', (known, event, isAsked) => {
  const after = followResult(state(known), { type: 'confirmed', ...event })
  expect(after).toEqual(state(known, { asks: isAsked ? 2 : 1 }))
})

test.each([
  [null, true],
  ['created', true],
  ['pending', true],
  ['unknown', true],
  ['failed', false],
  ['success', false],
] as const)('a deposit that is %s is read anew when the player asks: %s', (known, isAsked) => {
  expect(followResult(state(known), { type: 'asked' })).toEqual(state(known, { asks: isAsked ? 2 : 1 }))
})

test.each([
  [state(null), 'loading', 'loading'],
  [state(null, { failures: 1 }), 'unreadable', 'unreadable'],
  [state(null, { isMissing: true }), 'missing', 'missing'],
  [state('created'), 'paying', 'thinking'],
  [state('pending'), 'paying', 'thinking'],
  [state('pending', { failures: 9 }), 'paying', 'thinking'],
  [state('unknown'), 'thinking', 'thinking'],
  [state('failed'), 'declined', 'declined'],
  [state('success'), 'success', 'success'],
] as const)('of %j is shown, at the provider and not: %s, %s', (shown, atProvider, otherwise) => {
  expect([findView(shown, true), findView(shown, false)]).toEqual([atProvider, otherwise])
})

test.each([
  [state('pending'), true, 20_000],
  [state('pending'), false, 3_000],
  [state('pending', { failures: 2 }), false, 12_000],
  [state('unknown', { failures: 40 }), false, 30_000],
  [state(null, { failures: 1 }), false, 6_000],
  [state(null, { isMissing: true }), false, null],
  [state('failed'), false, null],
  [state('success'), true, null],
  [state('pending', { answered: 0 }), false, null],
  // Just opened: what ended before anything listened is found by the first look.
  [startResult(deposit('pending')), true, 3_000],
  [startResult(deposit('pending')), false, 3_000],
])('%j is read again, with a socket: %s, after %s ms', (shown, isConnected, pause) => {
  expect(findPauseMs(shown, isConnected)).toBe(pause)
})

test('in any order of events a success stays, and nothing but a read decline is called one', () => {
  const event: fc.Arbitrary<ResultEvent> = fc.oneof(
    fc
      .constantFrom(...statuses)
      .map((status) => ({ type: 'read' as const, ask: 1, deposit: deposit(status) })),
    fc.constantFrom<ResultEvent>(
      { type: 'unreadable', ask: 1 },
      { type: 'missing', ask: 1 },
      { type: 'asked' },
      { type: 'confirmed', ...own },
    ),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let current = startResult(deposit('pending'))
      const read = new Set<string>()
      for (const each of events) {
        current = followResult(current, each)
        if (each.type === 'read') read.add(each.deposit.status)
        const expected = read.has('success') ? 'success' : read.has('failed') ? 'declined' : null
        if (expected) expect(findView(current, false)).toBe(expected)
        else expect(findView(current, false)).toBe('thinking')
        expect(hasEnded(current)).toBe(expected !== null)
      }
    }),
  )
})
