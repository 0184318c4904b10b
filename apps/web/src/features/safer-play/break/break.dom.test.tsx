import { endSelfExclusion, excludeSelf, logout, takeBreak } from '@yanta/contract'
import { balance, profile, selfExclusion } from '@yanta/contract/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PopupSlot } from '../../../app/popup-slot.tsx'
import { installPopstateInterceptor } from '../../../browser/popstate-interceptor.ts'
import { changeSession } from '../../../data/api/session-hint.ts'
import { modalStore } from '../../../dialogs/store.ts'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import {
  alerts,
  button,
  fill,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../../testing/dom.tsx'
import { BreakTab } from './break-tab.tsx'
import { ClosedForPlay } from './closed-for-play.tsx'

const path = '/profile/safer-play/break'
const site = { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }, hasSession: true }
const page = () => readText(document.body)
const opened = () => modalStore.getState().stack

installPopstateInterceptor()

afterEach(() => {
  vi.useRealTimers()
  changeSession(true)
})

/** Left like a screen when the address is another. */
function Screen(state: Parameters<typeof BreakTab>[0]) {
  return useLocation().pathname === path && <BreakTab {...state} />
}

async function open(state: Partial<Parameters<typeof BreakTab>[0]> = {}, load = vi.fn(() => site)) {
  const view = await renderInSite(
    <>
      <Screen breakUntil={null} selfExclusion={null} {...state} />
      <PopupSlot />
    </>,
    { path, site, load },
  )
  await settle()
  return { ...view, load }
}

test('five lengths say when they end; one is begun after a question, once', async () => {
  const { user, load } = await open()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  for (const radio of screen.getAllByRole('radio'))
    expect(readText(radio.closest('label')!)).toMatch(/until \d\d\.\d\d\.\d\d, \d\d:\d\d$/)
  await user.click(screen.getByRole('radio', { name: /^30 days/ }))
  await user.click(button('Take a break for 30 days'))
  await screen.findByText(/^Games close at once and open again on/)
  expect(platform.sent(takeBreak)).toEqual([])
  const held = platform.hold(takeBreak)
  await user.click(button('Start the break'))
  await waitFor(() => expect(platform.sent(takeBreak)).toHaveLength(1))
  await user.click(button('Take a break for 30 days'))
  held.answer({ breakUntil: '2026-12-20T12:00:00.000Z' })
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(platform.sent(takeBreak).map(({ body }) => body)).toEqual([{ hours: 720 }])
})

test('whoever answers no takes no break', async () => {
  const { user } = await open()
  await user.click(button(/^Take a break for 7 days/))
  await screen.findByText(/^Games close at once/)
  await user.click(button('Cancel'))
  await settle()
  expect(platform.sent(takeBreak)).toEqual([])
})

test('a break counts down and loads anew at its end; only a longer one can be taken meanwhile', async () => {
  stopTime('2026-11-20T12:00:00.000Z')
  const load = vi.fn(() => site)
  await renderInSite(<BreakTab breakUntil="2026-11-20T12:00:05.000Z" selfExclusion={null} />, {
    path,
    site,
    load,
  })
  await pass(0)
  expect(page()).toContain('You’re on a break')
  expect(readText(screen.getByRole('timer'))).toMatch(/00d00h00min0[45]sec/)
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/cashbox?tab=payout')
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(page()).toContain('Extend your break')
  await pass(7_000)
  expect(load).toHaveBeenCalled()
})

test('a running break is extended after a question, and says until when', async () => {
  stopTime('2026-11-20T12:00:00.000Z')
  const { user, load } = await open({ breakUntil: '2026-11-20T13:00:00.000Z' })
  await user.click(screen.getByRole('radio', { name: /^24 hours/ }))
  await user.click(button(/^Extend until/))
  await screen.findByText(/^Games open again on .+ cut it short\.$/)
  expect(platform.sent(takeBreak)).toEqual([])
  platform.answer(takeBreak, { breakUntil: '2026-11-21T12:00:00.000Z' })
  await user.click(button('Extend'))
  await waitFor(() =>
    expect(toastStore.getState().waiting.map(({ title, text }) => [title, text])).toEqual([
      ['Your break is extended', expect.stringMatching(/^Games open again on 21\.11\.26/)],
    ]),
  )
  expect(platform.sent(takeBreak).map(({ body }) => body)).toEqual([{ hours: 24 }])
  expect(load).toHaveBeenCalled()
})

test('a break that nothing is longer than says when it can be extended', async () => {
  stopTime('2026-11-20T12:00:00.000Z')
  await open({ breakUntil: '2027-02-18T12:00:00.000Z' })
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(page()).toContain('You can extend this one once 89 days of it are left.')
})

test('a refused break says why, and the chosen length can be tried again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /^30 days/ }))
  platform.refuse(takeBreak, 503, { code: 'temporarily_unavailable' })
  const start = async () => {
    await user.click(button('Take a break for 30 days'))
    await screen.findByText(/^Games close at once/)
    await user.click(button('Start the break'))
  }
  await start()
  await waitFor(() => expect(alerts()).toHaveLength(1))
  expect(toastStore.getState().waiting).toEqual([])
  platform.answer(takeBreak, { breakUntil: '2026-12-20T12:00:00.000Z' })
  await start()
  await waitFor(() => expect(alerts()).toEqual([]))
  expect(platform.sent(takeBreak).map(({ body }) => body)).toEqual([{ hours: 720 }, { hours: 720 }])
})

async function goToLastStep(user: Awaited<ReturnType<typeof open>>['user']) {
  await screen.findByText(/^Access closes at once/)
  const form = () => document.querySelector('dialog form')!
  const next = () => [...form().querySelectorAll('button')].find(({ type }) => type === 'submit')!
  await user.click(next())
  await user.click(next())
  expect(alerts()).toEqual(['Tick this to go on'])
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  next().focus()
  await user.click(next())
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('checkbox'))
  await user.click(next())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
}

test('self-exclusion asks in three steps and for a word; then the player is a guest who is told until when', async () => {
  const { user, address } = await open()
  await user.click(button('5 years'))
  await user.click(button('Continue'))
  await screen.findByText('Close your account for 5 years?')
  expect(page()).toContain('12,480.50 ₽ can be withdrawn at any time')
  await goToLastStep(user)
  await user.click(button('Close my account'))
  expect(alerts()).toEqual(['Type the word “CLOSE”'])
  expect(platform.sent(excludeSelf)).toEqual([])
  fill(/^Type/, ' close ')
  const held = platform.hold(excludeSelf)
  platform.answer(logout, { success: true })
  await user.click(button('Close my account'))
  await waitFor(() => expect(button('Continue').getAttribute('aria-busy')).toBe('true'))
  await user.click(button('Continue'))
  expect(platform.sent(excludeSelf).map(({ body }) => body)).toEqual([{ term: '5y' }])
  held.answer({ startedAt: '2026-11-20T12:00:00.000Z', until: '2031-11-20T12:00:00.000Z' })
  await waitFor(() => expect(opened().map(({ name }) => name)).toContain('selfExcluded'))
  await screen.findByText(/Until 20\.11\.31 you can’t play or deposit/)
  expect(address()).toBe('/')
  expect(toastStore.getState().waiting).toEqual([])
})

test('a self-exclusion that is refused leaves the player where they are', async () => {
  const { user, address } = await open()
  await user.click(button('Continue'))
  await goToLastStep(user)
  fill(/^Type/, 'CLOSE')
  platform.refuse(excludeSelf, 503, { code: 'temporarily_unavailable' })
  await user.click(button('Close my account'))
  await waitFor(() => expect(alerts()).toHaveLength(1))
  expect(address()).toBe(path)
})

test('once the term is over the account opens only when the player says so', async () => {
  const { user, load } = await open({
    selfExclusion: { ...selfExclusion, until: '2026-01-01T00:00:00.000Z' },
  })
  expect(page()).toContain('Your self-exclusion is over')
  platform.answer(endSelfExclusion, { success: true })
  await user.click(button('Open my account for play'))
  await screen.findByText(/^Games and deposits will work again/)
  expect(platform.sent(endSelfExclusion)).toEqual([])
  await user.click(button('Open'))
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(platform.sent(endSelfExclusion)).toHaveLength(1)
})

test('while the term runs nothing opens the account', async () => {
  await open({ selfExclusion: { ...selfExclusion, until: '2999-01-01T00:00:00.000Z' } })
  expect(screen.queryByRole('button', { name: 'Open my account for play' })).toBeNull()
})

test.each([
  ['/', path],
  ['/play/neon-drive', path],
  ['/tournaments', path],
  ['/profile/balance', '/profile/balance'],
  ['/profile/safer-play/activity', '/profile/safer-play/activity'],
  ['/rules', '/rules'],
])('an excluded player who comes to %s sees %s', async (from, to) => {
  const { address } = await renderInSite(<ClosedForPlay />, { path: from, site })
  await settle()
  expect(address()).toBe(to)
})

test.each([
  ['/profile/gifts', path],
  ['/profile/achievements', path],
  ['/games/favourites', path],
  ['/compoints', path],
  ['/winback', path],
  ['/promo', '/promo'],
  ['/profile/info', '/profile/info'],
])('an excluded player who goes on to %s sees %s', async (to, seen) => {
  const { user, address } = await renderInSite(
    <>
      <ClosedForPlay />
      <Link to={to}>on</Link>
    </>,
    { path: '/profile/balance', site },
  )
  await user.click(screen.getByRole('link', { name: 'on' }))
  await settle()
  expect(address()).toBe(seen)
})

test('the self-test asks nine questions and sends nothing', async () => {
  const { user } = await open()
  await user.click(button('Self-test: 9 questions'))
  await screen.findByText(/^Think of the last 12 months/)
  await user.click(button('Next'))
  expect(alerts()).toEqual(['Choose an answer'])
  const before = platform.calls.length
  for (let question = 1; question <= 9; question++) {
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Questions' }).getAttribute('aria-valuenow')).toBe(
        String(question),
      ),
    )
    await user.click(screen.getByRole('radio', { name: 'Sometimes' }))
    await user.click(button(question < 9 ? 'Next' : 'Show the result'))
    if (question < 9) expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Never' }))
  }
  await screen.findByText('High risk')
  expect(readText(document.activeElement!)).toMatch(/^High risk/)
  expect(page()).toContain('9 of 27 points')
  expect(screen.getByRole('link', { name: 'Take a break' }).getAttribute('href')).toBe(path)
  await user.click(button('Start again'))
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true })).toHaveLength(1)
  expect(platform.calls).toHaveLength(before)
})
