import type { FastifyInstance } from 'fastify'

/** Headers of every answer: its id for the log, and that nothing here is ever run, framed or guessed at. Pages set their own policy. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
}
