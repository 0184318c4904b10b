// /json-api and /api are the platform's: requests go there as they come, bodies unread, with the session turned into a
// bearer. The reports of browsers [7.82-7.83] go there too, from the site's own pages alone and without a session. The platform
// has 8 s to begin its answer [9.5].
import { Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import * as contract from '@yanta/contract'
import { type RefusalCode, refusals, writeLog, writePerformance } from '@yanta/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BodyTooLarge, buildBodyLimits, watchLength } from './body-limit.ts'
import { buildForwardedHeaders, keepAnswerHeaders } from './forwarded-request.ts'
import { catalogueVersionHeader, forwardedHeaders, platformTimeoutMs } from './platform-client.ts'
import { buildHop, isPlainPath } from './platform-hop.ts'
import { judgeSessionUse } from './session-guard.ts'
import { refuse } from './session-routes.ts'
import type { Visitor } from './visitor.ts'
import type { WebConfig } from './web-config.ts'

/** An answer that has begun is given up on after so long without a byte. */
const silenceMs = 30_000

interface Parts {
  config: WebConfig
  readVisitor: (request: FastifyRequest) => Visitor
  onCatalogueVersion: (version: string) => void
}

export function addPlatformProxy(
  app: FastifyInstance,
  { config, readVisitor, onCatalogueVersion }: Parts,
): void {
  const agent = new (config.apiBaseUrl.startsWith('https:') ? SecureAgent : Agent)({
    keepAlive: true,
    maxSockets: 256,
  })
  const openHop = buildHop(config.apiBaseUrl)
  const findBodyLimit = buildBodyLimits(Object.values<unknown>(contract).filter(isCall))

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onClose', async () => agent.destroy())
    for (const path of ['/json-api/*', '/api/*']) scope.all(path, forwardCall)
    for (const { path } of [writeLog, writePerformance]) scope.put(path, forwardReport)
  })

  function forwardCall(request: FastifyRequest, reply: FastifyReply) {
    const visitor = readVisitor(request)
    const use = judgeSessionUse(request.method, request.headers, config.siteOrigin)
    if (use === 'forbidden' && visitor.session.access && !request.headers.authorization)
      return refuse(reply, 'forbidden')
    return forward(
      request,
      reply,
      buildForwardedHeaders({
        headers: request.headers,
        own: forwardedHeaders(config, visitor, request.id),
        regionHeader: config.regionHeader,
        access: visitor.session.access,
        use,
      }),
    )
  }

  function forwardReport(request: FastifyRequest, reply: FastifyReply) {
    if (judgeSessionUse(request.method, request.headers, config.siteOrigin) !== 'allowed')
      return refuse(reply, 'forbidden')
    const visitor = readVisitor(request)
    const { authorization: _unneeded, ...headers } = request.headers
    return forward(
      request,
      reply,
      buildForwardedHeaders({
        headers,
        own: forwardedHeaders(config, visitor, request.id),
        regionHeader: config.regionHeader,
        access: undefined,
        use: 'without_session',
      }),
    )
  }

  function forward(request: FastifyRequest, reply: FastifyReply, headers: OutgoingHttpHeaders) {
    if (!isPlainPath(request.url)) return refuse(reply, 'not_found')
    const bodyLimit = findBodyLimit(request.method, request.url.split('?', 1)[0]!)
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return refuse(reply, 'payload_too_large')
    let sent = open()
    reply.hijack()
    const timer = setTimeout(
      () => sent.destroy(new Error('the platform did not answer in time')),
      platformTimeoutMs,
    )
    stopWithVisitor(reply, () => sent)
    request.raw.pipe(sent)
    watchLength(request.raw, bodyLimit, () => {
      request.raw.unpipe(sent)
      // Read to its end, or the answer would be lost with the connection.
      request.raw.resume()
      sent.destroy(new BodyTooLarge())
    })

    function open(): ClientRequest {
      const hop = openHop({ agent, method: request.method, path: request.url, headers })
      hop.on('response', (answer) => {
        clearTimeout(timer)
        const version = answer.headers[catalogueVersionHeader]
        if (typeof version === 'string') onCatalogueVersion(version)
        passAnswer(answer, request, reply)
      })
      hop.on('error', (error) => {
        if (mayAskAgain(request, hop, error) && !reply.raw.destroyed) {
          sent = open()
          return sent.end()
        }
        clearTimeout(timer)
        failForwarding(error, request, reply)
      })
      return hop
    }
  }
}

function passAnswer(answer: IncomingMessage, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.writeHead(answer.statusCode ?? 502, {
    ...reply.getHeaders(),
    ...keepAnswerHeaders(answer.headers),
    'x-request-id': request.id,
  } as Record<string, string>)
  answer.pipe(reply.raw)
  answer.setTimeout(silenceMs, () => answer.destroy(new Error('the platform fell silent')))
  answer.on('error', () => reply.raw.destroy())
}

function failForwarding(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) return void reply.raw.destroy()
  const code: RefusalCode = error instanceof BodyTooLarge ? 'payload_too_large' : 'temporarily_unavailable'
  if (code === 'temporarily_unavailable')
    request.log.warn({ err: error }, 'the platform could not be reached')
  reply.raw.writeHead(refusals[code], {
    ...reply.getHeaders(),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': request.id,
  } as Record<string, string>)
  reply.raw.end(JSON.stringify({ errors: [{ code }], requestId: request.id }))
}

function isCall(value: unknown): value is contract.CallDeclaration {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** The platform may close a kept connection at the very moment it is used again. What only reads and has no body is asked for once more. */
function mayAskAgain(
  { method, headers }: FastifyRequest,
  hop: ClientRequest,
  error: NodeJS.ErrnoException,
): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return method === 'GET' && !hasBody && hop.reusedSocket && error.code === 'ECONNRESET'
}

function stopWithVisitor(reply: FastifyReply, findSent: () => ClientRequest): void {
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) findSent().destroy()
  })
}
