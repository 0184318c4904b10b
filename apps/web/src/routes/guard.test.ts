import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSessionHint } from '../api/session-hint.ts'
import { forgetVisits, rememberVisit } from '../lib/navigation-history.ts'
import { noteRegion } from '../lib/region.ts'
import { guardVisit } from './guard.ts'

afterEach(() => {
  writeSessionHint(false)
  noteRegion(false)
  forgetVisits()
})

/** Goes from one screen to another in a router that has nothing but the guard. */
async function go(path: string) {
  const loaded: string[] = []
  const loader = ({ url }: { url: URL }) => {
    loaded.push(url.pathname)
    return null
  }
  const router = createMemoryRouter(
    [{ id: 'routes/screens', path: '/', middleware: [guardVisit], children: [{ path: '*', loader }] }],
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

// The rule itself is a table: `lib/judge-visit.test.ts`, and `e2e/site` asks for every address.
test('a guest on the way to a screen of players comes to login, which knows the whole path [2.16]', async () => {
  expect(await go('/cashbox?tab=payout&sum=5')).toMatchObject({
    shown: '/login?redirect=%2Fcashbox%3Ftab%3Dpayout%26sum%3D5',
    loaded: ['/login'],
    errors: [],
  })
})

test('a player on the way to login comes to main, and the way back does not lead there again [2.17]', async () => {
  writeSessionHint(true)
  expect(await go('/login?redirect=%2Fprofile')).toMatchObject({
    shown: '/',
    historyAction: 'REPLACE',
    errors: [],
  })
})

test('a screen that the region closes answers 451 before anything of it is loaded [6.10]', async () => {
  noteRegion(true)
  expect(await go('/play/neon-drive')).toMatchObject({ loaded: [], errors: [{ status: 451 }] })
})

test('a closed screen leaves the frame around it, also when the link to it is followed once more [2.14] [6.10]', async () => {
  noteRegion(true)
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
            middleware: [guardVisit],
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
  rememberVisit({ path: '/play/neon-drive', isErrorPage: true })
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

test('what the rule leaves open is loaded as it was asked for', async () => {
  expect(await go('/games/slots?page=2')).toMatchObject({ shown: '/games/slots?page=2', errors: [] })
  writeSessionHint(true)
  expect(await go('/profile/info')).toMatchObject({
    shown: '/profile/info',
    loaded: ['/profile/info'],
    errors: [],
  })
})

test("a judge that can't be loaded takes no screen down: the screen's own loader is asked", async () => {
  vi.resetModules()
  vi.doMock('../lib/judge-visit.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await go('/games/slots')).toMatchObject({
    shown: '/games/slots',
    loaded: ['/games/slots'],
    errors: [],
  })
  vi.doUnmock('../lib/judge-visit.ts')
})
