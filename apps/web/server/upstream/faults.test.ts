// Requests to a hanging platform time out after eight seconds [9.5], by fake timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
})
afterEach(async () => {
  vi.useRealTimers()
  await under.close()
})

/** Resolves once the platform has received the request; sockets run on real time. */
async function askedFor(path: string): Promise<void> {
  while (!under.platform.received.some((request) => request.path.startsWith(path)))
    await new Promise((resolve) => setImmediate(resolve))
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const silences = [
  ['a document', '/', '/json-api/serverdata', {}],
  [
    "a player's document",
    '/',
    '/json-api/users/profile',
    { cookie: 'default_auth_token=access.token.example' },
  ],
  ['a call', '/json-api/banners', '/json-api/banners', { 'x-requested-with': 'XMLHttpRequest' }],
  [
    'a login',
    '/json-api/login',
    '/json-api/login',
    { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
  ],
] as const
test.each(silences)('%s is answered 503 after 8 s of silence [9.5]', async (_what, url, path, headers) => {
  under.platform.faults.set(path, 'hang')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let status: number | undefined
  const isPost = url === '/json-api/login'
  void under.site
    .inject({
      method: isPost ? 'POST' : 'GET',
      url,
      headers,
      ...(isPost ? { payload: '{"type":"email","login":"a","password":"b"}' } : {}),
    })
    .then((answer) => {
      status = answer.statusCode
    })
  await askedFor(path)
  await vi.advanceTimersByTimeAsync(7_900)
  await settle()
  expect(status).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  while (status === undefined) await settle()
  expect(status).toBe(503)
})
