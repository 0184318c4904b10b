// Metrics for operators, in the text format of Prometheus, at a port of their own: no visitor ever reaches it. Every label has few values:
// names of calls and routes, classes of status, never a path, an address or a player.
import { createServer, type Server } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countDroppedLines } from './log-sink.ts'

export { Counter, Gauge, Histogram, Registry }

interface MetricsPort {
  metricsHost: string
  /** 0: none. */
  port: number
}

/**
 * Opens the port of a server's metrics while that listens. Those of the process cost something while they are gathered, so they begin with
 * the port.
 */
export function addMetricsPort(
  app: FastifyInstance,
  registry: Registry,
  { metricsHost, port }: MetricsPort,
): void {
  if (port === 0) return
  let server: Server | undefined
  app.addHook('onListen', async () => {
    addProcessMetrics(registry)
    server = serveMetrics(registry)
    server.on('error', (error) =>
      app.log.error({ err: error, port }, 'the port of metrics could not be opened'),
    )
    await new Promise<void>((resolve) => {
      server!.once('error', () => resolve())
      server!.listen(port, metricsHost, resolve)
    })
  })
  app.addHook('onClose', async () => {
    server?.close()
    server?.closeAllConnections()
  })
}

/** Memory, processor time, delay of the event loop, and lines of the log that were lost. */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that were dropped because the log was not read fast enough',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(countDroppedLines())
    },
  })
}

function serveMetrics(registry: Registry): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 10_000
  server.maxConnections = 20
  return server
}

/** Counts and times the requests of a server. `nameOf` must have few results. */
export function addRequestMetrics(
  app: FastifyInstance,
  registry: Registry,
  { name, help, nameOf }: { name: string; help: string; nameOf: (request: FastifyRequest) => string },
): void {
  const durations = new Histogram({
    name,
    help,
    labelNames: ['name', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { name: nameOf(request), status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
    done()
  })
}
