import {
  type OwnLimit,
  cancelLimitChange,
  confirmLimitChange,
  limitChanged,
  setLimit,
  setRealityCheck,
} from '@yanta/contract'
import { balance, ownLimit, profile, realityCheck } from '@yanta/contract/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import {
  alerts,
  button,
  field,
  fill,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { LimitModal } from './limit-modal.tsx'
import { LimitsTab } from './limits-tab.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const site = { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } }
const kinds = ['deposit', 'loss', 'stake', 'time'] as const
const periods = ['day', 'week', 'month'] as const
const bare: OwnLimit = { ...ownLimit, value: null, used: 0, change: null }
const page = () => readText(document.body)

afterEach(() => vi.useRealTimers())

const listLimits = (...changed: OwnLimit[]) =>
  kinds.flatMap((kind) =>
    periods.map(
      (period) =>
        changed.find((limit) => limit.kind === kind && limit.period === period) ?? { ...bare, kind, period },
    ),
  )
async function open(limits: OwnLimit[], reality: typeof realityCheck | null = realityCheck) {
  const view = await renderInSite(<LimitsTab loaded={{ currency: 'RUB', limits, reality }} />, {
    path: '/profile/safer-play',
    site,
  })
  await settle()
  return view
}

test('each kind has a day, a week and a month, and time is written in hours', async () => {
  await open(listLimits({ ...bare, kind: 'time', period: 'day', value: 180, used: 102 }))
  expect(
    screen
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-label'))
      .filter(Boolean),
  ).toEqual(['Deposits', 'Losses', 'Bets', 'Time'])
  expect(page()).toContain('Day1:42 h of 3:00 h')
  expect(screen.getAllByRole('button', { name: /^Set: / })).toHaveLength(11)
})

test.each([
  [790, null],
  [800, 'Weekly loss limit nearly reached2 ₽ left. Then bets stop until 2'],
  [1_000, 'Weekly loss limit reachedYou can bet again from 2'],
])('with %d of 1,000 used the warning is %j', async (used, words) => {
  await open(listLimits({ ...bare, kind: 'loss', value: 1_000, used }))
  if (words) expect(page()).toContain(words)
  else expect(page()).not.toMatch(/reached/)
})

test('a raise counts its 24 hours down and then asks to be confirmed, once', async () => {
  stopTime('2026-11-21T09:23:57.000Z')
  await open(listLimits(ownLimit))
  expect(page()).toMatch(/Rises to 80,000 ₽ in 0:0[1-4]/)
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await pass(6_000)
  expect(page()).toContain('Raise to 80,000 ₽? Confirm by 28.11.26')
  const held = platform.hold(confirmLimitChange)
  fireEvent.click(button('Confirm'))
  await pass(0)
  fireEvent.click(button('Confirm'))
  await pass(0)
  expect(platform.sent(confirmLimitChange)).toMatchObject([
    { params: { kind: 'deposit', period: 'week' }, body: { value: 8_000_000 } },
  ])
  held.answer({ ...ownLimit, value: 8_000_000, change: null })
  await pass(0)
  expect(page()).toContain('31,500 ₽ of 80,000 ₽')
  expect(page()).not.toContain('Raise to')
})

test('a raise that waits is cancelled', async () => {
  stopTime('2026-11-20T12:00:00.000Z')
  await open(listLimits(ownLimit))
  platform.answer(cancelLimitChange, { ...ownLimit, change: null })
  fireEvent.click(button('Cancel'))
  await pass(0)
  expect(platform.sent(cancelLimitChange)[0]!.params).toEqual({ kind: 'deposit', period: 'week' })
  expect(page()).not.toContain('Rises to')
})

test('a confirmation that came too early says so and can be repeated', async () => {
  stopTime('2026-11-21T09:30:00.000Z')
  await open(listLimits(ownLimit))
  platform.refuse(confirmLimitChange, 409, { code: 'limit_change_too_early' })
  fireEvent.click(button('Confirm'))
  await pass(0)
  expect(alerts().join()).toContain('A limit can be raised 24 hours after')
  expect(button('Confirm')).toBeTruthy()
})

test('what play or another tab changes is shown by its event', async () => {
  await open(listLimits({ ...bare, value: 1_000_000, used: 100_000 }))
  expect(page()).toContain('1,000 ₽ of 10,000 ₽')
  await line.publish('user:1', limitChanged, { ...bare, value: 1_000_000, used: 950_000 })
  await waitFor(() => expect(page()).toContain('9,500 ₽ of 10,000 ₽'))
  expect(page()).toContain('Weekly deposit limit nearly reached')
})

test('a row opens its limit to be changed', async () => {
  const { user } = await open(listLimits({ ...bare, value: 1_000_000 }))
  await user.click(screen.getAllByRole('button', { name: 'Edit: Week' })[0]!)
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'ownLimit', props: { limit: { kind: 'deposit', period: 'week' }, currency: 'RUB' } },
  ])
})

test('the reminder is switched off and set to another interval, one change at a time', async () => {
  const { user } = await open(listLimits())
  const held = platform.hold(setRealityCheck)
  await user.click(screen.getByRole('radio', { name: '2 hours' }))
  await user.click(screen.getByRole('radio', { name: '30 min' }))
  expect(platform.sent(setRealityCheck).map(({ body }) => body)).toEqual([{ minutes: 120 }])
  held.answer({ ...realityCheck, minutes: 120 })
  await waitFor(() => expect(page()).toContain('Every 120 minutes'))
  platform.answer(setRealityCheck, { ...realityCheck, minutes: null, dueAt: null })
  await user.click(screen.getByRole('switch', { name: /Reminder/ }))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  expect(platform.sent(setRealityCheck).at(-1)!.body).toEqual({ minutes: null })
})

test('a reminder that could not be changed says why, stays as it was and is changed by the next press', async () => {
  const { user } = await open(listLimits())
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)!.value
  platform.refuse(setRealityCheck, 503, { code: 'temporarily_unavailable' })
  await user.click(screen.getByRole('radio', { name: '2 hours' }))
  await waitFor(() => expect(alerts()).toEqual(['The server is not answering. Please try again.']))
  expect(chosen()).toBe('60')
  platform.answer(setRealityCheck, { ...realityCheck, minutes: 120 })
  await user.click(screen.getByRole('radio', { name: '2 hours' }))
  await waitFor(() => expect(chosen()).toBe('120'))
  expect(alerts()).toEqual([])
})

test('a reminder that did not load is asked for again', async () => {
  const load = vi.fn(() => site)
  const { user } = await renderInSite(
    <LimitsTab loaded={{ currency: 'RUB', limits: listLimits(), reality: null }} />,
    { path: '/profile/safer-play', site, load },
  )
  await settle()
  expect(page()).toContain('The reminder did not load')
  await user.click(button('Try again'))
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('where the law demands a reminder it can not be switched off, nor come less often than allowed', async () => {
  const rules = { serverData: { jurisdiction: { mostRealityCheckMinutes: 60 } } }
  const reality = { ...realityCheck, minutes: null, dueAt: null }
  await renderInSite(<LimitsTab loaded={{ currency: 'RUB', limits: listLimits(), reality }} />, {
    path: '/profile/safer-play',
    site: { ...site, ...rules },
  })
  await settle()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, value }) => [value, checked]),
  ).toEqual([
    ['30', false],
    ['60', true],
  ])
  expect(page()).toContain('Every 60 minutes')
  expect(page()).toContain('Local rules don’t allow it to be turned off')
})

async function edit(limit: OwnLimit) {
  const changed: OwnLimit[] = []
  const onClose = vi.fn()
  const view = await renderInSite(
    <LimitModal limit={limit} currency="RUB" onChanged={(next) => changed.push(next)} onClose={onClose} />,
    { site },
  )
  await settle()
  return { ...view, changed, onClose }
}

test('a new limit is in force at once; a second press sends nothing more', async () => {
  const { user, changed, onClose } = await edit({ ...bare, period: 'day' })
  await user.click(button(/^5,000/))
  await settle()
  expect(page()).toContain('Takes effect at once')
  const held = platform.hold(setLimit)
  await user.click(button('Save'))
  await user.click(button('Save'))
  expect(platform.sent(setLimit)).toMatchObject([
    { params: { kind: 'deposit', period: 'day' }, body: { value: 500_000 } },
  ])
  held.answer({ ...bare, period: 'day', value: 500_000 })
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(changed).toMatchObject([{ value: 500_000 }])
  expect(toastStore.getState().waiting).toMatchObject([{ type: 'success', title: 'Your limit is in force' }])
})

test.each([
  ['50,000', 'Lowered at once60,000 ₽ applies now'],
  ['80,000', 'Raised after 24 hours60,000 ₽ applies now'],
])('%s in place of 60,000 says what will happen', async (typed, words) => {
  await edit({ ...ownLimit, change: null })
  fill('New limit', typed)
  await settle()
  expect(page()).toContain(words)
})

test('a lower limit says that it drops the raise that waits', async () => {
  await edit(ownLimit)
  fill('New limit', '50,000')
  await settle()
  expect(page()).toContain('The raise that is waiting is dropped.')
})

test.each([
  ['', 'Enter a limit above zero'],
  ['0', 'Enter a limit above zero'],
  ['1,000,000,000.01', 'This amount is too large'],
])('%j is no limit: %s', async (typed, words) => {
  const { user } = await edit({ ...ownLimit, change: null })
  fill('New limit', typed)
  await user.click(button('Save'))
  await waitFor(() => expect(alerts().join()).toContain(words))
  expect(platform.sent(setLimit)).toEqual([])
})

test('a limit of time is typed in hours and minutes', async () => {
  const { user } = await edit({ ...bare, kind: 'time', period: 'day', value: 180 })
  expect([field('Hours').value, field('Minutes').value]).toEqual(['3', '0'])
  fill('Hours', '2')
  fill('Minutes', '75')
  await user.click(button('Save'))
  await waitFor(() => expect(alerts().join()).toContain('Minutes go from 0 to 59'))
  fill('Minutes', '30')
  platform.answer(setLimit, { ...bare, kind: 'time', period: 'day', value: 150 })
  await user.click(button('Save'))
  await waitFor(() => expect(platform.sent(setLimit)).toMatchObject([{ body: { value: 150 } }]))
})

test('a limit is removed after 24 hours, and the toast says so', async () => {
  const { user, onClose } = await edit({ ...ownLimit, change: null })
  await user.click(button('Remove the limit'))
  expect(page()).toContain('Removed after 24 hours')
  platform.answer(setLimit, { ...ownLimit, change: { ...ownLimit.change!, value: null } })
  await user.click(button('Remove the limit'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(platform.sent(setLimit)).toMatchObject([{ body: { value: null } }])
  expect(toastStore.getState().waiting).toMatchObject([{ type: 'info', title: '24 hours to go' }])
})

test('a refusal is said, and what was typed stays', async () => {
  const { user, changed } = await edit({ ...bare })
  fill('New limit', '700')
  platform.refuse(setLimit, 429, { code: 'too_many_requests' })
  await user.click(button('Save'))
  await waitFor(() => expect(alerts()).toHaveLength(1))
  expect([field('New limit').value, changed]).toEqual(['700', []])
})
