import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPath } from './broken-requests.ts'
import {
  type SiteUnderTest,
  plainBuild,
  sendBytes,
  siteOrigin,
  startSite,
} from './testing/site-under-test.ts'

let under: SiteUnderTest
let rendered: string[]
beforeEach(async () => {
  rendered = []
  under = await startSite(
    {},
    {
      ...plainBuild,
      renderDocument: (request, ssr) => {
        rendered.push(request.url)
        return plainBuild.renderDocument(request, ssr)
      },
    },
  )
})
afterEach(() => under.close())

const send = (text: string) => sendBytes(under.site, text)

test('an absolute URL neither breaks the page nor changes its host', async () => {
  const answer = await send(
    'GET http://evil.example/games/slots?page=2 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).not.toContain('evil.example')
  expect(rendered).toEqual([`${siteOrigin}/games/slots?page=2`])
})

test.each([
  ['/%zz?q=%zz', '/%25zz?q=%zz'],
  ['/play/%ff', '/play/%25ff'],
  ['/play/neon-drive?mode=demo', '/play/neon-drive?mode=demo'],
  ['http://evil.example', '/'],
  ['https://evil.example?x', '/?x'],
  ['//evil.example/', '//evil.example/'],
  ['/x/../profile/info?back=/../y', '/profile/info?back=/../y'],
  ['/x/%2E%2e/play/neon-drive', '/play/neon-drive'],
  ['/art/%2e%2e/../../package.json', '/package.json'],
  ['/./profile', '/profile'],
  ['/profile\\info', '/profile/info'],
  ['/play/neon-drive#x?y', '/play/neon-drive?y'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s is read as %s', (url, path) => {
  expect(readPath({ url })).toBe(path)
})

test("a URL that can't be decoded is a missing page, not an error of the server's framework", async () => {
  await send('GET /%zz HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n')
  expect(rendered).toEqual([`${siteOrigin}/%25zz`])
})

test.each([
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400],
  [
    'a body of two lengths',
    'POST /json-api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a giant header', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'a method without a route',
    'PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    404,
  ],
])('%s get a refusal in the usual envelope', async (_name, text, status) => {
  const answer = await send(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
    errors: [{ code: status === 404 ? 'not_found' : 'invalid_request' }],
  })
})

test.each(['/art/..%5c..%5cpackage.json', '/art/..%252f..%252fpackage.json', '/art/brand%00/', '/art/'])(
  'the path %s leads out of the art folder and is not found',
  async (path) => {
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    )
  },
)

test('a connection whose headers never end is closed after 15 s', () => {
  expect(under.site.server.headersTimeout).toBe(15_000)
})
