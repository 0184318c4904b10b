// Metrics for operators, in the text format of Prometheus at /metrics. The site does not forward that path.
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'

export { Counter, Histogram } from 'prom-client'

/** Counters register here, each under a name of its own. */
export function createMetrics(): Registry {
  return new Registry()
}

export function addMetrics(app: FastifyInstance): void {
  const { metrics } = app.deps
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics()),
  )
}
