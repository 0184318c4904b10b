// Health checks for operators: /live, the process answers; /ready, it can serve and is not shutting down.
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface HealthOptions {
  /** Whether the server can serve, within a time that it limits itself. */
  check: (request: FastifyRequest) => Promise<boolean>
  /** Contents of /ready beside the status. */
  describe?: (isReady: boolean) => object
}

export function addHealth(app: FastifyInstance, { check, describe }: HealthOptions): void {
  app.get('/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    if (app.draining.isOn) return reply.code(503).send({ status: 'ending' })
    const isReady = await check(request)
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', ...describe?.(isReady) })
  })
}
