import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSessionHint } from '../api/session-hint.ts'
import { forgetVisits, rememberVisit } from '../lib/navigation-history.ts'
import { noteRegion } from '../lib/region.ts'
import { routeTable } from '../lib/route-table.ts'
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

test.each([
  ['/profile', '/login?redirect=%2Fprofile'],
  ['/cashbox?tab=payout&sum=5', '/login?redirect=%2Fcashbox%3Ftab%3Dpayout%26sum%3D5'],
])('a guest on the way to %s comes to login, which knows the whole path [2.16]', async (path, shown) => {
  expect(await go(path)).toMatchObject({ shown, loaded: ['/login'], errors: [] })
})

test.each(['/login', '/login?redirect=%2Fprofile', '/registration', '/remind', '/new-password/a1b2'])(
  'a player on the way to %s comes to main, and the way back does not lead there again [2.17]',
  async (path) => {
    writeSessionHint(true)
    expect(await go(path)).toMatchObject({ shown: '/', historyAction: 'REPLACE', errors: [] })
  },
)

test.each(['/play/neon-drive', '/login', '/registration', '/remind', '/new-password/a1b2'])(
  'a visitor of a blocked region finds %s closed with 451, before anything of it is loaded [6.10]',
  async (path) => {
    noteRegion(true)
    expect(await go(path)).toMatchObject({ loaded: [], errors: [{ status: 451 }] })
  },
)

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

test('the cashbox is not closed to a blocked region [6.10]', async () => {
  noteRegion(true)
  writeSessionHint(true)
  expect(await go('/cashbox')).toMatchObject({ shown: '/cashbox', errors: [] })
})

test('a player opens his own screens, and everybody the others [2.16]', async () => {
  expect(await go('/games/slots?page=2')).toMatchObject({ shown: '/games/slots?page=2', errors: [] })
  writeSessionHint(true)
  expect(await go('/profile/info')).toMatchObject({
    shown: '/profile/info',
    loaded: ['/profile/info'],
    errors: [],
  })
})

const visitors = {
  guest: [false, false],
  player: [true, false],
  blocked: [false, true],
  blockedPlayer: [true, true],
} as const
const cases = Object.entries<{ path: string; access: string; isClosedByRegion?: boolean }>(
  routeTable,
).flatMap(([name, entry]) =>
  Object.keys(visitors).map((who) => [name, who as keyof typeof visitors, entry] as const),
)

test.each(cases)(
  'every route of the table, %s as %s: closed by region, sent to login, sent to main or shown [2.16-2.17], [6.10]',
  async (_name, who, { path, access, isClosedByRegion }) => {
    const [hasSession, isBlocked] = visitors[who]
    writeSessionHint(hasSession)
    noteRegion(isBlocked)
    const wanted = `${path.replace(/:\w+/g, 'some-slug')}?page=2`
    const login = `/login?redirect=${encodeURIComponent(wanted)}`
    const { shown, errors } = await go(wanted)
    if (isBlocked && (isClosedByRegion || (access === 'player' && !hasSession)))
      expect(errors).toMatchObject([{ status: 451 }])
    else
      expect([shown, errors]).toEqual([
        access === 'player' && !hasSession ? login : access === 'guest' && hasSession ? '/' : wanted,
        [],
      ])
  },
)

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
