import { giftChanged } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { lazy, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readText, renderInSite, settle } from '../testing/dom.tsx'
import { connectLine } from '../testing/socket-line.ts'
import { siteHealth } from './api/browser-call.ts'
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
  const code = { asked: 0, arrive: () => {}, fail: () => {} }
  const load = () =>
    new Promise<void>((resolve, reject) => {
      code.asked += 1
      code.arrive = resolve
      code.fail = () => reject(new TypeError('no such file'))
    })
  return { code, load }
}

const Late = lazy(() => Promise.resolve({ default: Told }))
let { code, load } = createCode()
beforeEach(() => {
  ;({ code, load } = createCode())
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
    <OnFirstEvent room={ownRoom} type={giftChanged.type} load={load} {...props}>
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

test('code that could not be loaded is asked for again by the next event, and tells of all that came', async () => {
  const doubt = vi.spyOn(siteHealth, 'doubt').mockResolvedValue()
  await open()
  await receive('5')
  await act(async () => code.fail())
  expect(doubt).toHaveBeenCalledOnce()
  await receive('6')
  expect(code.asked).toBe(2)
  await act(async () => code.arrive())
  expect(await screen.findByText('told: 5 6')).toBeTruthy()
  doubt.mockRestore()
})

test('what was needed once stays, and tells of what comes later', async () => {
  function Page() {
    const [isNeeded, setIsNeeded] = useState(true)
    return (
      <>
        <button onClick={() => setIsNeeded(false)}>no more</button>
        <OnFirstEvent room={ownRoom} type={giftChanged.type} load={load} isNeeded={isNeeded}>
          <Late />
        </OnFirstEvent>
      </>
    )
  }
  await renderInSite(<Page />)
  await settle()
  await act(async () => code.arrive())
  act(() => screen.getByRole('button').click())
  await receive('7')
  expect(await screen.findByText('told: 7')).toBeTruthy()
})
