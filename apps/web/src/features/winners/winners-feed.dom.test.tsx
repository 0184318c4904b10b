import { listWinners, winnersRoom } from '@yanta/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connectSocket } from '../../data/realtime/site-socket.ts'
import { platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { Line, stubSocket } from '../../testing/socket-line.ts'
import { WinnersFeed } from './winners-feed.tsx'

stubSocket()

const win = (id: string) => ({ id, nick_name: `${id}***`, amount: 10_000, wonAt: '2026-11-20T12:00:00.000Z' })
const listed = (id: string) => ({
  ...win(id),
  game: { slug: 'neon-drive', name: 'Neon Drive', preview: '/a.webp' },
})
const told = (id: string) => ({
  ...win(id),
  game: { slug: 'neon-drive', name: { ru: 'Неоновый драйв', en: 'Neon Drive' }, preview: '/a.webp' },
})
const names = () => screen.queryAllByRole('link').map((link) => /^\w+\*{3}/.exec(readText(link))?.[0])

test('wins that arrive while the list is open appear at its top, one after the other, in the language of the page', async () => {
  platform.answer(listWinners, {
    data: [listed('Ann')],
    options: { currency: 'RUB' },
    epoch: 'e1',
    seq: { [winnersRoom]: 7 },
  })
  connectSocket('/socket', null)
  await renderInSite(<WinnersFeed />)
  await settle()
  const line = Line.latest!
  await act(async () => {
    line.welcome()
  })
  await waitFor(() => expect(line.received.some(({ rooms }) => rooms?.includes(winnersRoom))).toBe(true))
  await act(async () => line.say({ type: 'joined', rooms: { [winnersRoom]: 7 } }))
  expect(names()).toEqual(['Ann***'])
  for (const [index, id] of ['Bob', 'Cid'].entries()) {
    const frame = {
      type: 'winnersAdded',
      room: winnersRoom,
      epoch: 'e1',
      seq: 8 + index,
      data: { data: [told(id)] },
    }
    await act(async () => line.say(frame))
  }
  expect(names()).toEqual(['Cid***', 'Bob***', 'Ann***'])
  expect(screen.queryAllByText('Neon Drive')).toHaveLength(3)
})
