// The promises of every route, tested with calls declared here.
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { defineCall, Money, PositiveMoney, queryInteger, Slug } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import Fastify from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { route } from './route.ts'

const stake = defineCall({
  name: 'testStake',
  method: 'POST',
  path: '/json-api/test/stake/{slug}',
  access: 'anyone',
  summary: 'test',
  params: v.object({ slug: Slug }),
  query: v.object({ page: v.optional(queryInteger(1, 10), '1') }),
  body: v.object({ amount: PositiveMoney }),
  response: v.object({ amount: Money }),
  refusals: ['insufficient_funds'],
})
const answerCall = defineCall({
  name: 'testAnswer',
  method: 'POST',
  path: '/json-api/test/answer',
  access: 'anyone',
  summary: 'test',
  body: v.object({ answer: v.any() }),
  response: v.object({ balance: Money }),
  refusals: [],
})
const limited = defineCall({
  name: 'testLimited',
  method: 'GET',
  path: '/json-api/test/limited',
  access: 'anyone',
  summary: 'test',
  response: v.object({}),
  refusals: ['region_blocked'],
  rateLimit: { max: 2, windowMs: 60_000, by: 'address' },
})
const failing = defineCall({
  name: 'testFailing',
  method: 'GET',
  path: '/json-api/test/failing',
  access: 'anyone',
  summary: 'test',
  query: v.object({ how: v.string() }),
  response: v.object({}),
  refusals: ['game_disabled'],
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ RATE_LIMITS: 'on', BLOCKED_REGIONS: 'XX' }, (app) => {
    route(app, stake, ({ body, params, query }) => ({
      amount: body.amount,
      ...params,
      ...query,
      secret: 'not declared',
    }))
    route(app, answerCall, ({ body }) => body.answer as { balance: number })
    route(app, limited, () => ({}))
    route(app, failing, ({ query }) => {
      if (query.how === 'declared') throw new Refusal('game_disabled', { field: 'slug' })
      if (query.how === 'database away') throw new Error('timeout exceeded when trying to connect')
      if (query.how === 'undeclared') throw new Refusal('wrong_device')
      throw new Error('password is hunter2 in /etc/passwd')
    })
  })
  await platform.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => platform.close())

const json = { 'content-type': 'application/json' }
const post = (
  payload: string | Buffer,
  headers: Record<string, string> = json,
  url = '/json-api/test/stake/neon-drive',
) => platform.app.inject({ method: 'POST', url, payload, headers })

describe('a body', () => {
  test.each([
    ['null', '{"amount":null}'],
    ['true', '{"amount":true}'],
    ['hexadecimal text', '{"amount":"0x64"}'],
    ['a list', '{"amount":[100]}'],
    ['text', '{"amount":"100"}'],
    ['a fraction', '{"amount":1.5}'],
    ['zero', '{"amount":0}'],
    ['a negative', '{"amount":-1}'],
    ['too much', '{"amount":9007199254740993}'],
    ['infinity', '{"amount":1e999}'],
    ['nothing', '{}'],
    ['an object', '{"amount":{"valueOf":100}}'],
  ])('with %s as amount is refused and names the field', async (_case, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ code: 'invalid_request', field: 'amount' }])
  })

  test.each([
    ['broken JSON', '{"amount":'],
    ['a bare value', '5'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no body', ''],
    ['deep nesting', `{"amount":1,"x":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['an amount said twice', '{"amount":1,"amount":2}'],
    ['an amount said twice in two spellings', '{"amount":1,"\\u0061mount":1}'],
    ['a prototype key', '{"amount":1,"__proto__":{"isAdmin":true}}'],
    ['a constructor key', '{"amount":1,"constructor":{"prototype":{"isAdmin":true}}}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('that is %s is refused', async (_case, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].code).toBe('invalid_request')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('of type %s is refused', async (type) => {
    const answer = await post('{"amount":1}', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().errors[0].code).toBe('invalid_request')
  })

  test('with a zero byte in a text is refused instead of failing in the database', async () => {
    const answer = await post(
      '{"type":"email","login":"a\\u0000@example.com","password":"x"}',
      json,
      '/json-api/login',
    )
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ code: 'invalid_request', field: 'body' }],
    ])
  })

  test('larger than 64 KB is refused', async () => {
    const answer = await post(JSON.stringify({ amount: 1, filler: 'x'.repeat(70_000) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().errors[0].code).toBe('payload_too_large')
  })
})

describe('an address', () => {
  test.each([
    '..%2f..%2fetc',
    '%00',
    'neon%00drive',
    'Neon',
    'a%20b',
    'x'.repeat(81),
    '%D0%B8%D0%B3%D1%80%D0%B0',
  ])('with the slug %s is refused', async (slug) => {
    const answer = await post('{"amount":1}', json, `/json-api/test/stake/${slug}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].code).toBe('invalid_request')
  })

  test.each(['page=0', 'page=11', 'page=1.5', 'page=0x2', 'page=1&page=2', 'page=1e1', 'page=%201'])(
    'with %s is refused',
    async (query) => {
      const answer = await post('{"amount":1}', json, `/json-api/test/stake/neon-drive?${query}`)
      expect(answer.json().errors).toEqual([{ code: 'invalid_request', field: 'page' }])
    },
  )

  test.each(['page', 'page='])('with %s and no value is one without it', async (query) => {
    const answer = await post('{"amount":1}', json, `/json-api/test/stake/neon-drive?${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { amount: 1 }])
  })

  test('of the banners names their type without a value [7.63]', async () => {
    const [bare, plain] = await Promise.all(
      ['?type', ''].map((query) => platform.app.inject({ url: `/json-api/banners${query}` })),
    )
    expect([bare!.statusCode, bare!.body]).toEqual([200, plain!.body])
    expect(bare!.json().items.length).toBeGreaterThan(0)
  })

  test('with a zero byte in its query is refused instead of failing in the database', async () => {
    const answer = await platform.app.inject({ url: '/json-api/v2/games?q=%00' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ code: 'invalid_request', field: 'query' }],
    ])
  })

  test('that is unknown is answered in the same envelope', async () => {
    const answer = await platform.app.inject({ url: '/json-api/nothing-here' })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { errors: [{ code: 'not_found' }], requestId: expect.any(String) },
    ])
  })

  test("that can't be decoded is refused in the same envelope", async () => {
    const answer = await platform.app.inject({ url: '/json-api/%zz' })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'invalid_request'])
  })
})

test('a connection with endless headers is closed after 15 s, one whose body never comes after half a minute', async () => {
  const { server } = platform.app
  expect(server.headersTimeout).toBe(15_000)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const arrived = once(server, 'request')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST /json-api/test/stake/neon-drive HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{`)
  await arrived
  vi.advanceTimersByTime(30_000)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /)
  vi.useRealTimers()
  socket.destroy()
})

describe('an answer', () => {
  test('has only declared fields', async () => {
    expect((await post('{"amount":7}')).json()).toEqual({ amount: 7 })
  })

  test.each([null, '12.7', 12.7, -1, undefined])(
    'with %s as money is a server error, not an amount',
    async (balance) => {
      const answer = await platform.as(null).post(answerCall, { body: { answer: { balance } } })
      expect([answer.status, answer.errors]).toEqual([500, [{ code: 'internal_error' }]])
      expect(platform.drainErrors()).toHaveLength(1)
    },
  )

  test('has its request id and is neither sniffed, framed nor stored', async () => {
    const { headers } = await platform.app.inject({
      url: '/json-api/serverdata',
      headers: { 'x-request-id': 'from-the-site-1' },
    })
    expect(headers).toMatchObject({
      'x-request-id': 'from-the-site-1',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })
})

describe('a failure', () => {
  const fail = (how: string) => platform.as(null).get(failing, { query: { how } })

  test('that is declared has its code, status and field [8.1]', async () => {
    const { status, errors } = await fail('declared')
    expect([status, errors]).toEqual([409, [{ code: 'game_disabled', field: 'slug' }]])
  })

  test('of an overloaded database asks to retry later', async () => {
    const { status, errors } = await fail('database away')
    expect([status, errors]).toEqual([503, [{ code: 'temporarily_unavailable' }]])
    expect(platform.drainErrors()).toHaveLength(1)
  })

  test.each(['undeclared', 'unexpected'])(
    'that is %s reveals only the id under which the log has it',
    async (how) => {
      const { status, errors, body } = await fail(how)
      expect([status, errors]).toEqual([500, [{ code: 'internal_error' }]])
      expect(JSON.stringify(body)).not.toMatch(/hunter2|wrong_device|route\.ts/)
      const [logged] = platform.drainErrors()
      expect(logged).toMatchObject({ reqId: (body as { requestId?: string }).requestId })
    },
  )
})

test('a call is rate limited per address, and then answers with the time to wait', async () => {
  const { app } = platform.onOneProcess('limits by address are counted by each process for itself')
  const ask = (address: string) =>
    app.inject({ url: '/json-api/test/limited', headers: { 'x-forwarded-for': address } })
  const statuses = [
    await ask('203.0.113.1'),
    await ask('203.0.113.1'),
    await ask('203.0.113.1'),
    await ask('203.0.113.2'),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 200, 429, 200])
  expect(Number((await ask('203.0.113.1')).headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['a trusted proxy names', '127.0.0.1', 451],
  ['a stranger names', '198.51.100.7', 200],
])('a blocked region that %s: %s', async (_case, remoteAddress, status) => {
  const answer = await platform.app.inject({
    url: '/json-api/test/limited',
    remoteAddress,
    headers: { 'cf-ipcountry': 'xx', 'x-forwarded-for': `203.0.113.${status % 250}` },
  })
  expect(answer.statusCode).toBe(status)
})

const languages = [
  ['?locale=de', {}, 400],
  ['?locale=', {}, 400],
  ['?locale=en', {}, 200],
  ['', { 'accept-language': 'de' }, 200],
  ['?platform=fridge', {}, 400],
  ['?platform=', {}, 400],
] as const
test.each(languages)('%s with %j is answered with %i [1.4]', async (query, headers, status) => {
  const answer = await platform.app.inject({ url: `/json-api/v2/categories${query}`, headers })
  expect(answer.statusCode).toBe(status)
  if (query.startsWith('?locale') && status === 400)
    expect(answer.json().errors[0].code).toBe('language_not_supported')
})

test('bytes that are not HTTP get the same envelope', async () => {
  const socket = connect((platform.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end('GET /json-api/v2/games?q=спас HTTP/1.1\r\n\r\n')
  let text = ''
  for await (const bytes of socket) text += String(bytes)
  expect(text).toMatch(/^HTTP\/1\.1 400 [^]*\{"errors":\[\{"code":"invalid_request"\}\]\}$/)
})

test('a second declaration of the same path is an error at start, and does not replace the first', () => {
  const app = Fastify()
  app.decorate('deps', platform.app.deps)
  route(app, failing, () => ({}))
  expect(() => route(app, failing, () => ({}))).toThrow()
})
