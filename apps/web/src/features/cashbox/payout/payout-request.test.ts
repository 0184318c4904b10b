import { gift } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import {
  type Losses,
  type RequestEvent,
  type RequestState,
  advanceRequest,
  canConfirm,
  openRequest,
  routeRefusal,
} from './payout-request.ts'

const nothing: Losses = { count: 0, gifts: [], bonus: 0 }
const lose = (...ids: string[]): Losses => ({
  count: ids.length,
  gifts: ids.map((id) => ({ ...gift, id })) as Losses['gifts'],
  bonus: 0,
})
const after = (events: readonly RequestEvent[], hasBonus = false): RequestState =>
  events.reduce(advanceRequest, openRequest(hasBonus))
const loaded = (losses: Losses): RequestEvent => ({ type: 'loaded', losses })
const accept: RequestEvent = { type: 'accepted', isOn: true }
const giveUp: RequestEvent = { type: 'givenUp', isOn: true }
const confirm: RequestEvent = { type: 'confirmed' }

test.each<[string, boolean, RequestEvent[], boolean]>([
  ['before what burns is known', false, [], false],
  ['when nothing burns', false, [loaded(nothing)], true],
  ['of gifts that were not agreed to', false, [loaded(lose('1'))], false],
  ['of gifts that were', false, [loaded(lose('1')), accept], true],
  [
    'after the agreement was taken back',
    false,
    [loaded(lose('1')), accept, { type: 'accepted', isOn: false }],
    false,
  ],
  ['with a bonus that is not given up', true, [loaded(nothing)], false],
  ['with one that is', true, [loaded(nothing), giveUp], true],
  ['with a bonus found out later', false, [loaded({ ...nothing, bonus: 500 })], false],
  ['with gifts and a bonus, and only the gifts agreed to', true, [loaded(lose('1')), accept], false],
  ['with both', true, [loaded(lose('1')), accept, giveUp], true],
  ['when the list did not load', false, [{ type: 'failed' }], false],
])('a request %s may be confirmed or not [5.27]', (_what, hasBonus, events, expected) => {
  const state = after(events, hasBonus)
  expect(canConfirm(state)).toBe(expected)
  expect(advanceRequest(state, confirm).step === 'code').toBe(expected)
})

test('a list that has changed is shown anew and has to be agreed to again', () => {
  const before = [loaded(lose('1')), accept, confirm, { type: 'obstructed', obstacle: 'changed' }] as const
  expect(after(before)).toMatchObject({ step: 'loading', obstacle: 'changed' })
  expect(after([...before, loaded(lose('1', '2'))])).toMatchObject({ step: 'confirm', isAccepted: false })
  expect(after([...before, loaded(lose('1'))])).toMatchObject({ step: 'confirm', isAccepted: true })
})

test('a bonus that began meanwhile has to be given up, even one that is worth nothing', () => {
  const state = after([loaded(nothing), confirm, { type: 'obstructed', obstacle: 'wager' }, loaded(nothing)])
  expect([state.hasBonus, canConfirm(state)]).toEqual([true, false])
  const given = advanceRequest(state, giveUp)
  expect(canConfirm(given)).toBe(true)
})

test('a bonus that ended meanwhile is no obstacle any more', () => {
  const state = after([
    loaded({ ...nothing, bonus: 500 }),
    { type: 'obstructed', obstacle: 'changed' },
    loaded(nothing),
  ])
  expect([state.hasBonus, canConfirm(state)]).toEqual([false, true])
})

test('while bonus money is in play the list stays as it is', () => {
  const state = after([loaded(lose('1')), accept, confirm, { type: 'obstructed', obstacle: 'in_play' }])
  expect(state).toMatchObject({ step: 'confirm', isAccepted: true, obstacle: 'in_play' })
})

test('the way back from the code leads to the list, and to nowhere from elsewhere', () => {
  const atCode = after([loaded(nothing), confirm])
  expect(advanceRequest(atCode, { type: 'left' }).step).toBe('confirm')
  expect(after([{ type: 'left' }]).step).toBe('loading')
  expect(after([{ type: 'failed' }, { type: 'retried' }]).step).toBe('loading')
})

test.each([
  ['wrong_code', 'code'],
  ['code_expired', 'code'],
  ['code_attempts_used', 'code'],
  ['code_limit_reached', 'code'],
  ['too_many_requests', 'code'],
  ['temporarily_unavailable', 'code'],
  ['burnt_gifts_changed', 'changed'],
  ['wager_unfinished', 'wager'],
  ['bonus_in_play', 'in_play'],
  ['invalid_request', 'form'],
  ['account_closed', 'form'],
  ['payment_system_not_found', 'form'],
  ['amount_out_of_range', 'form'],
  ['insufficient_funds', 'form'],
  ['phone_restriction', 'form'],
  ['email_restriction', 'form'],
  ['payout_limit_reached', 'form'],
  ['money_held', 'form'],
])('the refusal %s leads to %s', (code, expected) => {
  expect(routeRefusal(code)).toBe(expected)
})
