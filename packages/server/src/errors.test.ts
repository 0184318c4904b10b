import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { buildLogger } from './logger.ts'
import { addErrors, buildErrorAnswer, buildRefusalFinder, type ErrorOptions, refuse } from './errors.ts'
import { Refusal } from './refusal.ts'

async function ask(error: unknown, options: ErrorOptions = {}, url = '/') {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = buildLogger(
    { logLevel: 'error', logFormat: 'json' },
    { write: (line) => lines.push(line) },
  )
  const app = Fastify({ loggerInstance, genReqId: () => 'request-1' })
  addErrors(app, buildErrorAnswer(options))
  app.get('/', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    throw error
  })
  app.get('/closed', async (_request, reply) => refuse(reply, 'forbidden'))
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, headers, body: JSON.parse(body) as unknown, lines }
}
const transport = (statusCode: number) => Object.assign(new Error('the reason'), { statusCode })

test('a refusal is sent with its code, field and parameters, under the id of the request, and is not cached', async () => {
  const { status, headers, body, lines } = await ask(
    new Refusal('code_too_soon', { field: 'phone', params: { retryAfter: 30 } }),
  )
  expect([status, body]).toEqual([
    429,
    {
      errors: [{ code: 'code_too_soon', field: 'phone', params: { retryAfter: 30 } }],
      requestId: 'request-1',
    },
  ])
  expect(headers).toMatchObject({
    'retry-after': '30',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  expect(lines).toEqual([])
})

test('the text of an unexpected error stays in the log', async () => {
  const { status, body, lines } = await ask(new Error('select secret from users'))
  expect([status, body]).toEqual([500, { errors: [{ code: 'internal_error' }], requestId: 'request-1' }])
  expect(lines.join()).toContain('select secret from users')
})

test('an unexpected error that may pass soon gets the code it is given, and is logged all the same', async () => {
  const { status, body, lines } = await ask(new Error('away'), {
    findRefusal: buildRefusalFinder({ findCode: () => 'temporarily_unavailable' }),
  })
  expect([status, body]).toMatchObject([503, { errors: [{ code: 'temporarily_unavailable' }] }])
  expect(lines).toHaveLength(1)
})

test.each([
  [400, 400, 'invalid_request'],
  [403, 404, 'not_found'],
  [404, 404, 'not_found'],
  [413, 413, 'payload_too_large'],
  [415, 400, 'invalid_request'],
  [429, 429, 'too_many_requests'],
  [503, 503, 'temporarily_unavailable'],
  [502, 500, 'internal_error'],
])('an error of Fastify with status %i is answered %i %s', async (status, answered, code) => {
  expect(await ask(transport(status))).toMatchObject({ status: answered, body: { errors: [{ code }] } })
})

test('a server may keep the status of an error of Fastify', async () => {
  const answer = await ask(transport(415), {
    findRefusal: buildRefusalFinder({ keepsStatus: true }),
  })
  expect(answer).toMatchObject({ status: 415, body: { errors: [{ code: 'invalid_request' }] } })
})

test('an unknown address is refused like any other request', async () => {
  const { status, headers, body } = await ask(null, {}, '/nowhere')
  expect([status, headers['cache-control'], body]).toMatchObject([
    404,
    'no-store',
    { errors: [{ code: 'not_found' }] },
  ])
})

test('a refusal sent by a route leaves other headers to it', async () => {
  const { status, headers } = await ask(null, {}, '/closed')
  expect([status, headers['cache-control']]).toEqual([403, undefined])
})
