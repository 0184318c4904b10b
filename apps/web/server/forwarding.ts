// Carries a call to the platform as it came and its answer back. A body is read before a connection is taken, so that whoever sends
// slowly holds up nobody else; only what is too large for that goes on as it comes, over connections of its own. The platform has 8 s
// to begin its answer once it has the whole request [9.5].
import { Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { type RefusalCode, refusals, usualBodyBytes } from '@yanta/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BodyTooLarge, type FindBodyLimit, hasBody, readBody, watchLength } from './body-limit.ts'
import { keepAnswerHeaders } from './forwarded-request.ts'
import { catalogueVersionHeader, platformTimeoutMs } from './platform-client.ts'
import { buildHop, isPlainPath } from './platform-hop.ts'
import { refuse, refuseForNow } from './refuse.ts'
import type { UnderWay } from './under-way.ts'

/** An answer that has begun is given up on after so long without a byte. */
const silenceMs = 30_000
/** Connections to the platform for calls, and for bodies that are passed on while they come. */
const mostConnections = { calls: 256, uploads: 32 }

interface ForwardingOptions {
  apiBaseUrl: string
  findBodyLimit: FindBodyLimit
  underWay: UnderWay
  onCatalogueVersion: (version: string) => void
}

export interface Forwarding {
  /** Answers a request with what the platform says; `headers` are all that it gets, `address` is the visitor's. */
  forward: (
    request: FastifyRequest,
    reply: FastifyReply,
    visit: { headers: OutgoingHttpHeaders; address: string },
  ) => Promise<FastifyReply>
  close: () => void
}

export function buildForwarding({
  apiBaseUrl,
  findBodyLimit,
  underWay,
  onCatalogueVersion,
}: ForwardingOptions): Forwarding {
  const openHop = buildHop(apiBaseUrl)
  const buildAgent = (maxSockets: number) =>
    new (apiBaseUrl.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true, maxSockets })
  const agents = {
    calls: buildAgent(mostConnections.calls),
    uploads: buildAgent(mostConnections.uploads),
  }

  return {
    async forward(request, reply, { headers, address }) {
      if (!isPlainPath(request.url)) return refuse(reply, 'not_found')
      const bodyLimit = findBodyLimit(request.method, request.url)
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit)
        return refuse(reply, 'payload_too_large')
      if (bodyLimit <= usualBodyBytes) {
        const isBodyComing = hasBody(request.headers)
        if (isBodyComing && !underWay.beginBody(address, request.raw)) return refuseForNow(reply)
        const body = isBodyComing ? await readBody(request.raw, bodyLimit) : undefined
        if (!underWay.beginCall(address, reply.raw)) return refuseForNow(reply)
        if (!reply.raw.destroyed) forwardWhole(request, reply, headers, body)
      } else {
        if (!underWay.beginUpload(address, reply.raw)) return refuseForNow(reply)
        forwardAsItComes(request, reply, headers, bodyLimit)
      }
      return reply.hijack()
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }

  function forwardWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: OutgoingHttpHeaders,
    body: Buffer | undefined,
  ): void {
    const stopClock = startClock(() => hop)
    let hop = open()
    const hasLeft = stopWithVisitor(reply, () => hop)

    function open(): ClientRequest {
      const opened = openHop({ agent: agents.calls, method: request.method, path: request.url, headers })
      opened.on('response', (answer) => {
        stopClock()
        passAnswer(answer, request, reply)
      })
      opened.on('error', (error) => {
        if (hasLeft()) return stopClock()
        if (mayAskAgain(request, opened, error)) return void (hop = open())
        stopClock()
        failForwarding(error, request, reply)
      })
      opened.end(body)
      return opened
    }
  }

  function forwardAsItComes(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: OutgoingHttpHeaders,
    bodyLimit: number,
  ): void {
    const hop = openHop({ agent: agents.uploads, method: request.method, path: request.url, headers })
    const hasLeft = stopWithVisitor(reply, () => hop)
    let stopClock = () => {}
    hop.on('response', (answer) => {
      stopClock()
      takeInTheRest()
      passAnswer(answer, request, reply)
    })
    hop.on('error', (error) => {
      stopClock()
      if (!hasLeft()) failForwarding(error, request, reply)
    })
    // Silence while the platform has something to read is the platform's, any other the visitor's.
    hop.setTimeout(platformTimeoutMs)
    hop.on('timeout', () => {
      if (hop.writableNeedDrain) hop.destroy(new Error('the platform stopped reading a body'))
    })
    request.raw.on('end', () => {
      stopClock = startClock(() => hop)
    })
    request.raw.pipe(hop)
    watchLength(request.raw, bodyLimit, () => {
      takeInTheRest()
      hop.destroy(new BodyTooLarge())
    })

    /** Who is still sending would lose the answer with the connection. */
    function takeInTheRest(): void {
      request.raw.unpipe(hop)
      request.raw.resume()
    }
  }

  function passAnswer(answer: IncomingMessage, request: FastifyRequest, reply: FastifyReply): void {
    const version = answer.headers[catalogueVersionHeader]
    if (typeof version === 'string') onCatalogueVersion(version)
    reply.raw.writeHead(answer.statusCode ?? 502, {
      ...reply.getHeaders(),
      ...keepAnswerHeaders(answer.headers),
      'x-request-id': request.id,
    } as Record<string, string>)
    answer.pipe(reply.raw)
    answer.setTimeout(silenceMs, () => answer.destroy(new Error('the platform fell silent')))
    answer.on('error', () => reply.raw.destroy())
  }
}

function startClock(findHop: () => ClientRequest): () => void {
  const timer = setTimeout(
    () => findHop().destroy(new Error('the platform did not answer in time')),
    platformTimeoutMs,
  )
  return () => clearTimeout(timer)
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

/** The platform may close a kept connection at the very moment it is used again. What only reads and has no body is asked for once more. */
function mayAskAgain(request: FastifyRequest, hop: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return (
    request.method === 'GET' && !hasBody(request.headers) && hop.reusedSocket && error.code === 'ECONNRESET'
  )
}

/** Lets go of the platform when the visitor goes away; tells whether that has happened. */
function stopWithVisitor(reply: FastifyReply, findHop: () => ClientRequest): () => boolean {
  let hasLeft = false
  reply.raw.on('close', () => {
    if (reply.raw.writableFinished) return
    hasLeft = true
    findHop().destroy()
  })
  return () => hasLeft
}
