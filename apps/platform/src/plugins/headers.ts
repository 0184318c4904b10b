import { dataHeaders } from '@yanta/server'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer: the request id for the log, and rules that nothing here is run, framed or sniffed. Pages set their own policy. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      ...dataHeaders,
    })
  })
}
