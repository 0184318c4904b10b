// Health checks for operators: /live, the process answers; /ready, it can serve, platform included, and is not shutting down.
import type { FastifyInstance } from 'fastify'
import type { WebConfig } from './web-config.ts'

const patienceMs = 2_000

export function addHealthRoutes(app: FastifyInstance, config: WebConfig): void {
  app.get('/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/ready', { logLevel: 'warn' }, async (_request, reply) => {
    if (app.draining.isOn) return reply.code(503).send({ status: 'ending' })
    const isPlatformReady = await fetch(`${config.apiBaseUrl}/ready`, {
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      (response) => {
        void response.body?.cancel()
        return response.ok
      },
      () => false,
    )
    return reply
      .code(isPlatformReady ? 200 : 503)
      .send({ status: isPlatformReady ? 'ok' : 'unavailable', platform: isPlatformReady })
  })
}
