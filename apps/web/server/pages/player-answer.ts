// Answers a request for a page with a session, or of a form: rendered for this visitor, after renewing the session if the access
// token has expired.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkAccess } from '../../src/navigation/access-policy.ts'
import { clearSessionCookies } from '../sessions/session-cookies.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { blockPlayerCalls } from './blocked-calls.ts'
import { readScreenPath } from './document-address.ts'
import type { DocumentContext } from './document-context.ts'
import { answerGuest } from './guest-answer.ts'
import { buildLedAwayCookies } from './guest-redirect.ts'
import { addCookies, sendPrivate, sendTooMany, toWebRequest } from './send-document.ts'

export async function answerPlayer(
  context: DocumentContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  body?: Buffer,
): Promise<FastifyReply> {
  const { config, isSecure, limit, renderer, sessions } = context
  const waitSeconds = limit.count(visitor.address, 'rendered')
  if (waitSeconds !== null) return sendTooMany(context, request, reply, visitor, waitSeconds)
  const screen = readScreenPath(request.url)
  let access = visitor.session.access
  let mayRenew = visitor.session.refresh !== undefined && !visitor.isPrefetch
  let isUnknown = false
  for (;;) {
    // A guest's page, prepared here, would be shown to the player later. Without it the browser asks again.
    if (!access && visitor.isPrefetch && visitor.session.refresh)
      return reply.code(503).header('cache-control', 'private, no-store').send()
    if (!access && mayRenew) {
      mayRenew = false
      const renewal = await sessions.renew(visitor.session, { visitor, requestId: request.id })
      isUnknown = renewal.outcome === 'unknown'
      if (renewal.outcome !== 'unknown') addCookies(reply, renewal.cookies)
      access = renewal.outcome === 'renewed' ? renewal.access : undefined
    }
    const verdict = checkAccess(screen, {
      hasSession: access !== undefined || isUnknown,
      isRegionBlocked: visitor.isRegionBlocked,
    })
    if (verdict === 'login') return answerGuest(context, request, reply, visitor)
    if (verdict === 'main') {
      if (!visitor.isPrefetch) addCookies(reply, buildLedAwayCookies(screen, isSecure))
      return reply.code(302).header('location', '/').header('cache-control', 'private, no-store').send()
    }
    const ssr = renderer.buildContext(visitor, request.id, access)
    if (isUnknown) Object.assign(ssr, { hasSession: true, call: blockPlayerCalls(ssr.call) })
    const rendering = await renderer.render(toWebRequest(request, config.siteOrigin, body), ssr)
    if (ssr.isSessionRejected && access) {
      access = undefined
      if (mayRenew) continue
      if (!visitor.isPrefetch) addCookies(reply, clearSessionCookies(isSecure))
      if (!body) continue
    }
    if (access && rendering.response.status === 404) return answerMissing(context, request, reply, visitor)
    return sendPrivate(context, request, reply, rendering)
  }
}

/** [2.18] A missing page requested by a player contains no player data, in case a proxy caches it against its headers. */
async function answerMissing(
  context: DocumentContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
): Promise<FastifyReply> {
  const { config, renderer } = context
  const ssr = { ...renderer.buildContext(visitor, request.id), isPlayerHidden: true }
  const rendering = await renderer.render(toWebRequest(request, config.siteOrigin), ssr)
  return sendPrivate(context, request, reply, rendering, 404)
}
