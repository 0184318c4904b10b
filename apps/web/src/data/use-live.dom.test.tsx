import { listWinners, winnersAdded, winnersRoom } from '@yanta/contract'
import { winner } from '@yanta/contract/fixtures'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { platform, settle } from '../testing/dom.tsx'
import { connectLine } from '../testing/socket-line.ts'
import { browserCall } from './api/browser-call.ts'
import { useLive } from './use-live.ts'

const line = connectLine(null)

const answer = (seq: number, ...ids: string[]) =>
  platform.answer(listWinners, {
    data: ids.map((id) => ({ ...winner, id })),
    options: { currency: 'RUB' },
    epoch: 'e1',
    seq: { [winnersRoom]: seq },
  })
const receive = (...frames: object[]) => act(async () => frames.forEach((frame) => line.say(frame)))
const added = (seq: number, id: string) => ({
  type: 'winnersAdded',
  room: winnersRoom,
  epoch: 'e1',
  seq,
  data: { data: [{ ...winner, id, game: { ...winner.game, name: { ru: 'Нить', en: 'Thread' } } }] },
})
const sent = (type: string) => line.received.filter((frame) => frame.type === type).length

async function open() {
  const hook = renderHook(
    ({ key }: { key: string }) =>
      useLive(
        { key, room: winnersRoom, fetch: (signal) => browserCall(listWinners, {}, { signal }) },
        winnersAdded,
        (shown, event) => ({
          ...shown,
          data: [...event.data.map(({ id }) => ({ ...winner, id })), ...shown.data],
        }),
      ),
    { initialProps: { key: 'ru' } },
  )
  await settle()
  return { ...hook, ids: () => hook.result.current.value?.data.map(({ id }) => id) }
}

test('the events of its room continue a snapshot, those it contains or that come twice are dropped', async () => {
  answer(7, 'a')
  const { ids, unmount } = await open()
  await receive({ type: 'joined', rooms: { [winnersRoom]: 7 } })
  await receive(added(7, 'a'), added(8, 'b'), added(8, 'b'), added(9, 'c'))
  expect(ids()).toEqual(['c', 'b', 'a'])
  unmount()
})

test('events that are lost for good mean fetching again', async () => {
  answer(7, 'a')
  const { ids, unmount } = await open()
  await receive({ type: 'joined', rooms: { [winnersRoom]: 7 } })
  await receive(added(10, 'd'))
  expect(ids()).toEqual(['a'])
  answer(10, 'd', 'c', 'b', 'a')
  await receive({ type: 'resync', rooms: [winnersRoom] })
  await waitFor(() => expect(ids()).toEqual(['d', 'c', 'b', 'a']))
  await receive(added(11, 'e'))
  expect(ids()).toEqual(['e', 'd', 'c', 'b', 'a'])
  unmount()
})

test('another key begins anew, and the snapshot before stays until it is here, with what events made of it', async () => {
  answer(7, 'a')
  const { ids, result, rerender, unmount } = await open()
  await receive({ type: 'joined', rooms: { [winnersRoom]: 7 } })
  await receive(added(8, 'b'))
  const held = platform.hold(listWinners)
  rerender({ key: 'en' })
  expect(ids()).toBeUndefined()
  expect(result.current.latest?.data.map(({ id }) => id)).toEqual(['b', 'a'])
  held.answer({
    data: [{ ...winner, id: 'x' }],
    options: { currency: 'RUB' },
    epoch: 'e1',
    seq: { [winnersRoom]: 8 },
  })
  await waitFor(() => expect(ids()).toEqual(['x']))
  await settle()
  await receive(added(9, 'c'))
  expect(ids()).toEqual(['c', 'x'])
  unmount()
})

test('a component that goes leaves the room; one whose snapshot could not be fetched never joined it', async () => {
  answer(7, 'a')
  const { unmount } = await open()
  const [joined, left] = [sent('jointoroom'), sent('leaveroom')]
  unmount()
  expect(sent('leaveroom')).toBe(left + 1)
  platform.refuse(listWinners, 500, { code: 'internal_error' })
  const failed = await open()
  expect([failed.result.current.phase, sent('jointoroom')]).toEqual(['failed', joined])
  failed.unmount()
})
