import {
  type EventData,
  type EventDeclaration,
  type UserNotification,
  listNotifications,
  notificationRemoved,
  notificationUpdated,
  readAllNotifications,
  readNotification,
} from '@yanta/contract'
import { profile, rewardsSummary, userNotification } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import type { RoomSource } from '../../data/realtime/follow-room.ts'
import { useRoom } from '../../data/use-room.ts'
import { setNewCount } from '../../domain/notification/new-count.ts'
import { button, listIntersections, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationPanel } from './notification-panel.tsx'

const line = connectLine('hash-of-player-7', { 'user:7': 1 })

type RoomFetch = NonNullable<RoomSource['fetch']>

const hour = 3_600_000
const item = (id: number, title: string, hoursAgo = 0): UserNotification => ({
  ...userNotification,
  id: String(id),
  title,
  createdAt: new Date(Date.now() - hoursAgo * hour - 120_000).toISOString(),
  button: null,
})
/** Of the last event; the line is one for all tests. */
let seq = 1
const list = (items: UserNotification[], newCount = items.length) => ({
  items,
  newCount,
  epoch: 'e1',
  seq: { 'user:7': seq },
})
const answer = (items: UserNotification[], newCount?: number) =>
  platform.answer(listNotifications, list(items, newCount))
function publish<E extends EventDeclaration>(event: E, data: EventData<E>) {
  seq += 1
  return line.publish('user:7', event, data)
}
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
  await publish(notificationRemoved, { ids: ['1'], newCount: 1 })
  await waitFor(() => expect(titles()).toEqual(['New: Level']))
  answer([item(3, 'Trophy'), item(2, 'Level')])
  await publish(notificationUpdated, { id: '3', newCount: 2 })
  await settle()
  await waitFor(() => expect(titles()).toEqual(['New: Trophy', 'New: Level']))
})

const badge = () => screen.getByRole('heading', { level: 2 }).nextElementSibling!.textContent
/** Read, and no longer there. */
async function read(title: string, newCount: number) {
  platform.answer(readNotification, { success: true, newCount })
  fireEvent.click(button(`Mark as read: ${title}`))
  await settle()
  expect(titles()).not.toContain(`New: ${title}`)
}

test('one that was read does not come back with a late answer, and is not counted', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  const held = platform.hold(listNotifications)
  await publish(notificationUpdated, { id: '3', newCount: 3 })
  await read('Level', 2)
  answer([item(3, 'Trophy'), item(1, 'Gift')])
  held.answer(list([item(3, 'Trophy'), item(2, 'Level'), item(1, 'Gift')]))
  await settle()
  expect([titles(), badge()]).toEqual([['New: Trophy', 'New: Gift'], '2'])
})

test('those read all at once do not come back with a late answer, while a later one does come', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  const held = platform.hold(listNotifications)
  await publish(notificationUpdated, { id: '3', newCount: 3 })
  platform.answer(readAllNotifications, { success: true, newCount: 1 })
  fireEvent.click(button('Mark all as read'))
  await settle()
  answer([item(3, 'Trophy')])
  held.answer(list([item(3, 'Trophy'), item(2, 'Level'), item(1, 'Gift')]))
  await settle()
  expect([titles(), badge()]).toEqual([['New: Trophy'], '1'])
})

test('one that was read does not come back when lost events are fetched', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  const held = platform.hold(listNotifications)
  await act(async () => line.say({ type: 'resync', rooms: ['user:7'] }))
  await read('Level', 1)
  held.answer(list([item(2, 'Level'), item(1, 'Gift')]))
  await settle()
  expect([titles(), badge()]).toEqual([['New: Gift'], '1'])
})

/** Something else of the player that is fetched when events were lost. */
function Other({ latest }: { latest: ReturnType<RoomFetch> }) {
  useRoom({ room: ownRoom, fetch: () => latest, events: [] })
  return null
}

test('one that is read while something else is still fetched does not come back either', async () => {
  answer([item(2, 'Level'), item(1, 'Gift')])
  await open()
  const other = Promise.withResolvers<Awaited<ReturnType<RoomFetch>>>()
  await renderInSite(<Other latest={other.promise} />)
  await settle()
  await act(async () => line.say({ type: 'resync', rooms: ['user:7'] }))
  await settle()
  await read('Level', 1)
  other.resolve({ ok: true, value: { epoch: 'e1', seq: { 'user:7': seq } } })
  await settle()
  expect([titles(), badge()]).toEqual([['New: Gift'], '1'])
})

test('none is left out when further ones are fetched while one is being read', async () => {
  const all = Array.from({ length: 42 }, (_, index) => item(90 - index, `No ${90 - index}`))
  answer(all.slice(0, 40), 42)
  await open()
  const held = platform.hold(readNotification)
  fireEvent.click(button('Mark as read: No 90'))
  await settle()
  // The platform has read it already.
  answer(all.slice(40), 41)
  await act(async () => listIntersections().forEach((watched) => watched.report(true)))
  await settle()
  expect(platform.sent(listNotifications).at(-1)!.query.get('offset')).toBe('39')
  held.answer({ success: true, newCount: 41 })
  await settle()
  expect([titles().length, badge()]).toEqual([41, '41'])
})

test('none is left out when one is read while further ones are fetched', async () => {
  const all = Array.from({ length: 42 }, (_, index) => item(90 - index, `No ${90 - index}`))
  answer(all.slice(0, 40), 42)
  await open()
  const held = platform.hold(listNotifications)
  await act(async () => listIntersections().forEach((watched) => watched.report(true)))
  await read('No 90', 41)
  // The platform had counted it as read already.
  answer(all.slice(40), 41)
  held.answer(list(all.slice(41), 41))
  await settle()
  expect(platform.sent(listNotifications).at(-1)!.query.get('offset')).toBe('39')
  expect([titles().length, titles().at(-2), badge()]).toEqual([41, 'New: No 50', '41'])
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
