import { Suspense } from 'react'
import { RouterContextProvider, type ServerBuild, createRequestHandler, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type SsrContext, ssrContext } from './data/api/ssr-context.ts'
import * as entry from './entry.server.tsx'

function FailingPart(): never {
  throw new Error('a part without its data')
}

function Screen() {
  const isFailing = useLocation().search.startsWith('?failing')
  return <Suspense>{isFailing ? <FailingPart /> : <p>screen</p>}</Suspense>
}

const screen = {
  default: Screen,
  ErrorBoundary: () => <p>error</p>,
  loader: ({ request }: { request: Request }) => {
    if (request.url.endsWith('/broken')) throw new Error('the loader of /new-password/s3cret broke')
    return null
  },
}
const place = { id: 'screen', path: '*', module: '/screen.js', hasLoader: true, imports: [] }
const build = {
  entry: { module: entry },
  routes: { screen: { ...place, module: screen } },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      screen: {
        ...place,
        hasAction: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: true,
      },
    },
    url: '/manifest.js',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

async function ask(path: string, init?: RequestInit) {
  const context = new RouterContextProvider()
  const onError = vi.fn<SsrContext['onError']>()
  context.set(ssrContext, { brandHead: '', onError } as unknown as SsrContext)
  const request = new Request(`https://yanta.example${path}`, init)
  const { status } = await createRequestHandler(build, 'production')(request, context)
  return { status, errors: onError.mock.calls.flat() }
}

test('a form posted to a screen without an action is answered 405, and its address is not logged', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = new URLSearchParams({ a: '1' })
  expect(await ask('/new-password/s3cret', { method: 'POST', body })).toEqual({ status: 405, errors: [] })
  expect(written).not.toHaveBeenCalled()
})

test("an error of rendering a document goes to the server's log, which masks it, and not to the console", async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status, errors } = await ask('/broken')
  expect([status, errors]).toEqual([500, [new Error('the loader of /new-password/s3cret broke')]])
  expect(written).not.toHaveBeenCalled()
})

test("a part that only the browser can render is reported to the server's log", async () => {
  expect(await ask('/')).toEqual({ status: 200, errors: [] })
  const { status, errors } = await ask('/?failing')
  expect([status, errors]).toEqual([200, [expect.any(Error)]])
})
