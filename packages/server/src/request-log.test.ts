import { Readable } from 'node:stream'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { buildLogger } from './logger.ts'
import { addRequestLog } from './request-log.ts'

function build(lines: object[]): FastifyInstance {
  const app = Fastify({
    loggerInstance: buildLogger(
      { logLevel: 'info', logFormat: 'json' },
      { write: (line) => lines.push(JSON.parse(line) as object) },
    ),
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance
  addRequestLog(app)
  return app
}

test('a request is one line, with its status and without secrets; a quiet route has none', async () => {
  const lines: object[] = []
  const app = build(lines)
  app.get('/live', { logLevel: 'warn' }, async () => 'ok')
  await app.inject({ url: '/nowhere?token=s3cret', remoteAddress: '203.0.113.9' })
  await app.inject({ url: '/live' })
  expect(lines).toMatchObject([
    {
      method: 'GET',
      url: '/nowhere?token=[masked]',
      status: 404,
      address: '203.0.113.9',
      msg: 'answered',
    },
  ])
})

test('an answer that breaks off, and one that nobody waits for, are a line each', async () => {
  const lines: object[] = []
  const app = build(lines)
  app.get('/broken', async () =>
    Readable.from(
      (async function* () {
        yield 'a part'
        await new Promise((resolve) => setImmediate(resolve))
        throw new Error('the disk is gone')
      })(),
    ),
  )
  const leaving = new AbortController()
  app.get('/slow', async () => {
    leaving.abort()
    return new Promise<string>(() => {})
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${origin}/broken`)
    .then((answer) => answer.text())
    .catch(() => {})
  await fetch(`${origin}/slow`, { signal: leaving.signal }).catch(() => {})
  await expect
    .poll(() => lines.filter((line) => 'msg' in line && line.msg === 'aborted'))
    .toMatchObject([{ url: '/broken' }, { url: '/slow' }])
  app.server.closeAllConnections()
  await app.close()
})
