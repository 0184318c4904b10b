import { expect, test, vi } from 'vitest'
import { createFrameBridge, findHost } from './frame-bridge.ts'

const site = 'http://localhost:3000'

function openFrame(parentOrigin: string | null = site) {
  const listeners: ((event: unknown) => void)[] = []
  const parent = { postMessage: vi.fn() }
  const self = {
    addEventListener: (_: string, listener: (event: unknown) => void) => void listeners.push(listener),
  }
  const bridge = createFrameBridge({
    self: self as unknown as Window,
    parent: parent as unknown as Window,
    parentOrigin,
  })
  const received = vi.fn()
  bridge.listen(received)
  const receive = (event: { source: unknown; origin: string; data: unknown }) =>
    listeners.forEach((listener) => listener(event))
  return { bridge, parent, received, receive }
}
const pause = { source: 'site', type: 'pause' }

test('messages of the hosting site are handled', () => {
  const { received, receive, parent } = openFrame()
  receive({ source: parent, origin: site, data: pause })
  receive({ source: parent, origin: site, data: { source: 'site', type: 'locale', locale: 'en' } })
  expect(received.mock.calls).toEqual([[pause], [{ source: 'site', type: 'locale', locale: 'en' }]])
})

test.each([
  [
    'another origin in the parent window',
    (parent: object) => ({ source: parent, origin: 'http://evil.example', data: pause }),
  ],
  ['another window of the right origin', () => ({ source: {}, origin: site, data: pause })],
  [
    'a message that is not in the vocabulary',
    (parent: object) => ({ source: parent, origin: site, data: { source: 'site', type: 'payOut' } }),
  ],
  [
    'a locale that does not exist',
    (parent: object) => ({
      source: parent,
      origin: site,
      data: { source: 'site', type: 'locale', locale: 'xx' },
    }),
  ],
  ['no object at all', (parent: object) => ({ source: parent, origin: site, data: null })],
])('%s is ignored', (_, build) => {
  const { received, receive, parent } = openFrame()
  receive(build(parent))
  expect(received).not.toHaveBeenCalled()
})

test('the game sends messages only to the site', () => {
  const { bridge, parent } = openFrame()
  bridge.send({ type: 'roundStarted', roundId: 'r1' })
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { source: 'game', type: 'roundStarted', roundId: 'r1' },
    site,
  )
})

test('a page outside a frame sends and handles no messages', () => {
  const { bridge, parent, received, receive } = openFrame(null)
  bridge.send({ type: 'ready' })
  receive({ source: parent, origin: 'null', data: pause })
  expect(parent.postMessage).not.toHaveBeenCalled()
  expect(received).not.toHaveBeenCalled()
})

test('the host is what the browser reports, else the referrer, never a page without a parent', () => {
  const parent = {}
  const view = (changes: object) =>
    ({
      parent,
      location: {},
      document: { referrer: `${site}/play/neon-drive` },
      ...changes,
    }) as unknown as Window
  expect(findHost(view({})).parentOrigin).toBe(site)
  expect(findHost(view({ location: { ancestorOrigins: ['https://yanta.example'] } })).parentOrigin).toBe(
    'https://yanta.example',
  )
  expect(findHost(view({ document: { referrer: '' } })).parentOrigin).toBeNull()
  const alone = view({}) as unknown as { parent: unknown }
  alone.parent = alone
  expect(findHost(alone as unknown as Window).parentOrigin).toBeNull()
})
