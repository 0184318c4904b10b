// /json-api and /api are forwarded to the platform unchanged, with the session cookie turned into a bearer token. Browsers' reports
// [7.82-7.83] are forwarded too, only from the site's own pages and without a session. A high five names the browser of a guest [6.3].
import { giveHighFive, visitorHeader, writeLog, writePerformance } from '@yanta/contract'
import { refuse } from '@yanta/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindBodyLimit } from './body-limit.ts'
import { buildForwardedHeaders } from './forwarded-request.ts'
import { buildForwarding } from './forwarding.ts'
import { forwardedHeaders } from './platform-client.ts'
import { checkSessionUse } from '../sessions/session-guard.ts'
import type { UnderWay } from './under-way.ts'
import { buildVisitorCookie, drawVisitorId } from '../sessions/visitor-cookie.ts'
import { operatorHeaders } from '../sessions/operator-session.ts'
import type { Visitor } from '../sessions/visitor.ts'
import type { WebConfig } from '../web-config.ts'

interface ProxyOptions {
  config: WebConfig
  readVisitor: (request: FastifyRequest) => Visitor
  findBodyLimit: FindBodyLimit
  underWay: UnderWay
  onCatalogueVersion: (version: string) => void
}

export function addPlatformProxy(
  app: FastifyInstance,
  { config, readVisitor, findBodyLimit, underWay, onCatalogueVersion }: ProxyOptions,
): void {
  const { forward, close } = buildForwarding({
    apiBaseUrl: config.apiBaseUrl,
    findBodyLimit,
    underWay,
    onCatalogueVersion,
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onClose', async () => close())
    scope.post(giveHighFive.path, forwardHighFive)
    for (const path of ['/json-api/*', '/api/*']) scope.all(path, forwardCall)
    for (const { path } of [writeLog, writePerformance]) scope.put(path, forwardReport)
  })

  /** A guest's browser gets its cookie with this call; a player whose access has expired renews it first, so as to be no guest. */
  function forwardHighFive(request: FastifyRequest, reply: FastifyReply) {
    const visitor = readVisitor(request)
    if (visitor.session.access || request.headers.authorization) return forwardCall(request, reply)
    if (checkSessionUse(request.method, request.headers, config.siteOrigin) !== 'allowed')
      return refuse(reply, 'forbidden')
    if (visitor.session.refresh) return refuse(reply, 'unauthorized')
    const id = visitor.id ?? drawVisitorId()
    reply.header('set-cookie', buildVisitorCookie(id, config.siteOrigin.startsWith('https:')))
    return forwardCall(request, reply, { ...visitor, id })
  }

  function forwardCall(request: FastifyRequest, reply: FastifyReply, visitor = readVisitor(request)) {
    const use = checkSessionUse(request.method, request.headers, config.siteOrigin)
    if (use === 'forbidden' && visitor.session.access && !request.headers.authorization)
      return refuse(reply, 'forbidden')
    return forward(request, reply, {
      address: visitor.address,
      headers: buildForwardedHeaders({
        headers: request.headers,
        own: {
          ...forwardedHeaders(config, visitor, request.id),
          ...(use === 'allowed' ? operatorHeaders(request) : {}),
          ...(visitor.id === undefined || use !== 'allowed' ? {} : { [visitorHeader]: visitor.id }),
        },
        regionHeader: config.regionHeader,
        access: visitor.session.access,
        use,
      }),
    })
  }

  function forwardReport(request: FastifyRequest, reply: FastifyReply) {
    if (checkSessionUse(request.method, request.headers, config.siteOrigin) !== 'allowed')
      return refuse(reply, 'forbidden')
    const visitor = readVisitor(request)
    const { authorization: _unneeded, ...headers } = request.headers
    return forward(request, reply, {
      address: visitor.address,
      headers: buildForwardedHeaders({
        headers,
        own: forwardedHeaders(config, visitor, request.id),
        regionHeader: config.regionHeader,
        access: undefined,
        use: 'without_session',
      }),
    })
  }
}
