import { getRewardsSummary } from '@yanta/contract'
import { profile, rewardsSummary, serverData, userLevel } from '@yanta/contract/fixtures'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteHealth } from '../../data/api/browser-call.ts'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { platform, readText, renderInSite } from '../../testing/dom.tsx'
import { Line, stubSocket } from '../../testing/socket-line.ts'
import { useWaitingCount } from '../gift/waiting-count.ts'
import { useLevel } from '../level/use-level.ts'
import { useNewCount } from '../notification/new-count.ts'
import { useLivePlayer } from './use-live-player.ts'

stubSocket()

const rewards = { ...rewardsSummary, giftCount: 3, newCount: 2, epoch: 'e1', seq: { 'user:1': 7 } }

afterEach(() => act(() => emitPlayerEvent('logout')))

function Numbers({ known }: { known: typeof rewards | null }) {
  useLivePlayer({ profile, balance: null, rewards: known }, serverData.socketUrl)
  return <p>{`level ${useLevel()?.xp}, gifts ${useWaitingCount()}, new ${useNewCount()}`}</p>
}

async function open(known: typeof rewards | null) {
  // The guest's socket of the test before: once it is open, the player gets another one.
  Line.latest?.welcome()
  Line.latest = undefined
  await renderInSite(<Numbers known={known} />, { site: { player: { profile, rewards: known } } })
}
const page = () => readText(document.body)

async function connect() {
  await waitFor(() => expect(Line.latest).toBeDefined())
  const line = Line.latest!
  line.welcome()
  line.say({ type: 'joined', rooms: { 'user:1': 7 } })
  return (seq: number, type: string, data: object) =>
    act(async () => line.say({ type, room: 'user:1', epoch: 'e1', seq, data }))
}

test('the numbers of the frame are those of the page, asked for by nobody, and events change them [7.86]', async () => {
  await open(rewards)
  expect(page()).toBe(`level ${userLevel.xp}, gifts 3, new 2`)
  const say = await connect()
  await say(7, 'notificationUpdated', { id: '1', newCount: 9 })
  await say(8, 'milesNotification', { ...userLevel, xp: 64_900 })
  await say(9, 'notificationUpdated', { id: '2', newCount: 3 })
  await waitFor(() => expect(page()).toBe('level 64900, gifts 3, new 3'))
  await say(10, 'notificationRemoved', { ids: ['2'], newCount: 2 })
  expect(page()).toBe('level 64900, gifts 3, new 2')
  expect(platform.sent(getRewardsSummary)).toEqual([])
})

test('a page whose rewards failed to load asks for them once', async () => {
  platform.answer(getRewardsSummary, rewards)
  await open(null)
  expect(page()).toBe('level undefined, gifts null, new 0')
  await waitFor(() => expect(page()).toBe(`level ${userLevel.xp}, gifts 3, new 2`))
  expect(platform.sent(getRewardsSummary)).toHaveLength(1)
})

test('where the code of the socket could not be loaded, events change the numbers once the network is back', async () => {
  const doubt = vi.spyOn(siteHealth, 'doubt').mockResolvedValue()
  vi.doMock('./live-player.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await open(rewards)
  await waitFor(() => expect(doubt).toHaveBeenCalledOnce())
  vi.doUnmock('./live-player.ts')
  dispatchEvent(new Event('online'))
  const say = await connect()
  await say(8, 'notificationUpdated', { id: '1', newCount: 5 })
  await waitFor(() => expect(page()).toBe(`level ${userLevel.xp}, gifts 3, new 5`))
  doubt.mockRestore()
})

test('a logout forgets all of them [4.18]', async () => {
  await open(null)
  await waitFor(() => expect(page()).not.toContain('undefined'))
  act(() => emitPlayerEvent('logout'))
  expect(page()).toBe('level undefined, gifts null, new 0')
})
