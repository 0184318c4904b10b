import { declineReasons } from '@yanta/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginOrder,
  followPayEvent,
  outcomes,
  type PayEvent,
  type PayOutcome,
  type PayState,
} from './pay-order.rules.ts'
import { readCard, testCards } from './test-cards.ts'

const now = new Date('2026-11-20T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const begun = beginOrder(now)
const pay = (outcome: PayOutcome, hasCode = false) =>
  followPayEvent(begun, { type: 'pay', outcome, hasCode }, now)!
const confirming = pay('success', true).state

test.each([
  ['success', 'success', null, [{ status: 'success' }]],
  ['declined', 'failed', 'declined', [{ status: 'failed', reason: 'declined' }]],
  ['no_money', 'failed', 'no_money', [{ status: 'failed', reason: 'no_money' }]],
  ['card_expired', 'failed', 'card_expired', [{ status: 'failed', reason: 'card_expired' }]],
  ['wrong_card', 'failed', 'wrong_card', [{ status: 'failed', reason: 'wrong_card' }]],
  ['limit_exceeded', 'failed', 'limit_exceeded', [{ status: 'failed', reason: 'limit_exceeded' }]],
  ['wrong_code', 'failed', 'not_confirmed', [{ status: 'failed', reason: 'not_confirmed' }]],
  ['abandoned', 'failed', 'abandoned', [{ status: 'failed', reason: 'abandoned' }]],
  ['slow', 'processing', null, []],
  ['no_answer', 'open', null, []],
  ['failed_later', 'success', null, [{ status: 'success' }, { status: 'failed', reason: 'declined' }]],
] as const)('without a code, the outcome %s leads to %s', (outcome, status, reason, told) => {
  const { state, told: all } = pay(outcome)
  expect([state.status, state.reason, all.map(({ answer }) => answer)]).toEqual([status, reason, told])
})

test('every reason of the contract can be chosen, or comes from cancelling', () => {
  const reasons = outcomes.flatMap((outcome) => pay(outcome).state.reason ?? [])
  const cancelled = followPayEvent(begun, { type: 'cancel' }, now)!.state.reason
  expect(new Set([...reasons, cancelled])).toEqual(new Set(declineReasons))
})

test('a card with a code is asked for it before it succeeds; 1234 is right', () => {
  expect([confirming.status, confirming.dueAt]).toEqual(['confirming', after(300)])
  const { state, leaves } = followPayEvent(
    confirming,
    { type: 'confirm', code: '1234', outcome: 'success' },
    after(299),
  )!
  expect([state.status, leaves]).toEqual(['success', true])
})

test('a refused card is not asked for a code', () => {
  expect(pay('no_money', true).state.status).toBe('failed')
})

test('the third wrong code ends the order as not confirmed', () => {
  const type = (state: PayState) =>
    followPayEvent(state, { type: 'confirm', code: '0000', outcome: 'success' }, now)!.state
  const twice = type(type(confirming))
  expect([twice.status, twice.wrongCodes]).toEqual(['confirming', 2])
  expect(type(twice)).toMatchObject({ status: 'failed', reason: 'not_confirmed' })
})

test('a code is over after five minutes, the page after fifteen', () => {
  const confirm: PayEvent = { type: 'confirm', code: '1234', outcome: 'success' }
  expect(followPayEvent(confirming, confirm, after(300))!.state.reason).toBe('not_confirmed')
  expect(followPayEvent(begun, { type: 'due' }, after(899))).toBeNull()
  expect(followPayEvent(begun, { type: 'due' }, after(900))!.state.reason).toBe('abandoned')
})

test('a slow answer is a success after ten seconds', () => {
  const { state } = pay('slow')
  expect(followPayEvent(state, { type: 'due' }, after(9))).toBeNull()
  expect(followPayEvent(state, { type: 'due' }, after(10))!.state.status).toBe('success')
})

test('an order without an answer is never abandoned, and can still be paid', () => {
  const { state, leaves } = pay('no_answer')
  expect([leaves, state.dueAt]).toEqual([true, null])
  expect(followPayEvent(state, { type: 'due' }, after(1_000_000))).toBeNull()
  const paid = followPayEvent(state, { type: 'pay', outcome: 'success', hasCode: false }, after(1_000))!
  expect(paid.state.status).toBe('success')
})

const anyEvent: fc.Arbitrary<PayEvent> = fc.oneof(
  fc.record({
    type: fc.constant('pay' as const),
    outcome: fc.constantFrom(...outcomes),
    hasCode: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('confirm' as const),
    outcome: fc.constantFrom(...outcomes),
    code: fc.constantFrom('1234', '0000'),
  }),
  fc.constant({ type: 'cancel' as const }),
  fc.constant({ type: 'due' as const }),
)

test('whatever happens, an order ends at most once and is told exactly as it ended', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(1_000))), (events) => {
      let state = begun
      let seconds = 0
      const told: string[] = []
      for (const [event, pause] of events) {
        seconds += pause
        const step = followPayEvent(state, event, after(seconds))
        if (!step) continue
        state = step.state
        told.push(...step.told.map(({ answer }) => answer.status))
      }
      const isEnded = state.status === 'success' || state.status === 'failed'
      expect(told.slice(0, 1)).toEqual(isEnded ? [state.status] : [])
      expect(told.slice(1)).toEqual(
        state.outcome === 'failed_later' && state.status === 'success' ? ['failed'] : [],
      )
    }),
  )
})

test('test cards have the outcome of their number, however it is written', () => {
  for (const card of testCards) expect(readCard(card.number)).toEqual(card)
  expect(readCard(' 4000 0000-0000 9995 ')?.outcome).toBe('no_money')
  expect(readCard('5555 5555 5555 4444')).toMatchObject({ outcome: 'success', hasCode: true })
  for (const wrong of ['4242424242424241', '4242', '', 'card', '42424242424242424242'])
    expect(readCard(wrong)).toBeNull()
})
