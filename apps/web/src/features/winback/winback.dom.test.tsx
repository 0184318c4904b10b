import { claimWinback, winbackChanged } from '@yanta/contract'
import { winback } from '@yanta/contract/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { useRouteLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { alerts, button, platform, readText, renderInSite } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { WinbackScreen } from './winback-screen.tsx'

const page = () => readText(document.body)
const open = (changes: Partial<typeof winback> = {}) =>
  renderInSite(<WinbackScreen winback={{ ...winback, ...changes }} />, { path: '/winback' })

test('the running week shows stakes, wins, their difference and what it comes to [2.71]', async () => {
  await open()
  expect(page()).toContain('Bets48,200 ₽Wins35,400 ₽Difference12,800 ₽Winback 7%896 ₽')
  expect(screen.getByRole('img', { name: /^35,400.₽ of 48,200.₽ came back as wins/ })).toBeTruthy()
  expect(page()).not.toContain('rounds played')
})

test('a week with too few rounds says how many are missing', async () => {
  await open({ current: { ...winback.current, rounds: 120, amount: 0 } })
  expect(page()).toContain('120 of 200 rounds played')
})

test('a week that brought more than it took has no difference', async () => {
  await open({ current: { ...winback.current, wins: 5_000_000, amount: 0 } })
  expect(page()).toContain('DifferenceYou are ahead')
})

test('past weeks show what became of them', async () => {
  const week = winback.past[0]!
  await open({
    past: [
      { ...week, status: 'claimed', amount: 112_000 },
      {
        ...week,
        from: '2026-11-01T21:00:00.000Z',
        to: '2026-11-08T21:00:00.000Z',
        status: 'none',
        amount: 0,
      },
      {
        ...week,
        from: '2026-10-25T21:00:00.000Z',
        to: '2026-11-01T21:00:00.000Z',
        status: 'lapsed',
        amount: 41_500,
      },
    ],
  })
  expect(screen.getAllByRole('listitem').map(readText).slice(-3)).toEqual([
    '09 – 15.11Received+1,120 ₽',
    '02 – 08.11No winback—',
    '26.10 – 01.11Not taken415 ₽',
  ])
})

test('what waits is claimed once, and the page says that it is on the balance [2.71] [4.55]', async () => {
  const { user } = await open()
  const held = platform.hold(claimWinback)
  await user.click(button(/^Take 640/))
  await user.click(button(/^Take 640/))
  expect(platform.sent(claimWinback)).toHaveLength(1)
  held.answer({ success: true, amount: 64_000 })
  await screen.findByRole('heading', { level: 1, name: /^640.₽ is on your real balance$/ })
  expect(screen.queryByRole('button', { name: /^Take 640/ })).toBeNull()
  expect(toastStore.getState().waiting).toMatchObject([
    { type: 'success', title: '640\u00a0₽ added to your real balance' },
  ])
})

test('the offer of the next week can be claimed on the page on which the one before was', async () => {
  const line = connectLine('hash-of-player-1', { 'user:1': 0 })
  const data = { winback }
  const Page = () => <WinbackScreen winback={(useRouteLoaderData('root') as typeof data).winback} />
  const { user } = await renderInSite(<Page />, { path: '/winback', site: data, load: () => ({ ...data }) })
  platform.answer(claimWinback, { success: true, amount: 64_000 })
  data.winback = { ...winback, offer: null }
  await user.click(button(/^Take 640/))
  await screen.findByRole('heading', { level: 1, name: /^640.₽ is on your real balance$/ })
  const until = '2026-12-02T20:59:59.000Z'
  data.winback = { ...winback, offer: { amount: 120_000, until } }
  await line.publish('user:1', winbackChanged, { winback: 120_000, currency: 'RUB', until })
  await waitFor(() => expect(button(/^Take 1,200/)).toBeTruthy())
})

test('a claim that is refused says why, and one without an answer may be repeated', async () => {
  const { user } = await open()
  platform.refuse(claimWinback, 403, { code: 'taking_a_break' })
  await user.click(button(/^Take 640/))
  await waitFor(() => expect(alerts()).toHaveLength(1))
  platform.silence(claimWinback)
  await user.click(button(/^Take 640/))
  await waitFor(() => expect(alerts().join()).toContain('you won’t be paid twice'))
})

test('the terms say how much comes back, and that it is never more than a part of the bets', async () => {
  await open({ percent: 5 })
  expect(page()).toContain('5%; 7% from level 5')
  expect(page()).toContain('No more than 1% of the week’s bets')
})

test('without an offer there is nothing to claim', async () => {
  await open({ offer: null })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'To the games' })).toBeTruthy()
})

test('a winback that did not load can be asked for again', async () => {
  await renderInSite(<WinbackScreen winback={null} />, { path: '/winback' })
  expect(alerts().join()).toContain('The winback could not be loaded')
  expect(button('Try again')).toBeTruthy()
})
