// The site under reconstruction [2.70]: this server's caches must not outlive the switch.
import { reconstructionChanged } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteUnderTest, plainBuild, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument: async (request, ssr) => {
        const response = await plainBuild.renderDocument(request, ssr)
        // Unknown screens answer 404 in any state of the site.
        return request.url.endsWith('/login') && ssr.hasSession
          ? new Response(null, { status: 302, headers: { location: '/' } })
          : response
      },
    },
  )
  await under.site.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => under.close())

const get = (url: string, cookie = '') => under.site.inject({ url, headers: { cookie } })
const session = 'default_auth_token=access.token.example; refresh_token=refresh-token-example'

async function switchTo(isUnderReconstruction: boolean, url = '/'): Promise<void> {
  under.platform.answers.set('/json-api/serverdata', [200, { ...serverData, isUnderReconstruction }])
  await expect
    .poll(() => under.platform.push(reconstructionChanged, { isUnderReconstruction }), {
      interval: 20,
      timeout: 5_000,
    })
    .toBe(1)
  await expect
    .poll(async () => (await get(url)).statusCode, { interval: 5, timeout: 1_000 })
    .toBe(isUnderReconstruction ? 503 : 200)
}

test('the platform is not polled for reconstruction: it pushes the change', async () => {
  const asked = vi.fn()
  under.platform.server.on('request', asked)
  await switchTo(true)
  asked.mockClear()
  await wait(1_500)
  expect(asked).not.toHaveBeenCalled()
})

test('a switch during a lost connection is detected on reconnect', async () => {
  await switchTo(false)
  under.platform.answers.set('/json-api/serverdata', [200, { ...serverData, isUnderReconstruction: true }])
  under.platform.cutLines()
  await expect.poll(async () => (await get('/')).statusCode, { interval: 20, timeout: 5_000 }).toBe(503)
})

test('a cached page is not served from the moment of the switch, and is again as soon as it is over', async () => {
  expect((await get('/')).statusCode).toBe(200)
  await switchTo(true)
  const { headers } = await get('/')
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'private, no-store' })
  expect(headers).not.toHaveProperty('etag')
  await switchTo(false)
  expect((await get('/')).headers).not.toHaveProperty('retry-after')
})

test.each([
  ['a guest', '/', ''],
  ['a guest at a page that is not there', '/missing', ''],
  ['a guest at a screen that needs a login', '/profile', ''],
  ['a player', '/', session],
  ['a player whose session would have to be renewed', '/profile', 'refresh_token=refresh-token-example'],
])('%s gets 503', async (_who, url, cookie) => {
  await switchTo(true)
  const answer = await get(url, cookie)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
})

test('sessions go on: none is renewed, no cookie changes, and a popup for guests redirects a player to main', async () => {
  await switchTo(true)
  under.platform.received.length = 0
  const answer = await get('/profile', session)
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(
    under.platform.received
      .map(({ path }) => path.split('?')[0])
      .filter((path) => path !== '/json-api/serverdata'),
  ).toEqual([])
  expect((await get('/login', session)).headers.location).toBe('/')
})

test('a form posted without scripts gets 503, too', async () => {
  await switchTo(true)
  const answer = await under.site.inject({
    method: 'POST',
    url: '/login',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'login=a',
  })
  expect(answer.statusCode).toBe(503)
})

test('a platform that does not answer changes nothing', async () => {
  await switchTo(true)
  await under.platform.close()
  await wait(300)
  expect((await get('/')).headers['retry-after']).toBe('60')
})
