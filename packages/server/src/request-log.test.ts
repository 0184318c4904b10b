import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { buildLogger } from './logger.ts'
import { addRequestLog } from './request-log.ts'

test('a request is one line, with its status and without secrets; a quiet route has none', async () => {
  const lines: object[] = []
  const app = Fastify({
    loggerInstance: buildLogger(
      { logLevel: 'info', logFormat: 'json' },
      { write: (line) => lines.push(JSON.parse(line) as object) },
    ),
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance
  addRequestLog(app)
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
