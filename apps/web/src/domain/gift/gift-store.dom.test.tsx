import { listGifts } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { platform, settle } from '../../testing/dom.tsx'
import { giftStore, loadGifts, offerGifts, refreshGifts, settleGift } from './gift-store.ts'

const list = (...ids: string[]) => ({ data: { data: ids.map((id) => ({ ...gift, id })) } })
const known = () => [...giftStore.getState().gifts.keys()]
const asked = () => platform.sent(listGifts).length

test('gifts are asked for one at a time; what changes meanwhile is asked for once more', async () => {
  const held = platform.hold(listGifts)
  platform.answer(listGifts, list('2'))
  void loadGifts()
  for (let count = 0; count < 5; count += 1) void loadGifts()
  held.answer(list('1'))
  await settle()
  expect(asked()).toBe(2)
  expect(known()).toEqual(['2'])
})

test('a change is followed by a request only where gifts are known', async () => {
  platform.answer(listGifts, list('1'))
  refreshGifts()
  await settle()
  expect(asked()).toBe(0)
  offerGifts([gift])
  refreshGifts()
  await settle()
  expect(asked()).toBe(1)
})

const activations = [
  ['cash', 1],
  ['giftspin', 0],
  ['nondeposit', 0],
] as const
test.each(activations)('after a %s gift all are loaded %i times [4.41]', async (type, times) => {
  platform.answer(listGifts, list('31'))
  offerGifts([gift])
  settleGift(type, [{ ...gift, state: 'used' }])
  expect(giftStore.getState().gifts.get('31')?.state).toBe('used')
  await settle()
  expect(asked()).toBe(times)
})

test('a logout forgets the gifts, and an answer that comes after it [4.18]', async () => {
  offerGifts([gift])
  const held = platform.hold(listGifts)
  void loadGifts()
  emitPlayerEvent('logout')
  expect(giftStore.getState()).toMatchObject({ isLoaded: false, isLoading: false })
  held.answer(list('1'))
  await settle()
  expect(known()).toEqual([])
})

test('a failed loading keeps what is known', async () => {
  offerGifts([gift])
  platform.refuse(listGifts, 503, { code: 'temporarily_unavailable' })
  await loadGifts()
  expect(giftStore.getState().refusal?.code).toBe('temporarily_unavailable')
  expect(known()).toEqual(['31'])
})
