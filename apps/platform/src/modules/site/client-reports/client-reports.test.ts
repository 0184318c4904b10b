import { writeLog, writePerformance, type LogLine } from '@yanta/contract'
import { logLine, pageTiming } from '@yanta/contract/fixtures'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
let limited: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ LOG_LEVEL: 'info' })
  limited = await createTestPlatform({ RATE_LIMITS: 'on' })
})
afterAll(async () => {
  await platform.close()
  await limited.close()
})
afterEach(() => void platform.drainLines())

const write = (line: object | object[], headers = {}) =>
  platform.as(null).put(writeLog, { body: line as LogLine }, { headers })
const reports = () => platform.drainLines().filter(({ msg }) => msg === 'a browser reports')
const put = (url: string, payload: string, headers: Record<string, string> = {}) =>
  platform.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('PUT /log', () => {
  test('writes a line with its label, level and everything it was sent [7.82]', async () => {
    const { status, body } = await write(
      { ...logLine, stack: 'Error: x\n    at play (site.js:1:2)' },
      { 'user-agent': 'Firefox' },
    )
    expect([status, body]).toEqual([200, { success: true }])
    expect(reports()).toEqual([
      expect.objectContaining({
        level: 40,
        agent: 'Firefox',
        client: {
          label: 'GLOBAL_WINDOW_ERROR_HANDLER',
          level_name: 'ERROR',
          datetime: logLine.datetime,
          message: 'x is not a function',
          stack: ['Error: x', 'at play (site.js:1:2)'],
          context: { path: '/' },
        },
      }),
    ])
  })

  test("is never an error of the platform's own, and of one kind a warning once a minute at most", async () => {
    await write([
      { ...logLine, label: 'ANOTHER KIND', level_name: 'CRITICAL' },
      { ...logLine, label: 'ANOTHER KIND', level_name: 'DEBUG' },
      { ...logLine, label: 'A THIRD KIND', level_name: 'ERROR' },
    ])
    expect(reports().map(({ level, report }) => [level, report])).toEqual([
      [40, 'ANOTHER KIND: x is not a function'],
      [30, 'ANOTHER KIND: x is not a function'],
      [30, 'A THIRD KIND: x is not a function'],
    ])
    expect(platform.drainErrors()).toEqual([])
  })

  test('takes a batch of twenty, and no more', async () => {
    expect((await write(Array.from({ length: 20 }, () => logLine))).status).toBe(200)
    expect(reports()).toHaveLength(20)
    expect((await write(Array.from({ length: 21 }, () => logLine))).status).toBe(400)
    expect((await write([])).status).toBe(400)
    expect(reports()).toEqual([])
  })

  test.each([
    ['no label', { label: undefined }],
    ['a label with a line break', { label: 'a\nb' }],
    ['a label with a bracket', { label: '{"level":60}' }],
    ['a long label', { label: 'x'.repeat(81) }],
    ['an unknown level', { level_name: 'LOUD' }],
    ['no time', { datetime: 'yesterday' }],
    ['a message that is no text', { message: { a: 1 } }],
    ['a stack that is no text', { stack: ['a'] }],
    ['a context that is a list', { context: 'text' }],
    ['a zero byte', { message: 'a\0b' }],
  ])('refuses a line with %s', async (_case, change) => {
    expect((await write({ ...logLine, ...change })).status).toBe(400)
    expect(reports()).toEqual([])
  })

  test.each([
    ['line breaks', 'a\n{"level":60,"msg":"forged"}\r\nb', 'a {"level":60,"msg":"forged"} b'],
    ['separators of Unicode', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['colours of a terminal', '\u001b[31mred\u001b[0m \u009b31m', '[31mred [0m  31m'],
    ['marks that turn the direction', 'abc\u202egpj.exe', 'abcgpj.exe'],
    ['half a character', 'a\ud800b', 'a b'],
    ['the last byte', 'a\u007fb', 'a b'],
  ])('writes %s flat', async (_case, message, written) => {
    await write({
      ...logLine,
      message,
      context: { [`key ${message}`]: message, deep: { [message]: message } },
    })
    const [line] = reports()
    const { client } = line as unknown as { client: { message: string; context: Record<string, string> } }
    expect(client.message).toBe(written)
    expect(JSON.stringify(client.context)).not.toMatch(/\\u|\\n|\\r|[\u007f-\u009f\u2028\u2029\u202e]/)
  })

  test('cuts what is long, and leaves out what is deep or too much', async () => {
    await write({
      ...logLine,
      message: 'word '.repeat(2_000),
      stack: 'at line\n'.repeat(500),
      context: {
        ...Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 'text '.repeat(200)])),
        ['x '.repeat(100)]: 1,
      },
    })
    const { client } = reports()[0] as unknown as {
      client: { message: string; stack: string[]; context: Record<string, string> }
    }
    expect([client.message.length, client.stack.length, Object.keys(client.context).length]).toEqual([
      2_001, 40, 20,
    ])
    expect(client.context.k0).toHaveLength(501)
    await write({ ...logLine, context: { a: { b: { c: { d: { e: { f: 1 } } } } } } })
    expect(
      (reports()[0] as unknown as typeof client & { client: { context: unknown } }).client.context,
    ).toEqual({ a: '{"b":{"c":{"d":"[…]"}}}' })
  })

  test.each([
    ['text that is no JSON', '{', {}, 400],
    ['deep nesting', `{"label":"x","context":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`, {}, 400],
    ['a prototype key', JSON.stringify(logLine).replace('"path"', '"__proto__"'), {}, 400],
    ['more than 64 KB', JSON.stringify({ ...logLine, message: 'x'.repeat(70_000) }), {}, 413],
    ['a form', 'label=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses %s', async (_case, payload, headers, status) => {
    expect((await put('/log', payload, headers)).statusCode).toBe(status)
    expect(reports()).toEqual([])
  })

  test('masks secrets in every part, also what looks like one in the line as a whole', async () => {
    await write({
      ...logLine,
      message: 'login of vera@example.com failed',
      stack: 'Error: password=hunter2\n at /new-password/abc-1',
      context: {
        phone: '+79161234567',
        path: '/x?token=abcdef',
        nested: { card: '4111111111111111' },
        id: '4111\u200b1111\u20281111 1111',
      },
    })
    const written = JSON.stringify(reports())
    expect(written).not.toMatch(/vera@|hunter2|abc-1|7916|abcdef|4111/)
  })

  test('is limited per address', async () => {
    const { as } = limited.onOneProcess('limits by address are counted by each process for itself')
    const statuses: number[] = []
    for (let time = 0; time < 61; time += 1)
      statuses.push((await as(null).put(writeLog, { body: logLine })).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
  })
})

describe('PUT /performance', () => {
  test('writes the timings of a page view without what its address may reveal [7.83]', async () => {
    const { status } = await platform.as(null).put(writePerformance, {
      body: { ...pageTiming, path: '/new-password/abc?token=x', navigationType: 'back-forward-cache' },
    })
    expect(status).toBe(200)
    const [line] = platform.drainLines().filter(({ msg }) => msg === 'timings of a page view')
    expect(line).toMatchObject({
      level: 30,
      timing: {
        path: '/new-password/[secret]',
        metrics: { LCP: 1200, CLS: 0 },
        navigationType: 'back-forward-cache',
      },
    })
  })

  test.each([
    ['a negative time', { metrics: { LCP: -1 } }],
    ['a time without end', { metrics: { LCP: 1e9 } }],
    ['an unknown metric', { metrics: { FID: 1 } }],
    ['text', { metrics: { LCP: '1' } }],
    ['no path', { path: 'x' }],
    ['a path too long', { path: `/${'x'.repeat(300)}` }],
    ['a kind of navigation that is none', { navigationType: 'a\nb' }],
  ])('refuses %s', async (_case, change) => {
    expect(
      (
        await platform
          .as(null)
          .put(writePerformance, { body: { ...pageTiming, ...change } as typeof pageTiming })
      ).status,
    ).toBe(400)
  })
})

test('what browsers report is counted by the labels of the specification and the patterns of screens, everything else as one [7.83]', async () => {
  await write([logLine, { ...logLine, label: 'No Game Id' }, { ...logLine, label: 'stranger 1' }])
  for (const path of ['/play/neon-drive?x=1', '/PLAY/mines/', '/guest/play/mines', '/a/b/c'])
    await platform.as(null).put(writePerformance, { body: { path, metrics: { LCP: 900, CLS: 0.02 } } })
  const body = await platform.app.deps.metrics.metrics()
  expect(body).toMatch(/client_log_lines_total\{label="GLOBAL_WINDOW_ERROR_HANDLER",level="ERROR"\} [1-9]/)
  expect(body).toMatch(/client_log_lines_total\{label="other",level="ERROR"\} [1-9]/)
  expect(body).toContain('client_page_timing_seconds_bucket{le="1.2",name="LCP",screen="/play/:name"} 3')
  expect(body).toContain('client_page_timing_seconds_count{name="LCP",screen="other"} 1')
  expect(body).toContain('client_layout_shift_count{screen="/play/:name"} 3')
  expect(body).not.toMatch(/stranger|neon-drive|mines/)
})
