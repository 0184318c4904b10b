import {
  type UserNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@yanta/contract'
import { profile, rewardsSummary, userNotification } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setNewCount } from '../../domain/notification/new-count.ts'
import { button, listIntersections, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationPanel } from './notification-panel.tsx'

const line = connectLine('hash-of-player-7', { 'user:7': 1 })

const hour = 3_600_000
const item = (id: number, title: string, hoursAgo = 0): UserNotification => ({
  ...userNotification,
  id: String(id),
  title,
  createdAt: new Date(Date.now() - hoursAgo * hour - 120_000).toISOString(),
  button: null,
})
const answer = (items: UserNotification[], newCount = items.length, seq = 1) =>
  platform.answer(listNotifications, { items, newCount, epoch: 'e1', seq: { 'user:7': seq } })
const titles = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')!.textContent)

const countOfBell = () =>
  document.getElementById(button('Notifications').getAttribute('aria-describedby')!)!.textContent

afterEach(() => act(() => setNewCount(null)))

async function open(onClose = () => {}) {
  const site = await renderInSite(
    <>
      <NotificationBell onOpen={() => {}} />
      <NotificationPanel onClose={onClose} />
    </>,
    { site: { player: { profile, balance: null, rewards: { ...rewardsSummary, newCount: 2 } } } },
  )
  await settle()
  return site
}

test('new ones are grouped by day, latest first, and opening reads none [4.47]', async () => {
  answer([item(3, 'Level'), item(2, 'Gift'), item(1, 'Old', 24 * 9)])
  await open()
  expect(titles()).toEqual(['New: Level', 'New: Gift', 'New: Old'])
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(headings[0]).toBe('Today')
  expect(headings.at(-1)).toMatch(/^\d{1,2} \w+ \d{4}$/)
  expect(readText(document.body)).toContain('2 minutes ago')
})

test('a press reads one and removes it, a second press before the answer is none; the bell counts down [4.47]', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  expect(countOfBell()).toBe('2 new')
  platform.answer(readNotification, { success: true, newCount: 1 })
  const press = () => void fireEvent.click(button('Mark as read: Level'))
  act(press)
  act(press)
  await settle()
  await waitFor(() => expect(titles()).toEqual(['New: Gift']))
  expect(platform.sent(readNotification)).toHaveLength(1)
  expect(countOfBell()).toBe('1 new')
})

test('its link reads one too, and closes the panel', async () => {
  answer([{ ...item(2, 'Level'), button: { text: 'What the level gives', link: '/profile/levels' } }])
  platform.answer(readNotification, { success: true, newCount: 0 })
  const handleClose = vi.fn()
  await open(handleClose)
  const link = screen.getByRole('link', { name: 'What the level gives' })
  expect(link.getAttribute('href')).toBe('/profile/levels')
  fireEvent.click(link)
  await settle()
  expect([platform.sent(readNotification).length, handleClose.mock.calls.length]).toEqual([1, 1])
})

test('one that could not be marked stays, and the panel says so', async () => {
  answer([item(2, 'Level')])
  await open()
  platform.refuse(readNotification, 503, { code: 'temporarily_unavailable' })
  fireEvent.click(button('Mark as read: Level'))
  await settle()
  expect(titles()).toEqual(['New: Level'])
  expect(readText(document.body)).toContain('It could not be marked as read.')
})

test('all that are shown are read at once; nothing new is told as such', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  platform.answer(readAllNotifications, { success: true, newCount: 0 })
  fireEvent.click(button('Mark all as read'))
  await settle()
  await waitFor(() => expect(titles()).toEqual([]))
  expect(platform.sent(readAllNotifications)).toMatchObject([{ body: { upTo: '2' } }])
  expect(readText(document.body)).toContain('Nothing new yet')
})

test('what was read in another tab leaves here, and what comes is there', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  const say = (seq: number, type: string, data: object) =>
    act(async () => line.say({ type, room: 'user:7', epoch: 'e1', seq, data }))
  await say(2, 'notificationRemoved', { ids: ['1'], newCount: 1 })
  await waitFor(() => expect(titles()).toEqual(['New: Level']))
  answer([item(3, 'Trophy'), item(2, 'Level')], 2, 3)
  await say(3, 'notificationUpdated', { id: '3', newCount: 2 })
  await settle()
  await waitFor(() => expect(titles()).toEqual(['New: Trophy', 'New: Level']))
})

test('further ones come when the reader is near the end [7.13]', async () => {
  const forty = Array.from({ length: 40 }, (_, index) => item(90 - index, `No ${90 - index}`))
  answer(forty, 41)
  await open()
  expect(titles()).toHaveLength(40)
  answer([item(1, 'Last')], 41)
  await act(async () => listIntersections().forEach((watched) => watched.report(true)))
  await settle()
  await waitFor(() => expect(titles().at(-1)).toBe('New: Last'))
  expect(platform.sent(listNotifications).at(-1)!.query.get('offset')).toBe('40')
})

test('a failed list can be asked for again', async () => {
  platform.refuse(listNotifications, 500, { code: 'internal_error' })
  await open()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  answer([item(2, 'Level')])
  fireEvent.click(button('Try again'))
  await settle()
  await waitFor(() => expect(titles()).toEqual(['New: Level']))
})
