import type { FastifyInstance } from 'fastify'

/** One line per answer. Health checks come every few seconds and say nothing. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url === '/live' || request.url === '/ready') return
    request.log.info({ method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), address: request.ip }, 'answered')
  })
}
