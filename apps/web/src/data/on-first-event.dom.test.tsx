import { giftChanged } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { type ComponentType, lazy, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { readText, renderInSite, settle } from '../testing/dom.tsx'
import { connectLine } from '../testing/socket-line.ts'
import { OnFirstEvent } from './on-first-event.tsx'
import { onRoomEvent } from './realtime/room-event.ts'
import { ownRoom } from './realtime/room-subscriptions.ts'
import { useRoom } from './use-room.ts'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })

function Told() {
  const [told, setTold] = useState<string[]>([])
  useRoom({
    room: ownRoom,
    events: [onRoomEvent(giftChanged, ({ id }) => setTold((before) => [...before, id]))],
    onSkipped: () => setTold((before) => [...before, 'lost']),
  })
  return <p>told: {told.join(' ')}</p>
}

/** Code on its way. */
function createCode() {
  const code = { asked: 0, arrive: () => {} }
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        code.asked += 1
        code.arrive = () => resolve({ default: Told })
      }),
  )
  return { code, Late }
}

let { code, Late } = createCode()
beforeEach(() => {
  ;({ code, Late } = createCode())
})

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
const losesEvents = () => act(async () => line.say({ type: 'resync', rooms: ['user:1'] }))
const page = () => readText(document.body)

async function open(props: { orLost?: boolean; isNeeded?: boolean } = {}) {
  const view = await renderInSite(
    <OnFirstEvent room={ownRoom} type={giftChanged.type} {...props}>
      <Late />
    </OnFirstEvent>,
  )
  await settle()
  return view
}

test('code that tells of an event is asked for by the first one, and gets each that came meanwhile, once and in order', async () => {
  await open()
  expect(code.asked).toBe(0)
  await receive('1')
  await receive('2')
  expect([code.asked, page()]).toEqual([1, ''])
  await act(async () => code.arrive())
  expect(await screen.findByText('told: 1 2')).toBeTruthy()
  await receive('3')
  expect(page()).toBe('told: 1 2 3')
})

test('code that is needed before is loaded at once, and gets the events that came during it', async () => {
  await open({ isNeeded: true })
  expect(code.asked).toBe(1)
  await receive('4')
  await act(async () => code.arrive())
  expect(await screen.findByText('told: 4')).toBeTruthy()
})

test('where lost events matter, code that is not here yet learns of the loss', async () => {
  await open({ orLost: true })
  await losesEvents()
  expect(code.asked).toBe(1)
  await act(async () => code.arrive())
  expect(await screen.findByText('told: lost')).toBeTruthy()
})

test('where they do not matter, a loss asks for no code', async () => {
  await open()
  await losesEvents()
  expect(code.asked).toBe(0)
})
