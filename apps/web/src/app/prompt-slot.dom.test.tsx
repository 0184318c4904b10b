import { savePushSubscription } from '@yanta/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { siteUpdate } from '../browser/site-update.ts'
import { closeModal, openModal } from '../dialogs/store.ts'
import { toastStore } from '../dialogs/toast-queue.ts'
import { button, pass, platform, renderInSite, settle, stopTime } from '../testing/dom.tsx'
import { PromptSlot } from './prompt-slot.tsx'

const requestPermission = vi.fn(async () => 'granted')
const subscribe = vi.fn(async () => ({
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
}))

async function open({ path = '/', visit = 2, playerId = '1' as string | null, permission = 'default' } = {}) {
  stopTime()
  requestPermission.mockClear()
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({ pushManager: { getSubscription: async () => null, subscribe } }),
    },
  })
  return renderInSite(<PromptSlot visit={visit} pushKey="key" playerId={playerId} />, { path })
}
async function wait(ms: number) {
  await pass(ms)
  await settle()
}
const asked = () => screen.queryByText('Want updates that matter?') !== null

test('a returning player is asked after 8 seconds, and the browser does not ask by itself [7.87]', async () => {
  await open()
  await wait(7_900)
  expect(asked()).toBe(false)
  await wait(200)
  expect(asked()).toBe(true)
  expect(requestPermission).not.toHaveBeenCalled()
})

test.each([
  ['in a first visit', { visit: 1 }],
  ['as a guest', { playerId: null }],
  ['where permission was denied', { permission: 'denied' }],
  ['on the cashbox', { path: '/cashbox' }],
  ['beside a game', { path: '/play/neon-drive' }],
])('nothing is offered %s', async (_, circumstances) => {
  await open(circumstances)
  await wait(60_000)
  expect(asked()).toBe(false)
})

test('nothing is offered beside an update of the site, until that is put off', async () => {
  siteUpdate.setState({ isOffered: true })
  await open()
  await wait(10_000)
  expect(asked()).toBe(false)
  act(() => siteUpdate.setState({ isOffered: false }))
  await wait(0)
  expect(asked()).toBe(true)
})

test('nothing is offered while a dialog is open', async () => {
  await open()
  act(() => openModal('support'))
  await wait(10_000)
  expect(asked()).toBe(false)
  act(() => closeModal('support'))
  await wait(0)
  expect(asked()).toBe(true)
})

test('a no holds for thirty days, and nothing else is offered in this visit', async () => {
  const { unmount } = await open()
  await wait(8_100)
  fireEvent.click(button('No, thanks'))
  await wait(0)
  expect(asked()).toBe(false)
  unmount()
  await open({ visit: 3 })
  await wait(8_100)
  expect(asked()).toBe(false)
})

test("a yes opens the browser's prompt, sends the subscription to the platform, and confirms it [7.87]", async () => {
  await open()
  platform.answer(savePushSubscription, {} as never)
  await wait(8_100)
  fireEvent.click(button('Turn on'))
  await wait(0)
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(platform.sent(savePushSubscription).map(({ body }) => body)).toEqual([
    {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
      timeZone: expect.any(String) as string,
    },
  ])
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual([
    'We’ll let you know about what matters',
  ])
  expect(asked()).toBe(false)
})
