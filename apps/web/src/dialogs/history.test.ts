import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearDialogEntries,
  hasDialogEntries,
  judgeStep,
  keepDialogHistory,
  noteScreen,
  setDialogAddress,
} from './dialog-history.ts'
import { keepFirstHearing } from './first-hearing.ts'
import { closeAllModals, closeModal, modalStore, openModal } from './modal-stack.ts'

interface State {
  key: string
  dialogs?: number
  beneath?: { key: string; href: string }
  address?: string
}

/** A browser's history: entries, steps that take a while, and listeners in the order they came. */
class FakeHistory {
  entries: State[] = [{ key: 'before' }, { key: 'screen' }]
  place = 1
  heard: string[] = []
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
  /** As the router does: it hears of a step, and pushes a screen. */
  startRouter() {
    this.listen('popstate', () => {
      this.heard.push(this.state!.key)
      noteScreen(this.state!.key, false)
    })
    noteScreen(this.state!.key, false)
  }
  async show(key: string) {
    if (hasDialogEntries()) await clearDialogEntries()
    this.pushState({ key })
    closeAllModals()
    noteScreen(key, false)
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
  keepFirstHearing()
  stop = keepDialogHistory()
  browser.startRouter()
})
afterEach(async () => {
  closeAllModals()
  await settled()
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a step back closes the dialog on top, and the router hears nothing of it', async () => {
  openModal('menu')
  openModal('alert')
  await settled()
  browser.go(-1)
  await settled()
  expect(names()).toEqual(['menu'])
  browser.go(-1)
  await settled()
  expect([names(), browser.heard]).toEqual([[], []])
  browser.go(-1)
  await settled()
  expect(browser.heard).toEqual(['before'])
})

test('a dialog that is closed by its cross is no step back, and none forward', async () => {
  openModal('menu')
  await settled()
  closeModal('menu')
  await settled()
  browser.go(1)
  await settled()
  expect([browser.state!.key, browser.state!.dialogs, browser.heard]).toEqual(['screen', undefined, []])
  browser.go(-1)
  await settled()
  expect(browser.heard).toEqual(['before'])
})

test('one dialog in place of another takes over its entry', async () => {
  openModal('menu')
  await settled()
  closeModal('menu')
  openModal('support')
  await settled()
  expect(browser.entries).toHaveLength(3)
  browser.go(-1)
  await settled()
  expect([names(), browser.heard]).toEqual([[], []])
})

test('the screen that a dialog leads to follows the one beneath', async () => {
  openModal('menu')
  await settled()
  closeModal('menu')
  await Promise.all([browser.show('next'), settled()])
  await settled()
  expect(browser.entries.map(({ key }) => key)).toEqual(['before', 'screen', 'next'])
})

test('a page that is loaded again with a dialog open stands where the dialog was not', async () => {
  browser.pushState({ key: 'screen', dialogs: 1 })
  noteScreen('screen', false)
  await settled()
  expect(browser.state).toEqual({ key: 'screen' })
})

test('while the router goes somewhere the history is its own', async () => {
  noteScreen('screen', true)
  openModal('alert')
  await settled()
  expect(browser.entries).toHaveLength(2)
  noteScreen('screen', false)
  expect(browser.state!.dialogs).toBe(1)
})

test('a step the browser never takes holds nobody up for long', async () => {
  openModal('menu')
  await settled()
  vi.spyOn(browser, 'go').mockImplementation(() => {})
  const isClear = vi.fn()
  void clearDialogEntries().then(isClear)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isClear).toHaveBeenCalledOnce()
})

const deed = fc.oneof(
  fc.record({
    kind: fc.constantFrom('open' as const, 'close' as const),
    name: fc.constantFrom('menu', 'search', 'alert'),
  }),
  fc.record({ kind: fc.constant('step' as const), delta: fc.constantFrom(-1, 1) }),
  fc.record({ kind: fc.constant('show' as const), key: fc.uuid() }),
)

test('whatever is opened, closed, visited and gone back from: each open dialog has its entry, and every screen one way back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), async (deeds) => {
      for (const one of deeds) {
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
  expect(judgeStep({ screen: 'a', depth: from }, { screen: 'a', depth: to })).toBe(step)
  expect(judgeStep({ screen: 'b', depth: from }, { screen: 'a', depth: to })).toBe('screen')
})

test("a dialog may have an address of its own: a step back closes it and is none for the router, and without words the address is the screen's", async () => {
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
  expect([names(), browser.heard, browser.state!.key]).toEqual([[], [], 'screen'])
})

test("a page loaded by a dialog's address is a screen above the one the dialog lay over, and a step back from it is the router's", async () => {
  openModal('search', {})
  await settled()
  setDialogAddress('/search?q=neo')
  closeAllModals()
  stop()
  const { key } = browser.state!
  stop = keepDialogHistory()
  noteScreen(key, false)
  await settled()
  expect(browser.state).toEqual({ key, address: undefined })
  browser.go(-1)
  await settled()
  expect(browser.heard).toEqual(['screen'])
})

test("without a dialog's entry the screen's address stays as it is", () => {
  setDialogAddress('/search?q=neo')
  expect(browser.state).toEqual({ key: 'screen' })
})
