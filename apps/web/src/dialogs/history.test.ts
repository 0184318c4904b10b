import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearDialogEntries,
  hasDialogEntries,
  classifyStep,
  startDialogHistory,
  recordScreen,
  setDialogAddress,
} from './history.ts'
import { installPopstateInterceptor } from '../browser/popstate-interceptor.ts'
import { closeAllModals, closeModal, modalStore, openModal } from './store.ts'

interface State {
  key: string
  dialogs?: number
  beneath?: { key: string; href: string }
  address?: string
}

/** A browser's history: entries, asynchronous steps, and listeners in the order they were added. */
class FakeHistory {
  entries: State[] = [{ key: 'before' }, { key: 'screen' }]
  place = 1
  received: string[] = []
  private readonly listeners: ((event: unknown) => void)[] = []
  get state() {
    return this.entries[this.place]
  }
  pushState(state: State) {
    this.entries = [...this.entries.slice(0, this.place + 1), state]
    this.place += 1
  }
  replaceState(state: State, _title: string, address?: string) {
    this.entries[this.place] = { ...state, address }
  }
  go(delta: number) {
    setTimeout(() => {
      const next = this.place + delta
      if (next < 0 || next >= this.entries.length) return
      this.place = next
      let isStopped = false
      for (const listener of this.listeners)
        if (!isStopped)
          listener({
            stopImmediatePropagation() {
              isStopped = true
            },
          })
    })
  }
  listen = (_type: string, listener: (event: unknown) => void) => void this.listeners.push(listener)
  /** Like the router: listens to popstate and pushes a screen. */
  startRouter() {
    this.listen('popstate', () => {
      this.received.push(this.state!.key)
      recordScreen(this.state!.key, false)
    })
    recordScreen(this.state!.key, false)
  }
  async show(key: string) {
    if (hasDialogEntries()) await clearDialogEntries()
    this.pushState({ key })
    closeAllModals()
    recordScreen(key, false)
  }
}

let browser: FakeHistory
let stop: () => void
const names = () => modalStore.getState().stack.map(({ name }) => name)
const settled = () => vi.advanceTimersByTimeAsync(20)

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeHistory()
  vi.stubGlobal('history', browser)
  vi.stubGlobal('addEventListener', browser.listen)
  vi.stubGlobal('location', { href: 'https://site.example/games/slots' })
  installPopstateInterceptor()
  stop = startDialogHistory()
  browser.startRouter()
})
afterEach(async () => {
  closeAllModals()
  await settled()
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a step back closes the top dialog, and the router receives no event', async () => {
  openModal('menu')
  openModal('alert')
  await settled()
  browser.go(-1)
  await settled()
  expect(names()).toEqual(['menu'])
  browser.go(-1)
  await settled()
  expect([names(), browser.received]).toEqual([[], []])
  browser.go(-1)
  await settled()
  expect(browser.received).toEqual(['before'])
})

test('a dialog closed by its cross leaves no entry to go back or forward to', async () => {
  openModal('menu')
  await settled()
  closeModal('menu')
  await settled()
  browser.go(1)
  await settled()
  expect([browser.state!.key, browser.state!.dialogs, browser.received]).toEqual(['screen', undefined, []])
  browser.go(-1)
  await settled()
  expect(browser.received).toEqual(['before'])
})

test('a dialog that replaces another takes over its history entry', async () => {
  openModal('menu')
  await settled()
  closeModal('menu')
  openModal('support')
  await settled()
  expect(browser.entries).toHaveLength(3)
  browser.go(-1)
  await settled()
  expect([names(), browser.received]).toEqual([[], []])
})

test('the screen a dialog navigates to comes right after the screen beneath the dialog', async () => {
  openModal('menu')
  await settled()
  closeModal('menu')
  await Promise.all([browser.show('next'), settled()])
  await settled()
  expect(browser.entries.map(({ key }) => key)).toEqual(['before', 'screen', 'next'])
})

test('a page reloaded with a dialog open goes back to the entry without the dialog', async () => {
  browser.pushState({ key: 'screen', dialogs: 1 })
  recordScreen('screen', false)
  await settled()
  expect(browser.state).toEqual({ key: 'screen' })
})

test('while the router navigates, dialogs leave the history alone', async () => {
  recordScreen('screen', true)
  openModal('alert')
  await settled()
  expect(browser.entries).toHaveLength(2)
  recordScreen('screen', false)
  expect(browser.state!.dialogs).toBe(1)
})

test('a history step that the browser never performs blocks callers only briefly', async () => {
  openModal('menu')
  await settled()
  vi.spyOn(browser, 'go').mockImplementation(() => {})
  const isClear = vi.fn()
  void clearDialogEntries().then(isClear)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isClear).toHaveBeenCalledOnce()
})

const action = fc.oneof(
  fc.record({
    kind: fc.constantFrom('open' as const, 'close' as const),
    name: fc.constantFrom('menu', 'search', 'alert'),
  }),
  fc.record({ kind: fc.constant('step' as const), delta: fc.constantFrom(-1, 1) }),
  fc.record({ kind: fc.constant('show' as const), key: fc.uuid() }),
)

test('after any sequence of steps, each open dialog has its entry and every screen one step back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      for (const one of actions) {
        if (one.kind === 'open') openModal(one.name)
        if (one.kind === 'close') closeModal(one.name)
        if (one.kind === 'step') browser.go(one.delta)
        if (one.kind === 'show') void browser.show(one.key)
        await settled()
      }
      await settled()
      expect(browser.state!.dialogs ?? 0).toBe(names().length)
      const screens = browser.entries
        .slice(0, browser.place + 1)
        .filter(({ dialogs }) => !dialogs)
        .map(({ key }) => key)
      expect(new Set(screens).size).toBe(screens.length)
      const own = browser.entries.slice(0, browser.place + 1).filter(({ dialogs }) => dialogs)
      expect(own.every(({ key }) => key === browser.state!.key)).toBe(true)
      closeAllModals()
      await settled()
    }),
    { numRuns: 60 },
  )
})

test.each([
  [1, 0, 'back'],
  [2, 0, 'back'],
  [0, 1, 'forward'],
  [0, 0, 'screen'],
] as const)('on one screen, from %i dialogs to %i is %s', (from, to, step) => {
  expect(classifyStep({ screen: 'a', depth: from }, { screen: 'a', depth: to })).toBe(step)
  expect(classifyStep({ screen: 'b', depth: from }, { screen: 'a', depth: to })).toBe('screen')
})

test("a dialog may have its own address: a step back closes it without the router, and null restores the screen's", async () => {
  openModal('search', {})
  await settled()
  setDialogAddress('/search?q=n')
  setDialogAddress('/search?q=ne')
  const { key } = browser.state!
  expect(browser.state).toMatchObject({
    dialogs: 1,
    address: '/search?q=ne',
    beneath: { key: 'screen', href: 'https://site.example/games/slots' },
  })
  expect(key).not.toBe('screen')
  expect(browser.entries).toHaveLength(3)
  setDialogAddress(null)
  expect(browser.state).toEqual({ key: 'screen', dialogs: 1, address: 'https://site.example/games/slots' })
  setDialogAddress('/search?q=neo')
  browser.go(-1)
  await settled()
  expect([names(), browser.received, browser.state!.key]).toEqual([[], [], 'screen'])
})

test("a page loaded at a dialog's address is a screen after the one beneath, and the router handles a step back", async () => {
  openModal('search', {})
  await settled()
  setDialogAddress('/search?q=neo')
  closeAllModals()
  stop()
  const { key } = browser.state!
  stop = startDialogHistory()
  recordScreen(key, false)
  await settled()
  expect(browser.state).toEqual({ key, address: undefined })
  browser.go(-1)
  await settled()
  expect(browser.received).toEqual(['screen'])
})

test("without a dialog's entry the screen's address stays as it is", () => {
  setDialogAddress('/search?q=neo')
  expect(browser.state).toEqual({ key: 'screen' })
})
