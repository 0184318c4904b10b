import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = window as typeof window & { webim?: any }
const frame = () => document.querySelector('iframe')!
const part = (selector: string) => document.querySelector<HTMLElement>(selector)!
const inert = () => [...document.body.querySelectorAll('[inert]')].map(({ id }) => id)
const addedTo = (place: Element, tag: string, id: string, attributes: Record<string, string> = {}) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries({ id, ...attributes })) made.setAttribute(name, value)
  place.append(made)
  return made
}
/** Observers are called before the next task. */
const pass = () => new Promise((resolve) => setTimeout(resolve))

function turn(width: number): void {
  vi.stubGlobal('innerWidth', width)
  dispatchEvent(new Event('resize'))
}
const close = () =>
  dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'close' },
      source: frame().contentWindow,
      origin: location.origin,
    }),
  )

beforeEach(async () => {
  vi.resetModules()
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLIFrameElement) {
    this.srcdoc = '<p>The window</p>'
  })
  vi.spyOn(globalThis, 'addEventListener')
  // happy-dom marks no dialog as modal.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':modal' ? this.hasAttribute('data-modal') : matches.call(this, selector)
  })
  document.body.innerHTML = '<div id="site"><button>Support</button></div><nav id="tabs"></nav>'
  turn(390)
  // A script, and no module.
  await vi.importActual('./button.ts')
})
afterEach(() => {
  close()
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete page.webim
  document.body.replaceChildren()
})

test('a chat that has the whole screen holds the page below out of reach until it is closed, and gives the focus back', () => {
  part('#site button').focus()
  page.webim.api.chat.start()
  expect([inert(), document.activeElement]).toEqual([['site', 'tabs'], frame()])
  close()
  expect([inert(), frame().hidden, document.activeElement]).toEqual([[], true, part('#site button')])
})

test('while the window is open the page is marked, so that its own button can make room, and the button has the focus again after it', () => {
  const marked = () => document.documentElement.hasAttribute('data-chat-open')
  turn(1440)
  part('#site button').focus()
  page.webim.api.chat.start()
  expect(marked()).toBe(true)
  close()
  expect([marked(), document.activeElement]).toEqual([false, part('#site button')])
})

test('the page is told how many layers cover it, and a step back closes the top one: a picture, then the window', () => {
  const layers: number[] = []
  page.webim.handlers = { onLayers: (count: number) => layers.push(count) }
  const told = () => layers.splice(0).at(-1)
  const says = (data: object) =>
    dispatchEvent(
      new MessageEvent('message', { data, source: frame().contentWindow, origin: location.origin }),
    )
  page.webim.api.chat.start()
  expect(told()).toBe(1)
  const sent = vi.spyOn(frame().contentWindow!, 'postMessage').mockReturnValue()
  says({ type: 'ready' })
  says({ type: 'large', isLarge: true })
  expect(told()).toBe(2)
  turn(1440)
  expect(told()).toBe(1)
  page.webim.api.chat.back()
  expect([told(), frame().hidden, sent.mock.lastCall?.[0]]).toEqual([0, false, { type: 'back' }])
  turn(390)
  expect(told()).toBe(1)
  page.webim.api.chat.back()
  expect([told(), frame().hidden, inert()]).toEqual([0, true, []])
  turn(900)
  expect(told()).toBeUndefined()
})

test('a notice that is drawn over the chat stays in reach, also one that comes later', async () => {
  addedTo(document.body, 'div', 'notice', { popover: 'manual' })
  page.webim.api.chat.start()
  expect(inert()).toEqual(['site', 'tabs'])
  addedTo(document.body, 'div', 'later', { popover: 'manual' })
  addedTo(document.body, 'aside', 'bar')
  await pass()
  expect(inert()).toEqual(['site', 'tabs', 'bar'])
  close()
  expect(inert()).toEqual([])
})

test('a modal dialog that is open when a phone is turned stays in reach; one that leaves the page in reach lies below the chat', () => {
  turn(844)
  page.webim.api.chat.start()
  addedTo(document.body, 'dialog', 'question', { open: '', 'data-modal': '' })
  addedTo(document.body, 'dialog', 'popup', { open: '' })
  expect(inert()).toEqual([])
  turn(390)
  expect(inert()).toEqual(['site', 'tabs', 'popup'])
  turn(844)
  expect(inert()).toEqual([])
})

test('what the page holds out of reach as well is freed by the last of the two that lets go', async () => {
  part('#site').inert = true
  page.webim.api.chat.start()
  part('#site').inert = false
  await pass()
  expect(inert()).toEqual(['site', 'tabs'])
  part('#tabs').inert = true
  await pass()
  close()
  expect(inert()).toEqual(['tabs'])
})

test('what the page let go of before the chat did is free after it', async () => {
  part('#site').inert = true
  page.webim.api.chat.start()
  part('#site').inert = false
  await pass()
  close()
  await pass()
  expect(inert()).toEqual([])
})

test('over a modal dialog, such as the cashbox, the chat is one itself, so that it can be reached; without one it leaves the page in reach', () => {
  turn(1440)
  const layer = () => frame().parentElement as HTMLDialogElement
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  page.webim.api.chat.start()
  expect([layer().open, modal.mock.calls.length]).toEqual([true, 0])
  const cashbox = addedTo(document.body, 'dialog', 'cashbox', { open: '', 'data-modal': '' })
  page.webim.api.chat.start()
  expect([layer().open, modal.mock.contexts]).toEqual([true, [layer()]])
  layer().dispatchEvent(new Event('cancel', { cancelable: true }))
  expect([layer().open, frame().hidden]).toEqual([false, true])
  page.webim.api.chat.start()
  layer().setAttribute('data-modal', '')
  expect([layer().open, modal.mock.calls.length]).toEqual([true, 2])
  // The cashbox is closed by a step back: a press on the page finds it in reach again.
  cashbox.remove()
  const open = vi.spyOn(HTMLDialogElement.prototype, 'show')
  layer().dispatchEvent(new Event('click'))
  expect([layer().open, open.mock.calls.length, modal.mock.calls.length]).toEqual([true, 1, 2])
})

test('another language of the page is told to the window and names it; a window that begins anew takes the focus only if it had it', async () => {
  const told = () => sent.mock.calls.splice(0).map(([message]) => message)
  const begin = () =>
    dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'ready' },
        source: frame().contentWindow,
        origin: location.origin,
      }),
    )
  document.documentElement.lang = 'ru'
  turn(1440)
  page.webim.api.chat.start()
  const sent = vi.spyOn(frame().contentWindow!, 'postMessage').mockReturnValue()
  begin()
  expect(told()).toEqual([
    { type: 'language', language: 'ru' },
    { type: 'visitor', visitor: null, reason: undefined },
    { type: 'shown', isAside: false },
  ])
  part('#site button').focus()
  document.documentElement.lang = 'en'
  await pass()
  expect([told(), frame().title]).toEqual([[{ type: 'language', language: 'en' }], 'Chat with support'])
  begin()
  expect(told().at(-1)).toEqual({ type: 'shown', isAside: true })
})
