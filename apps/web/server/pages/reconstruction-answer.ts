import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../sessions/visitor.ts'
import { allowOnlyServerData } from './blocked-calls.ts'
import type { DocumentContext } from './document-context.ts'
import { sendPrivate, sendTooMany, toWebRequest } from './send-document.ts'

/** [2.70] One page for all visitors and addresses, with only server data requested from the platform. Sessions go on. */
export async function answerReconstruction(
  context: DocumentContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
): Promise<FastifyReply> {
  const { config, limit, renderer } = context
  const waitSeconds = limit.count(visitor.address, 'rendered')
  if (waitSeconds !== null) return sendTooMany(context, request, reply, visitor, waitSeconds)
  const ssr = {
    ...renderer.buildContext(visitor, request.id),
    hasSession: Boolean(visitor.session.access ?? visitor.session.refresh),
  }
  ssr.call = allowOnlyServerData(ssr.call)
  const rendering = await renderer.render(toWebRequest(request, config.siteOrigin), ssr)
  const isPage = rendering.response.status < 300 || rendering.response.status >= 400
  return sendPrivate(context, request, reply, rendering, isPage ? 503 : undefined)
}
