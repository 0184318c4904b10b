// The site under reconstruction [2.70]: what this server keeps must not outlive the switch.
import { reconstructionChanged } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteUnderTest, plainBuild, startSite } from './testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument: async (request, visit) => {
        const response = await plainBuild.renderDocument(request, visit)
        // A screen that is not there says so itself, in any state of the site.
        return request.url.endsWith('/login') && visit.hasSession
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

test('the platform is not asked again and again whether the site is open: it says so itself', async () => {
  const asked = vi.fn()
  under.platform.server.on('request', asked)
  await switchTo(true)
  asked.mockClear()
  await wait(1_500)
  expect(asked).not.toHaveBeenCalled()
})

test('a switch that was thrown while the line was down is seen as soon as it is up again', async () => {
  await switchTo(false)
  under.platform.answers.set('/json-api/serverdata', [200, { ...serverData, isUnderReconstruction: true }])
  under.platform.cutLines()
  await expect.poll(async () => (await get('/')).statusCode, { interval: 20, timeout: 5_000 }).toBe(503)
})

test('a kept page is given to nobody from the moment of the switch, and again as soon as it is over', async () => {
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

test('sessions live on: nothing is renewed, no cookie is touched, and a popup for guests leads a player home', async () => {
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

test('a platform that gives no answer changes nothing', async () => {
  await switchTo(true)
  await under.platform.close()
  await wait(300)
  expect((await get('/')).headers['retry-after']).toBe('60')
})
