// What the router reports, with the site's links and its one handler of errors, which the entry gives it.
import { writeLog, type LogLine } from '@yanta/contract'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, data, Outlet, RouterProvider } from 'react-router'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportRouteError } from '../data/api/report.ts'
import { useLinkFollower } from '../features/shell/follow-links.ts'
import { pass, platform, settle, stopTime } from '../testing/dom.tsx'

function Site() {
  useLinkFollower()
  return (
    <>
      {['/', '/games/table', '/broken', '/missing', '/undrawn'].map((path) => (
        <a key={path} href={path}>
          {path}
        </a>
      ))}
      <Outlet />
    </>
  )
}
function Undrawn(): never {
  throw new TypeError('no rows')
}

type DetachedWindow = Window & { happyDOM: DetachedWindowAPI }
const load = vi.fn(async () => 'games')
let router: ReturnType<typeof createMemoryRouter>
beforeEach(async () => {
  stopTime()
  // Links compare their address with the document's, which another file's test may have left elsewhere.
  ;(window as unknown as DetachedWindow).happyDOM.setURL('http://localhost:3000/')
  load.mockClear()
  router = createMemoryRouter([
    {
      path: '/',
      Component: Site,
      children: [
        { index: true, element: <h1>lobby</h1> },
        { path: 'games/:category', loader: load, element: <h1>games</h1> },
        {
          path: 'broken',
          loader: () => {
            throw new RangeError('no such page')
          },
          element: <h1>shown</h1>,
          errorElement: <h1>broken</h1>,
        },
        {
          path: 'missing',
          loader: () => {
            // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to answer a status
            throw data(null, { status: 404 })
          },
          element: <h1>shown</h1>,
          errorElement: <h1>missing</h1>,
        },
        { path: 'undrawn', Component: Undrawn, errorElement: <h1>undrawn</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} onError={reportRouteError} />)
  await settle()
  expect(screen.getByRole('heading').textContent).toBe('lobby')
})
afterEach(() => router.dispose())

const click = (path: string) => act(async () => void fireEvent.click(screen.getByText(path)))
/** What becomes of the history, by completed navigation. */
function watchHistory(): string[] {
  const actions: string[] = []
  let last = router.state.location.key
  router.subscribe(({ historyAction, location: { key, pathname } }) => {
    if (key !== last) actions.push(`${historyAction} ${pathname}`)
    last = key
  })
  return actions
}
async function readLog() {
  await settle()
  await pass(3_000)
  await settle()
  return platform
    .sent(writeLog)
    .flatMap(({ body }) => body as LogLine[])
    .map(({ label, message }) => [label, message])
}

test('a screen whose loader throws is an error of the log, one that does not exist is none [8.7]', async () => {
  await click('/missing')
  expect(await readLog()).toEqual([])
  expect(screen.getByRole('heading').textContent).toBe('missing')
  await click('/broken')
  expect(await readLog()).toEqual([['FETCH_SPA_ASYNC_DATA', 'RangeError: no such page']])
  expect(screen.getByRole('heading').textContent).toBe('broken')
})

test('a screen that throws while it is drawn is an error of the log [8.6] [8.7]', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await click('/undrawn')
  expect(await readLog()).toEqual([['GLOBAL_VUE_ERROR_HANDLER', 'TypeError: no rows']])
  written.mockRestore()
})

test('a link to the current screen adds no entry to the history, and is no error however often it is pressed [8.7]', async () => {
  const actions = watchHistory()
  for (let press = 0; press < 3; press += 1) await click('/')
  expect(await readLog()).toEqual([])
  expect(actions).toEqual(['REPLACE /', 'REPLACE /', 'REPLACE /'])
})

test('a link pressed again before its screen has come makes one entry, and the navigation that it replaces is no error [8.7]', async () => {
  const actions = watchHistory()
  const answers: (() => void)[] = []
  load.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve('games'))))
  for (let press = 0; press < 3; press += 1) await click('/games/table')
  for (const answer of answers) answer()
  expect(await readLog()).toEqual([])
  expect(actions).toEqual(['PUSH /games/table'])
})
