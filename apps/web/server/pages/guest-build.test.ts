import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite({ guestBuild: true })
})
afterEach(() => under.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  under.site.inject({ method: 'GET', url, headers })
const session = 'default_auth_token=access.token.example; refresh_token=refresh-token-example'

test('a player is treated as a guest: no session is read or ended, and the document is that of all guests [2.1]', async () => {
  const { body, headers, statusCode } = await get('/guest/games/slots', { cookie: session })
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
  expect(body).toContain('guest /guest/games/slots')
  expect(
    under.platform.received.every(
      ({ headers: asked }) => asked.authorization === undefined && asked.cookie === undefined,
    ),
  ).toBe(true)
  expect((await get('/guest/games/slots', { 'if-none-match': headers.etag as string })).statusCode).toBe(304)
})

const cookies = ['locale=en', 'locale=de', '']
test.each(cookies)('Russian is the only language, also with the cookie "%s" [1.4]', async (cookie) => {
  const { body, headers } = await get('/guest/', { cookie, 'accept-language': 'en' })
  expect(body).toContain('<html lang="ru">')
  expect(headers['set-cookie']).toBeUndefined()
  expect(under.platform.received.map(({ headers: asked }) => asked['accept-language'])).toEqual(['ru'])
})

const paths = [
  '/login',
  '/login?redirect=%2Fgames%2Fslots',
  '/registration',
  '/remind',
  '/new-password/a1b2',
  '/profile',
  '/profile/info',
  '/compoints',
  '/cashbox',
]
test.each(paths)('%s belongs to the full site and redirects there [2.1]', async (path) => {
  const { statusCode, headers } = await get(`/guest${path}`)
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, path, undefined])
})

test('documents of both builds are cached separately', async () => {
  expect((await get('/games/slots')).body).toContain('guest /games/slots')
  expect((await get('/guest/games/slots')).body).toContain('guest /guest/games/slots')
})

test('the address without its slash redirects, and a missing page is 404', async () => {
  expect((await get('/guest')).headers.location).toBe('/guest/')
  expect((await get('/guestbook')).body).toContain('guest /guestbook')
})

test('it is an app of its own, in Russian', async () => {
  expect((await get('/guest/manifest.webmanifest')).json()).toMatchObject({
    id: '/guest/',
    start_url: '/guest/',
    scope: '/guest/',
    display: 'standalone',
    lang: 'ru',
  })
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ id: '/', start_url: '/', scope: '/' })
})

test('its worker and its offline page are its own', async () => {
  expect((await get('/guest/sw.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect((await get('/guest/offline.html')).body).toContain('<a href="/guest/"')
  expect((await get('/offline.html')).body).toContain('<a href="/"')
})

test('one address has one document limit for both builds', async () => {
  await under.close()
  under = await startSite({ guestBuild: true, documentLimit: 1 })
  expect((await get('/games/slots')).statusCode).toBe(200)
  const { statusCode, body } = await get('/guest/games/slots', { accept: 'text/html' })
  expect(statusCode).toBe(429)
  expect(body).toContain('<a href="/guest/"')
})

test('it is off by default', async () => {
  await under.close()
  under = await startSite()
  expect((await get('/guest/')).body).toContain('guest /guest/')
  expect((await get('/guest/manifest.webmanifest')).headers['content-type']).not.toContain('manifest')
})
