import { getServerData, reconstructionWatchId } from '@yanta/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** One line per answer. Health checks are frequent and not logged; the status check of the site's own server is logged at debug level. */
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

/** Any client may send this id: only the successful status check is left out of the usual log. */
function isWatch(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return (
    request.id === reconstructionWatchId &&
    statusCode === 200 &&
    request.routeOptions.url === getServerData.path &&
    request.server.deps.isTrustedPeer(request.socket.remoteAddress ?? '')
  )
}
