import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** One line per answer, in place of Fastify's two per request. Routes with a `logLevel` of their own, such as health checks, keep it. */
export function addRequestLog(
  app: FastifyInstance,
  chooseLevel: (request: FastifyRequest, reply: FastifyReply) => 'info' | 'debug' = () => 'info',
): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log[chooseLevel(request, reply)](
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'answered',
    )
    done()
  })
}
