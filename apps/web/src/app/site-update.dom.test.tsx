// A newer release while pages of an earlier one are open: offered, put in place by one tab, followed by the others.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteUpdate } from '../browser/site-update.ts'
import { openModal } from '../dialogs/store.ts'
import { useUnsavedChanges } from '../navigation/unsaved-changes.ts'
import { button, renderInSite, settle } from '../testing/dom.tsx'
import { watchUpdates } from '../worker/watch-updates.ts'
import { SiteUpdateSlot } from './site-update-slot.tsx'

/** A worker as a page sees it; it answers which release it is. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly received: unknown[] = []
  readonly release: string
  constructor(release: string) {
    super()
    this.release = release
  }
  postMessage(message: { type: string }, [port]: MessagePort[] = []) {
    this.received.push(message)
    port?.postMessage(this.release)
  }
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

let registration: EventTarget & { active: unknown; installing: Worker | null; waiting: Worker | null }
let workers: EventTarget
const reload = vi.fn<() => void>()

beforeEach(() => {
  window.__reactRouterManifest = { version: 'today', url: '/assets/manifest-today.js', routes: {} }
  registration = Object.assign(new EventTarget(), { active: {}, installing: null, waiting: null })
  workers = new EventTarget()
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() =>
  act(() => {
    siteUpdate.setState({ isWatched: false, waiting: null, isApplied: false, isOffered: false })
  }),
)
afterEach(() => document.querySelector('iframe')?.remove())

function openFrame() {
  // No layout in this document: a frame in it is a visible one.
  const frame = Object.assign(document.createElement('iframe'), { checkVisibility: () => true })
  document.body.append(frame)
}
const watch = () => watchUpdates(registration as never, workers as never)
const isOffered = () => screen.queryByText('An update is ready') !== null

/** Until a message has gone through a port that was opened after those before it. */
const passPort = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          port1.close()
          resolve()
        })
        port1.start()
        port2.postMessage('passed')
      }),
  )

async function install(release: string): Promise<Worker> {
  const worker = new Worker(release)
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  registration.installing = null
  registration.waiting = worker
  await act(async () => worker.become('installed'))
  await waitFor(() => expect(worker.received[0]).toEqual({ type: 'release' }))
  await passPort()
  return worker
}
const apply = (release: string) =>
  act(async () => {
    workers.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'updated', release } }))
  })

function DirtyForm() {
  useUnsavedChanges(true)
  return null
}
async function open({ path = '/', isHeldBack = false, isDirty = false } = {}) {
  watch()
  await renderInSite(
    <>
      {isDirty && <DirtyForm />}
      <SiteUpdateSlot isHeldBack={isHeldBack} />
    </>,
    { path },
  )
}

test('a newer release is offered and waits: the page is loaded anew only once it is in place [7.87]', async () => {
  await open()
  expect(isOffered()).toBe(false)
  const worker = await install('tomorrow')
  await waitFor(() => expect(isOffered()).toBe(true))
  expect(worker.received).toEqual([{ type: 'release' }])
  fireEvent.click(button('Update'))
  expect(worker.received).toEqual([{ type: 'release' }, { type: 'update' }])
  expect(reload).not.toHaveBeenCalled()
  worker.become('activating')
  expect(reload).not.toHaveBeenCalled()
  worker.become('activated')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a release that waits since an earlier page is offered too', async () => {
  const worker = new Worker('tomorrow')
  worker.state = 'installed'
  registration.waiting = worker
  await open()
  await waitFor(() => expect(isOffered()).toBe(true))
})

test('put off, the offer is gone, and the release goes on waiting', async () => {
  await open()
  const worker = await install('tomorrow')
  await waitFor(() => expect(isOffered()).toBe(true))
  fireEvent.click(button('Later'))
  expect(isOffered()).toBe(false)
  expect(worker.received).toEqual([{ type: 'release' }])
})

test("a worker of the page's own release, which a reload has brought, is put in place without a question or a reload", async () => {
  await open()
  const worker = await install('today')
  await waitFor(() => expect(worker.received).toEqual([{ type: 'release' }, { type: 'activate' }]))
  worker.become('activated')
  expect([isOffered(), reload.mock.calls.length]).toEqual([false, 0])
})

test.each([
  ['a page that is of this release already', async () => void (await install('today'))],
  [
    'the first worker of a browser',
    async () => {
      registration.active = null
      const worker = new Worker('tomorrow')
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      worker.become('installed')
      expect(worker.received).toEqual([])
    },
  ],
])('nothing is offered to %s', async (_what, happen) => {
  await open()
  await happen()
  await apply('today')
  await settle()
  expect([isOffered(), reload.mock.calls.length]).toEqual([false, 0])
})

test.each([
  ['over the cashbox', { path: '/cashbox' }],
  ['over a game', { path: '/play/neon-drive' }],
  ['beside another question', { isHeldBack: true }],
])('nothing is offered %s', async (_where, circumstances) => {
  await open(circumstances)
  await install('tomorrow')
  await waitFor(() => expect(siteUpdate.getState().waiting).not.toBe(null))
  await settle()
  expect(isOffered()).toBe(false)
})

test('a tab that does nothing follows another one that has updated', async () => {
  await open()
  await install('tomorrow')
  await apply('tomorrow')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['a game or a chat', {}, openFrame],
  ['something typed', {}, () => void fireEvent.input(document.body)],
  ['a dialog', {}, () => openModal('support')],
  ['a form that was typed into', { isDirty: true }, () => {}],
  ['the cashbox', { path: '/cashbox' }, () => {}],
])(
  'with %s open a tab is not loaded anew by itself when another one updates',
  async (_what, circumstances, happen) => {
    await open(circumstances)
    act(() => happen())
    await apply('tomorrow')
    await settle()
    expect(reload).not.toHaveBeenCalled()
  },
)

test('a worker that is long in coming does not keep the visitor from the newer release', async () => {
  await open()
  await install('tomorrow')
  await waitFor(() => expect(isOffered()).toBe(true))
  vi.useFakeTimers()
  fireEvent.click(button('Update'))
  vi.advanceTimersByTime(3_000)
  vi.useRealTimers()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an update that another tab has put in place can be put off, too', async () => {
  await open({ isDirty: true })
  await apply('tomorrow')
  expect(isOffered()).toBe(true)
  fireEvent.click(button('Later'))
  expect(isOffered()).toBe(false)
})

test('such a tab is offered the update, also after it was put off, and updates on its own word', async () => {
  await open({ isDirty: true })
  const worker = await install('tomorrow')
  await waitFor(() => expect(isOffered()).toBe(true))
  fireEvent.click(button('Later'))
  await apply('tomorrow')
  expect([isOffered(), reload.mock.calls.length]).toEqual([true, 0])
  worker.become('activated')
  fireEvent.click(button('Update'))
  expect(reload).toHaveBeenCalledTimes(1)
})
