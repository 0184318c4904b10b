import { connect } from 'node:net'
import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { addMetricsPort, addRequestMetrics, Registry } from './metrics.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function listen(port: number): Promise<FastifyInstance> {
  const app = Fastify()
  apps.push(app)
  const registry = new Registry()
  addRequestMetrics(app, registry, {
    name: 'requests_seconds',
    help: 'help',
    nameOf: ({ routeOptions }) => routeOptions.url ?? 'other',
  })
  addMetricsPort(app, registry, { metricsHost: '127.0.0.1', port })
  app.get('/players/:id', async (_request, reply) => reply.code(418).send())
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

test('metrics are at a port of their own, and nowhere on that of the server', async () => {
  const [port] = await findFreePorts(1)
  const app = await listen(port!)
  for (const id of [1, 2]) await app.inject({ url: `/players/${id}` })
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toContain('requests_seconds_count{name="/players/:id",status="4xx"} 2')
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).toMatch(/^log_lines_dropped_total 0$/m)
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics?x', 'GET'],
  ] as const)
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404)
})

test('a port that is taken is an error of the log, and the server answers all the same', async () => {
  const [port] = await findFreePorts(1)
  await listen(port!)
  const app = await listen(port!)
  expect((await app.inject({ url: '/players/1' })).statusCode).toBe(418)
})

test('without a port nothing listens', async () => {
  const [port] = await findFreePorts(1)
  await listen(0)
  const socket = connect(port!, '127.0.0.1')
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
})
