import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const games = '/json-api/v2/games'
const ask = (headers: Record<string, string> = {}, url = games) => platform.app.inject({ url, headers })

const tags = [
  ['as it was given', (tag: string) => tag],
  ['made strong on the way', (tag: string) => tag.replace('W/', '')],
  ['among others', (tag: string) => `"another", ${tag}`],
  ['left open', () => '*'],
] as const
test.each(tags)('a client that has the games is not sent them again, its tag %s', async (_how, write) => {
  const { headers } = await ask()
  const again = await ask({ 'if-none-match': write(String(headers.etag)) })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
})

test.each(['"another"', 'W/"another", "one more"', ''])(
  'a client with the tag %j is sent the games',
  async (tag) => {
    expect((await ask({ 'if-none-match': tag })).statusCode).toBe(200)
  },
)

const encodings = [
  ['br', 'br, gzip'],
  ['br', 'gzip;q=1.0, BR;q=0.1'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'br;q=0, gzip'],
  [undefined, 'br;q=0.0, gzip; q=0'],
  [undefined, 'identity'],
  [undefined, 'bread'],
] as const
test.each(encodings)(
  'the games come as %s for the accept-encoding «%s», with the same content and tag',
  async (encoding, taken) => {
    const plain = await ask()
    for (const when of ['made', 'kept']) {
      const answer = await ask({ 'accept-encoding': taken })
      const body =
        encoding === 'br'
          ? brotliDecompressSync(answer.rawPayload)
          : encoding === 'gzip'
            ? gunzipSync(answer.rawPayload)
            : answer.rawPayload
      expect([when, answer.headers['content-encoding'], answer.headers.etag, body.toString()]).toEqual([
        when,
        encoding,
        plain.headers.etag,
        plain.body,
      ])
      expect(answer.headers.vary).toBe('accept-language, accept-encoding')
    }
  },
)

test('an answer that fits into one packet is not compressed', async () => {
  expect((await ask({ 'accept-encoding': 'br' }, '/json-api/seo/canonical')).headers).not.toHaveProperty(
    'content-encoding',
  )
})

test('a refusal or a private answer is neither compressed nor cached', async () => {
  for (const url of ['/json-api/serverdata', '/json-api/user-favourites']) {
    const { headers } = await ask({ 'accept-encoding': 'br' }, url)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('content-encoding')
  }
})
