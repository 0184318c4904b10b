import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteUnderTest, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
beforeEach(async () => {
  under = await startSite()
})
afterEach(() => under.close())

const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
  under.site.inject({ method, url: '/games/slots', headers })
const own = ['date', 'x-request-id']
const namesAndValues = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )

test.each(['br', 'gzip', 'identity'])(
  'a cached document equals the one just rendered, headers included: %s',
  async (encoding) => {
    const rendered = await ask('GET', { 'accept-encoding': encoding })
    const kept = await ask('GET', { 'accept-encoding': encoding })
    expect(kept.statusCode).toBe(200)
    expect(kept.rawPayload).toEqual(rendered.rawPayload)
    expect(namesAndValues(kept.headers)).toEqual(namesAndValues(rendered.headers))
    expect(kept.headers['x-request-id']).not.toBe(rendered.headers['x-request-id'])
  },
)

test('a browser that has the document gets 304 without a body, and HEAD only the headers', async () => {
  const { headers } = await ask('GET')
  const unchanged = await ask('GET', { 'if-none-match': `"other", ${headers.etag as string}` })
  expect([unchanged.statusCode, unchanged.body, unchanged.headers['content-security-policy']]).toEqual([
    304,
    '',
    headers['content-security-policy'],
  ])
  const head = await ask('HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ])
})

test.each([
  ['a session', { cookie: 'default_auth_token=access.token.example' }, 'private, no-store'],
  ['a session to be renewed', { cookie: 'refresh_token=refresh-token-example' }, 'private, no-store'],
  ['another language', { cookie: 'locale=en' }, 'private, no-cache'],
  ['a language that is none of ours', { cookie: 'locale=de' }, 'private, no-cache'],
])('a request with %s does not get the shared document', async (_, headers, cacheControl) => {
  const guest = await ask('GET')
  const answer = await ask('GET', headers)
  expect(answer.headers['cache-control']).toBe(cacheControl)
  if (headers.cookie === 'locale=de') return expect(answer.headers['set-cookie']).toContain('locale=ru')
  expect(answer.body).not.toBe(guest.body)
})
