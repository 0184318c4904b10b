import { getHighFiveStatistics, giveHighFive, highFiveReceived, listHighFives } from '@yanta/contract'
import { highFive, highFiveStatistics, profile, promotion } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setServerTime } from '../../browser/server-clock.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { openModal } from '../../dialogs/store.ts'
import {
  alerts,
  button,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { FlyingFives } from './flying-fives.tsx'
import { HighFivePanel } from './high-five-panel.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const cocktails = { ...promotion, slug: 'cocktail-hour', isHighFiveEnabled: true }
const site = { player: { profile, balance: null } }
const page = () => readText(document.body)
const rows = (name: string) =>
  [...screen.getByRole('list', { name }).querySelectorAll('li')].map((row) => readText(row))
const lena = { ...highFive, id: '1', userId: '41', nick_name: 'Lena.sol', isAnswered: true }
const vesna = { ...highFive, id: '2', userId: '42', nick_name: 'vesna99' }
const guest = { ...highFive, id: '3', userId: null, nick_name: null, avatar: null }
const resetsAt = '2026-11-20T21:00:00.000Z'

beforeEach(() => {
  stopTime('2026-11-20T18:00:00.000Z')
  setServerTime(new Date().toISOString())
})

async function open(statistics: object = {}, items = [lena, vesna, guest]) {
  platform.answer(getHighFiveStatistics, { ...highFiveStatistics, resetsAt, ...statistics })
  platform.answer(listHighFives, { items, totalItems: items.length })
  const view = await renderInSite(<HighFivePanel promotion={cocktails} />, { site })
  await screen.findByRole('heading', { name: 'Given today' })
  await settle()
  return view
}

test('the tallies of the day say how many are left and what a full one has brought [3.28] [7.40] [9.28]', async () => {
  await open()
  expect(screen.getByRole('img', { name: 'Given today: 3 of 5' })).toBeTruthy()
  expect(page()).toContain('Given today3 / 52 more for +5 points')
  expect(page()).toContain('Received today5 / 5Full for today, +10 points earned')
})

test('received ones can be returned, returned ones and those of guests can’t [7.38] [7.39]', async () => {
  const { user } = await open()
  expect(rows('Received')).toEqual([
    expect.stringMatching(/^LLena.sol|Lena.sol/),
    expect.stringContaining('Return'),
    expect.stringContaining('A guest'),
  ])
  expect(rows('Received')[0]).toContain('Returned')
  expect(screen.getAllByRole('button', { name: /^Return the high five/ })).toHaveLength(1)
  platform.answer(giveHighFive, { sentToday: 4, limit: 5, isGuest: false })
  await user.click(button('Return the high five: vesna99'))
  // What is counted is fetched anew.
  await waitFor(() => expect(platform.sent(getHighFiveStatistics)).toHaveLength(2))
  expect(platform.sent(giveHighFive).map(({ body }) => body)).toEqual([{ actionId: '12', toUserId: '42' }])
})

test('the lists are asked for by their type, ten and then ten more [7.38]', async () => {
  const { user } = await open({}, [vesna])
  expect(platform.sent(listHighFives).at(-1)!.query.get('type')).toBe('received')
  platform.answer(listHighFives, { items: [lena], totalItems: 25 })
  await user.click(screen.getByRole('tab', { name: 'Given' }))
  await waitFor(() => expect(rows('Given')).toHaveLength(1))
  expect(platform.sent(listHighFives).at(-1)!.query.get('type')).toBe('sent')
  expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull()
  await user.click(button('Show more'))
  await waitFor(() => expect(platform.sent(listHighFives).at(-1)!.query.get('limit')).toBe('20'))
})

test('one received while the page is open counts at once [7.86]', async () => {
  await open({ received: { ...highFiveStatistics.received, count: 1, isBonusGiven: false } })
  platform.answer(getHighFiveStatistics, {
    ...highFiveStatistics,
    resetsAt,
    received: { count: 2, limit: 5, bonus: 10, isBonusGiven: false },
  })
  await line.publish('user:1', highFiveReceived, {
    id: '9',
    actionId: '12',
    slug: 'cocktail-hour',
    nick_name: 'Freya_88',
  })
  await waitFor(() => expect(page()).toContain('Received today2 / 5'))
  const asked = platform.sent(getHighFiveStatistics).length
  await line.publish('user:1', highFiveReceived, { id: '10', actionId: '99', slug: 'other', nick_name: null })
  await settle()
  expect(platform.sent(getHighFiveStatistics)).toHaveLength(asked)
})

test('at midnight of the site everything is fetched anew', async () => {
  await open()
  platform.answer(getHighFiveStatistics, {
    ...highFiveStatistics,
    resetsAt: '2026-11-21T21:00:00.000Z',
    sent: { count: 0, limit: 5, bonus: 5, isBonusGiven: false },
  })
  await pass(3 * 3_600_000 - 1_000)
  expect(page()).toContain('Given today3 / 5')
  await pass(1_000)
  await settle()
  expect(page()).toContain('Given today0 / 5')
})

test('who takes no part is told to join, and sees no lists [6.6]', async () => {
  platform.refuse(getHighFiveStatistics, 403, { code: 'user_not_participate' })
  await renderInSite(<HighFivePanel promotion={cocktails} />, { site })
  expect(await screen.findByText('High fives are for participants')).toBeTruthy()
  expect(platform.sent(listHighFives)).toEqual([])
})

test('a guest is asked to give five, and told when it counts [6.3]', async () => {
  await renderInSite(<HighFivePanel promotion={cocktails} />)
  expect(page()).toContain('Register within 24 hours and your high fives count for both of you')
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/registration')
  expect(platform.calls).toEqual([])
})

test('what did not load is asked for again', async () => {
  platform.silence(getHighFiveStatistics)
  const { user } = await renderInSite(<HighFivePanel promotion={cocktails} />, { site })
  await waitFor(() => expect(alerts().join()).toContain('The high fives could not be loaded'))
  platform.answer(getHighFiveStatistics, highFiveStatistics)
  platform.answer(listHighFives, { items: [], totalItems: 0 })
  await user.click(button('Try again'))
  expect(await screen.findByText('Nobody has high-fived you yet')).toBeTruthy()
})

test('a list that did not load says so, and is asked for again [8.4]', async () => {
  platform.answer(getHighFiveStatistics, { ...highFiveStatistics, resetsAt })
  platform.refuse(listHighFives, 500)
  const { user } = await renderInSite(<HighFivePanel promotion={cocktails} />, { site })
  const again = await screen.findByRole('button', { name: 'Try again' })
  platform.answer(listHighFives, { items: [lena], totalItems: 1 })
  await user.click(again)
  await waitFor(() => expect(rows('Received')).toHaveLength(1))
})

test('a high five that was refused says why, and can be given again [8.4]', async () => {
  const { user } = await open()
  platform.refuse(giveHighFive, 409, { code: 'high_five_daily_limit_reached' })
  await user.click(button('Return the high five: vesna99'))
  await waitFor(() =>
    expect(toastStore.getState().waiting).toMatchObject([
      { type: 'info', text: expect.stringContaining('today') },
    ]),
  )
  expect(button('Return the high five: vesna99').disabled).toBe(false)
})

const receive = (id: string, nick_name: string | null = 'Freya_88', slug = 'cocktail-hour') =>
  line.publish('user:1', highFiveReceived, { id, actionId: '12', slug, nick_name })

async function openFlying(path = '/') {
  const view = await renderInSite(<FlyingFives />, { site, path })
  // A screen reader has to know of the region first.
  await pass(100)
  await settle()
  return view
}
const icon = () => screen.queryByRole('button', { name: /high five|high-fived/ })

test('an icon flies in for three seconds when somebody gives five, as a status [2.32] [9.1]', async () => {
  await openFlying()
  await receive('1')
  expect(icon()!.closest('[role=status]')).toBeTruthy()
  expect(readText(icon()!)).toContain('Freya_88 high-fived you')
  await pass(2_999)
  expect(icon()).toBeTruthy()
  await pass(1)
  await settle()
  await pass(500)
  expect(icon()).toBeNull()
})

test('pressed, the icon opens the promotion by its slug [2.33]', async () => {
  const { user, address } = await openFlying('/profile/gifts')
  await receive('1', null, 'cocktail-hour-20261120')
  expect(readText(icon()!)).toContain('A guest high-fived you')
  await user.click(icon()!)
  await waitFor(() => expect(address()).toBe('/promo/cocktail-hour-20261120'))
})

test('several come one after another, each once, the latest at most', async () => {
  await openFlying()
  for (const id of ['1', '1', '2', '3', '4', '5']) await receive(id, `Player ${id}`)
  const seen: string[] = []
  for (let second = 0; second < 20; second++) {
    const name = icon() && /Player \d/.exec(readText(icon()!))![0]
    if (name && seen.at(-1) !== name) seen.push(name)
    await pass(1_000)
  }
  expect(seen).toEqual(['Player 1', 'Player 4', 'Player 5'])
})

test('for who asked for less motion the icon is there without a flight', async () => {
  const animate = vi.fn<() => void>()
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animate as never)
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  await openFlying()
  await receive('1')
  expect(icon()).toBeTruthy()
  expect(animate).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('over a game and over the hunt the icon leaves the controls at the lower edge alone', async () => {
  const { unmount } = await openFlying('/play/neon-drive')
  await receive('1')
  expect(icon()!.closest('[role=status]')!.className).toContain('atTop')
  unmount()
  await openFlying()
  await receive('2')
  expect(icon()!.closest('[role=status]')!.className).not.toContain('atTop')
  act(() => openModal('duckHunt', { promotionId: '14', title: 'Duck patrol' }))
  await waitFor(() => expect(icon()!.closest('[role=status]')!.className).toContain('atTop'))
})
