import { getRewardsSummary, giftChanged, listGifts } from '@yanta/contract'
import { gift, profile, rewardsSummary } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { giftStore, offerGifts } from '../../domain/gift/gift-store.ts'
import { setWaitingCount } from '../../domain/gift/waiting-count.ts'
import { setWelcomeLeft, useWelcomeLeft } from '../../domain/gift/welcome-left.ts'
import { WaitingGifts } from '../../domain/gift/waiting-gifts.tsx'
import { pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { GiftNews } from './gift-news.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })

let seq = 0
const receive = (id: string, more: object = {}) =>
  act(async () =>
    line.say({
      type: giftChanged.type,
      room: 'user:1',
      epoch: 'e1',
      seq: (seq += 1),
      data: {
        id,
        type: 'cash',
        state: 'received',
        reason: 'promotions',
        image: gift.image,
        titles: { ru: `Подарок ${id}`, en: `Gift ${id}` },
        change: 'received',
        ...more,
      },
    }),
  )
const toasts = () => toastStore.getState().waiting.map(({ title, text }) => `${title}: ${text}`)
const page = () => readText(document.body)

afterEach(() =>
  act(() => {
    emptyClientStores()
    setWaitingCount(null)
    setWelcomeLeft(undefined)
  }),
)

function Left() {
  return useWelcomeLeft() === null ? 'nothing left' : null
}

async function open({ welcomeLeft = null }: { welcomeLeft?: number | null } = {}) {
  const site = await renderInSite(
    <>
      <GiftNews />
      <WaitingGifts />
      {welcomeLeft !== null && <Left />}
    </>,
    {
      site: { player: { profile, balance: null, rewards: { ...rewardsSummary, giftCount: 3, welcomeLeft } } },
    },
  )
  await settle()
  stopTime()
  return site
}

test('the gift of an achievement is left to the toast of the achievement', async () => {
  const { unmount } = await open()
  await receive('1', { reason: 'achievement' })
  await receive('2')
  await pass(200)
  expect(toasts()).toEqual([expect.stringMatching(/: Gift 2$/)])
  unmount()
})

test('news within 200 ms are one toast and one request [4.44-4.45], [9.4]', async () => {
  platform.answer(listGifts, { data: { data: [gift] } })
  const { unmount } = await open()
  act(() => offerGifts([]))
  await receive('1')
  await pass(100)
  await receive('2')
  await receive('3')
  await pass(99)
  expect([toasts(), platform.sent(listGifts)]).toEqual([[], []])
  await pass(1)
  expect(toasts()).toEqual(['3 new gifts: Gift 1, Gift 2, Gift 3'])
  expect(platform.sent(listGifts)).toHaveLength(1)
  await pass(1_000)
  expect([...giftStore.getState().gifts.keys()]).toEqual(['31'])
  unmount()
})

test('the number of waiting gifts is that of the page, and asked for again by news', async () => {
  const { unmount } = await open()
  expect([page(), platform.sent(getRewardsSummary)]).toEqual(['3', []])
  platform.answer(getRewardsSummary, { ...rewardsSummary, giftCount: 4 })
  await receive('1')
  await pass(300)
  expect(page()).toBe('4')
  expect(platform.sent(listGifts)).toEqual([])
  unmount()
})

test('news of gifts ask anew what a welcome bonus still adds, also once gifts are loaded', async () => {
  platform.answer(listGifts, { data: { data: [gift] } })
  const { unmount } = await open({ welcomeLeft: 300_000 })
  act(() => offerGifts([]))
  platform.answer(getRewardsSummary, { ...rewardsSummary, welcomeLeft: null })
  await receive('1')
  await pass(300)
  expect(page()).toContain('nothing left')
  unmount()
})

test('once gifts are loaded, they are what is counted [4.40]', async () => {
  const { unmount } = await open()
  act(() =>
    offerGifts([
      { ...gift, expiredAt: null },
      { ...gift, id: '2', reason: 'compoints' },
    ]),
  )
  expect(page()).toBe('1')
  unmount()
})

test('an answer that comes after the player has logged out changes no number of the next one', async () => {
  const { unmount } = await open()
  const held = platform.hold(getRewardsSummary)
  await receive('1')
  await pass(200)
  act(() => emitPlayerEvent('logout'))
  held.answer({ ...rewardsSummary, giftCount: 7 })
  await pass(0)
  expect(page()).not.toContain('7')
  unmount()
})

test('what this tab has activated itself loads no other gift; news of another state do [4.41]', async () => {
  platform.answer(listGifts, { data: { data: [gift] } })
  const { unmount } = await open()
  act(() => offerGifts([{ ...gift, id: '5', type: 'giftspin', state: 'activated', expiredAt: null }]))
  await receive('5', { change: 'activated', state: 'activated' })
  await pass(300)
  expect(platform.sent(listGifts)).toEqual([])
  await receive('5', { change: 'used', state: 'used' })
  await pass(300)
  expect(platform.sent(listGifts)).toHaveLength(1)
  unmount()
})
