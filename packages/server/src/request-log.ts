import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * One line per answer, in place of Fastify's two per request: `answered`, or `aborted` when the client left or the answer broke off.
 * Routes with a `logLevel` of their own, such as health checks, keep it.
 */
export function addRequestLog(
  app: FastifyInstance,
  chooseLevel: (request: FastifyRequest, reply: FastifyReply) => 'info' | 'debug' = () => 'info',
): void {
  const write = (request: FastifyRequest, reply: FastifyReply, end: 'answered' | 'aborted') =>
    request.log[chooseLevel(request, reply)](
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      end,
    )
  app.addHook('onRequest', (request, reply, done) => {
    // The framework tells of no answer that its client did not wait for.
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) write(request, reply, 'aborted')
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.raw.writableEnded) write(request, reply, 'answered')
    done()
  })
}
