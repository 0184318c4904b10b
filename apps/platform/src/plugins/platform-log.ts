import { getServerData, reconstructionWatchId } from '@yanta/contract'
import { addRequestLog } from '@yanta/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The status check of the site's own server is frequent, and logged at debug level. */
export function addPlatformLog(app: FastifyInstance): void {
  addRequestLog(app, (request, reply) => (isWatch(request, reply) ? 'debug' : 'info'))
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
