import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildLogger } from './logger.ts'
import {
  addTraceContext,
  beginHop,
  buildRequestLogger,
  readTraceparent,
  recordStatement,
  setSpanRecorder,
  type SpanStart,
} from './trace-context.ts'

const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'
const lines: Record<string, unknown>[] = []
let app: FastifyInstance
beforeEach(() => {
  app = Fastify({
    loggerInstance: buildLogger(
      { logLevel: 'info', logFormat: 'json' },
      { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    childLoggerFactory: buildRequestLogger,
  }) as unknown as FastifyInstance
  addTraceContext(app, 'platform', () => 'call')
  app.all('/', async (request) => {
    request.log.info('worked')
    return { next: beginHop('next')?.traceparent }
  })
})
afterEach(async () => {
  setSpanRecorder(null)
  lines.length = 0
  await app.close()
})

const ask = async (traceparent?: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    payload: { a: 1 },
    headers: traceparent === undefined ? {} : { traceparent },
  })
  return answer.json<{ next: string }>().next
}
const linesOf = (traceId: string) => lines.filter((line) => line.traceId === traceId).map(({ msg }) => msg)

test("a request keeps the caller's trace: in its log lines, and in what it asks of others after its body has arrived", async () => {
  expect(await ask(given)).toBe('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
  expect(linesOf('0af7651916cd43dd8448eb211c80319c')).toContain('worked')
})

test('a request without a trace begins one, each its own', async () => {
  const [first, second] = [readTraceparent(await ask()), readTraceparent(await ask())]
  expect(first!.traceId).not.toBe(second!.traceId)
  expect(linesOf(first!.traceId)).toContain('worked')
})

test.each([
  ['another version', given.replace('00-', '01-')],
  ['an id of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ['capitals', given.toUpperCase()],
  ['a longer id', given.replace('0af7', '0af70af7')],
  ['a forged line', `${given}","level":60`],
  ['20 KB', 'a'.repeat(10_000)],
])('a header with %s is no trace, and reaches neither the log nor the next server', async (_case, header) => {
  const next = readTraceparent(await ask(header))
  expect(next!.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(next!.traceId).not.toBe(readTraceparent(given)!.traceId)
  expect(JSON.stringify(lines)).not.toContain(header.slice(0, 60))
})

test('outside a request there is no hop and no statement to record', () => {
  const spans: SpanStart[] = []
  setSpanRecorder((start) => {
    spans.push(start)
    return { position: start.parent, end: () => {} }
  })
  recordStatement({ text: 'select 1', lastedMs: 1 })
  expect([beginHop('next'), spans]).toEqual([null, []])
})
