import { giftChanged } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass, renderInSite, settle, stopTime } from '../testing/dom.tsx'
import { connectLine } from '../testing/socket-line.ts'
import { siteHealth } from './api/browser-call.ts'
import { onRoomEvent } from './realtime/room-event.ts'
import { ownRoom } from './realtime/room-subscriptions.ts'
import { useRoom } from './use-room.ts'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const doubt = vi.spyOn(siteHealth, 'doubt')
let asked = 0

beforeEach(() => {
  asked = 0
  doubt.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.doUnmock('./realtime/follow-room.ts')
  siteHealth.store.setState({ trouble: null })
})

/** From now on the code of rooms can't be loaded. */
const loseCode = () =>
  vi.doMock('./realtime/follow-room.ts', () => {
    asked += 1
    throw new TypeError('Failed to fetch dynamically imported module')
  })

function Told() {
  const [told, setTold] = useState<string[]>([])
  useRoom({
    room: ownRoom,
    events: [onRoomEvent(giftChanged, ({ id }) => setTold((before) => [...before, id]))],
  })
  return <p>told: {told.join(' ')}</p>
}

const receive = (id: string) =>
  line.publish('user:1', giftChanged, {
    id,
    type: 'cash',
    state: 'received',
    reason: 'promotions',
    image: gift.image,
    titles: { ru: `Подарок ${id}`, en: `Gift ${id}` },
    change: 'received',
  })

async function openWithoutCode() {
  loseCode()
  stopTime()
  const site = await renderInSite(<Told />)
  await settle()
  expect([asked, doubt.mock.calls.length]).toEqual([1, 1])
  return site
}

test('where the code of rooms could not be loaded, a page is live once the site has recovered', async () => {
  await openWithoutCode()
  act(() => siteHealth.store.setState({ trouble: 'unreachable' }))
  vi.doUnmock('./realtime/follow-room.ts')
  act(() => siteHealth.store.setState({ trouble: null }))
  await settle()
  await receive('1')
  expect(screen.getByText('told: 1')).toBeTruthy()
})

test('where only that code was lost, it is loaded again after a few seconds', async () => {
  await openWithoutCode()
  vi.doUnmock('./realtime/follow-room.ts')
  await pass(2_000)
  await settle()
  await receive('2')
  expect(screen.getByText('told: 2')).toBeTruthy()
})

test('the code of rooms that stays lost is asked for ever less often, and no more for a page that has gone', async () => {
  const { unmount } = await openWithoutCode()
  for (const [seconds, times] of [
    [2, 2],
    [4, 3],
    [8, 4],
  ] as const) {
    await pass(seconds * 1_000)
    await settle()
    expect(asked).toBe(times)
  }
  unmount()
  await pass(60_000)
  dispatchEvent(new Event('online'))
  await settle()
  expect(asked).toBe(4)
})
