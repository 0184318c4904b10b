import { getServerData, reconstructionWatchId } from '@yanta/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** One line per answer. Health checks come every few seconds and say nothing; neither does the site's own server that looks whether it is open. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url === '/live' || request.url === '/ready') return
    const level = isWatch(request, reply) ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'answered',
    )
  })
}

/** An id is anybody's to send: only the one look that goes well is left out of the usual log. */
function isWatch(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return (
    request.id === reconstructionWatchId &&
    statusCode === 200 &&
    request.routeOptions.url === getServerData.path &&
    request.server.parts.isTrustedPeer(request.socket.remoteAddress ?? '')
  )
}
