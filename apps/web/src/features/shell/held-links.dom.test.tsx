import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouteList } from '../../browser/route-list.ts'
import { findShownToast, toastStore } from '../../dialogs/toast-queue.ts'
import { siteHealth } from '../../data/api/browser-call.ts'
import { renderInSite, settle } from '../../testing/dom.tsx'
import { useLinkFollower } from './follow-links.ts'
import { findListedScreen, useHeldLinks } from './held-links.ts'

/** As a released page has it: what screens import is not in it. */
const createList = (): RouteList => ({
  version: '1',
  url: '/assets/manifest-ab12.js',
  routes: {
    root: { path: '', module: '/assets/root.js' },
    'routes/main': { index: true, module: '/assets/main.js' },
    'routes/promotions': { path: 'promo', module: '/assets/promo.js' },
    'routes/games': { path: 'games/:slug', module: '/assets/games.js' },
    'routes/not-found': { path: '*', module: '/assets/not-found.js' },
  },
})
/** As it is once the list of imports has come. */
function addImports(): void {
  const { routes } = window.__reactRouterManifest!
  for (const route of Object.values(routes)) route.imports = []
  routes['routes/games']!.imports = ['/assets/cards.js']
}
const routerWindow = window as { __reactRouterRouteModules?: Record<string, unknown> }
const fetched = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>()

function Page() {
  useLinkFollower()
  useHeldLinks()
  return (
    <>
      <a href="/promo">Promotions</a>
      <a href="/games/slots">Slots</a>
      <a href="/cashbox">Cashbox</a>
    </>
  )
}
const link = (name: string) => screen.getByRole('link', { name })
const press = async (name: string) => {
  await act(async () => fireEvent.click(link(name)))
  await settle()
}
const told = () => findShownToast(toastStore.getState())?.title

const files = () => fetched.mock.calls.map(([file]) => file)
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

// The browser is idle at once; undone by no test, because the page that is taken away after it cancels.
Object.assign(globalThis, {
  requestIdleCallback(work: () => void) {
    work()
    return 1
  },
  cancelIdleCallback() {},
})

beforeEach(() => {
  window.__reactRouterManifest = createList()
  setOnline(false)
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  delete window.__reactRouterManifest
  delete routerWindow.__reactRouterRouteModules
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  act(() => siteHealth.store.setState({ trouble: null }))
})

test('offline a link to a screen whose code never came leaves the page as it is, and says so', async () => {
  addImports()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  expect(address()).toBe('/tournaments')
  expect(told()).toBe('This page hasn’t loaded yet')
  expect(fetched).toHaveBeenCalledWith('/assets/promo.js', expect.objectContaining({ cache: 'force-cache' }))
})

test('offline a link to a screen that is in the caches, with what it imports, is followed', async () => {
  addImports()
  fetched.mockImplementation(async () => new Response(''))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Slots')
  expect(address()).toBe('/games/slots')
  expect(files()).toEqual(['/assets/games.js', '/assets/cards.js'])
  expect(told()).toBe(undefined)
})

test('offline a screen in the caches is held when one file that it imports is not there', async () => {
  addImports()
  fetched.mockImplementation(async (file) => {
    if (file === '/assets/cards.js') throw new TypeError('Failed to fetch')
    return new Response('')
  })
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Slots')
  expect(address()).toBe('/tournaments')
  expect(told()).toBe('This page hasn’t loaded yet')
})

test('offline a screen whose imports are not known is held, though its own file is in the caches', async () => {
  fetched.mockImplementation(async () => new Response(''))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Slots')
  expect(address()).toBe('/tournaments')
  expect(told()).toBe('This page hasn’t loaded yet')
})

test('what screens import is asked for when the browser is idle, without any link hovered', async () => {
  vi.stubEnv('PROD', true)
  setOnline(true)
  fetched.mockImplementation(async () => Response.json({ 'routes/games': ['/assets/cards.js'] }))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await settle()
  expect(files()).toEqual(['/assets/imports-ab12.json'])
  setOnline(false)
  await press('Slots')
  expect(address()).toBe('/games/slots')
  expect(files().slice(1)).toEqual(['/assets/games.js', '/assets/cards.js'])
})

test('offline a link to a screen that the router has loaded is followed at once', async () => {
  routerWindow.__reactRouterRouteModules = { 'routes/promotions': {} }
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  expect(address()).toBe('/promo')
  expect(fetched).not.toHaveBeenCalled()
})

test('while a screen is asked about, its link says so, and the last link pressed counts; a server that hangs ends the wait', async () => {
  addImports()
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  setOnline(true)
  siteHealth.store.setState({ trouble: 'unreachable' })
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  await press('Promotions')
  await press('Slots')
  const busy = () => ['Promotions', 'Slots'].map((name) => link(name).getAttribute('aria-busy'))
  expect(files()).toEqual(['/assets/promo.js', '/assets/games.js', '/assets/cards.js'])
  expect(timeout.mock.calls).toEqual([[2_000], [2_000]])
  expect(busy()).toEqual(['false', 'true'])
  expect(told()).toBe(undefined)
  await act(async () => time.abort())
  await settle()
  expect(busy()).toEqual(['false', 'false'])
  expect(address()).toBe('/tournaments')
  expect(told()).toBe('This page hasn’t loaded yet')
})

test('a link that has left the page while it was asked about is not followed', async () => {
  addImports()
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValue(answer.promise)
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  const pressed = link('Promotions')
  const click = vi.spyOn(pressed, 'click')
  await press('Promotions')
  const place = pressed.parentNode!
  const next = pressed.nextSibling
  pressed.remove()
  await act(async () => answer.resolve(new Response('')))
  await settle()
  place.insertBefore(pressed, next)
  expect(click).not.toHaveBeenCalled()
  expect(address()).toBe('/tournaments')
  expect(told()).toBe(undefined)
})

test('a link that is followed while another is asked about is the one that counts', async () => {
  addImports()
  routerWindow.__reactRouterRouteModules = { 'routes/games': {} }
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValue(answer.promise)
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  await press('Slots')
  expect(address()).toBe('/games/slots')
  await act(async () => answer.resolve(new Response('')))
  await settle()
  expect(address()).toBe('/games/slots')
})

test('with a network, and while the site answers, no link is asked about', async () => {
  setOnline(true)
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  expect(address()).toBe('/promo')
  expect(fetched).not.toHaveBeenCalled()
})

test('with a network, but while the site does not answer, a link is asked about as offline', async () => {
  addImports()
  setOnline(true)
  siteHealth.store.setState({ trouble: 'unreachable' })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Slots')
  expect(files()).toEqual(['/assets/games.js', '/assets/cards.js'])
  expect(address()).toBe('/tournaments')
})

test.each([
  ['/', 'routes/main'],
  ['/promo', 'routes/promotions'],
  ['/GAMES/slots', 'routes/games'],
  ['/no/such/page/here', 'routes/not-found'],
  ['/tournaments', undefined],
])('the screen of %s is found in the list of routes', (path, id) => {
  expect(findListedScreen(path, createList())?.[0]).toBe(id)
})
