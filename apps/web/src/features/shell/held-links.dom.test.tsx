import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findShownToast, toastStore } from '../../dialogs/toast-queue.ts'
import { siteHealth } from '../../data/api/browser-call.ts'
import { renderInSite, settle } from '../../testing/dom.tsx'
import { useLinkFollower } from './follow-links.ts'
import { listScreenFiles, useHeldLinks } from './held-links.ts'

const list = {
  version: '1',
  url: '/assets/manifest-ab12.js',
  routes: {
    root: { path: '', module: '/assets/root.js' },
    'routes/main': { index: true, module: '/assets/main.js' },
    'routes/promotions': { path: 'promo', module: '/assets/promo.js' },
    'routes/games': { path: 'games/:slug', module: '/assets/games.js', imports: ['/assets/cards.js'] },
    'routes/not-found': { path: '*', module: '/assets/not-found.js' },
  },
}
const fetched = vi.fn<(address: string) => Promise<Response>>()

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
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('link', { name })))
  await settle()
}
const told = () => findShownToast(toastStore.getState())?.title

beforeEach(() => {
  window.__reactRouterManifest = list
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  delete window.__reactRouterManifest
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  act(() => siteHealth.store.setState({ trouble: null }))
})

test('offline a link to a screen whose code never came leaves the page as it is, and says so', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  expect(address()).toBe('/tournaments')
  expect(told()).toBe('This page hasn’t loaded yet')
  expect(fetched).toHaveBeenCalledWith('/assets/promo.js', { cache: 'force-cache' })
})

test('offline a link to a screen that is in the caches is followed', async () => {
  fetched.mockImplementation(async () => new Response(''))
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Slots')
  expect(address()).toBe('/games/slots')
  expect(fetched.mock.calls.map(([file]) => file)).toEqual(['/assets/games.js', '/assets/cards.js'])
})

test('with a network, and while the site answers, no link is asked about', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { address } = await renderInSite(<Page />, { path: '/tournaments' })
  await press('Promotions')
  expect(address()).toBe('/promo')
  expect(fetched).not.toHaveBeenCalled()
  act(() => siteHealth.store.setState({ trouble: 'unreachable' }))
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await press('Slots')
  expect(address()).toBe('/promo')
})

test.each([
  ['/', ['/assets/main.js']],
  ['/promo', ['/assets/promo.js']],
  ['/GAMES/slots', ['/assets/games.js', '/assets/cards.js']],
  ['/no/such/page/here', ['/assets/not-found.js']],
  ['/tournaments', []],
])('the code of %s is found in the list of routes', (path, files) => {
  expect(listScreenFiles(path, list)).toEqual(files)
})
