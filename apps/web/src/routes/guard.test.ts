import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSessionHint } from '../data/api/session-hint.ts'
import { forgetEntries, recordEntry } from '../navigation/history.ts'
import { recordRegion } from '../site/region.ts'
import { guardNavigation } from './guard.ts'

afterEach(() => {
  writeSessionHint(false)
  recordRegion(false)
  forgetEntries()
})

/** Navigates in a router that has only the guard. */
async function go(path: string) {
  const loaded: string[] = []
  const loader = ({ url }: { url: URL }) => {
    loaded.push(url.pathname)
    return null
  }
  const router = createMemoryRouter(
    [{ id: 'routes/screens', path: '/', middleware: [guardNavigation], children: [{ path: '*', loader }] }],
    { initialEntries: ['/about'] },
  )
  router.initialize()
  await vi.waitFor(() => expect(loaded).toEqual(['/about']))
  await router.navigate(path)
  const { location, errors, historyAction } = router.state
  return {
    shown: location.pathname + location.search,
    loaded: loaded.slice(1),
    historyAction,
    errors: Object.values(errors ?? {}),
  }
}

// The policy itself is a table: `navigation/access-policy.test.ts`, and `e2e/site` requests every address.
test('a guest navigating to a screen of players is sent to login with the whole path [2.16]', async () => {
  expect(await go('/cashbox?tab=payout&sum=5')).toMatchObject({
    shown: '/login?redirect=%2Fcashbox%3Ftab%3Dpayout%26sum%3D5',
    loaded: ['/login'],
    errors: [],
  })
})

test('a player navigating to login is sent to main by a replace, so that going back skips it [2.17]', async () => {
  writeSessionHint(true)
  expect(await go('/login?redirect=%2Fprofile')).toMatchObject({
    shown: '/',
    historyAction: 'REPLACE',
    errors: [],
  })
})

test('a screen closed by the region answers 451 before its data is loaded [6.10]', async () => {
  recordRegion(true)
  expect(await go('/play/neon-drive')).toMatchObject({ loaded: [], errors: [{ status: 451 }] })
})

test('a closed screen retains the layout around it, also when its link is followed again [2.14] [6.10]', async () => {
  recordRegion(true)
  const [frame, game] = [vi.fn(() => 'frame'), vi.fn(() => 'game')]
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        loader: frame,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        ErrorBoundary: () => null,
        children: [
          {
            id: 'routes/screens',
            middleware: [guardNavigation],
            ErrorBoundary: () => null,
            children: [
              { path: 'about', loader: () => null },
              { path: 'play/:name', loader: game },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/about'] },
  )
  router.initialize()
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  await router.navigate('/play/neon-drive')
  expect([frame.mock.calls.length, game.mock.calls.length]).toEqual([1, 0])
  recordEntry({ path: '/play/neon-drive', isErrorPage: true })
  for (let again = 2; again < 4; again++) {
    expect(router.state).toMatchObject({
      errors: { 'routes/screens': { status: 451 } },
      loaderData: { root: 'frame' },
    })
    expect(Object.keys(router.state.errors!)).toEqual(['routes/screens'])
    await router.navigate('/play/neon-drive')
    expect(frame).toHaveBeenCalledTimes(again)
  }
})

test('an open screen is loaded as requested', async () => {
  expect(await go('/games/slots?page=2')).toMatchObject({ shown: '/games/slots?page=2', errors: [] })
  writeSessionHint(true)
  expect(await go('/profile/info')).toMatchObject({
    shown: '/profile/info',
    loaded: ['/profile/info'],
    errors: [],
  })
})

test('an access policy that fails to load breaks no screen: its own loader runs', async () => {
  vi.resetModules()
  vi.doMock('../navigation/access-policy.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await go('/games/slots')).toMatchObject({
    shown: '/games/slots',
    loaded: ['/games/slots'],
    errors: [],
  })
  vi.doUnmock('../navigation/access-policy.ts')
})
