// Forwards a call unchanged to the platform and its answer back. A body is buffered before a connection is used, so that a slow
// sender delays no other visitor; only larger bodies are streamed, over connections of their own. The platform has 8 s to start its
// answer once it has the whole request [9.5], and longer for a file, which it reads before it answers.
import { Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { Writable } from 'node:stream'
import { type RefusalCode, refusals, usualBodyBytes } from '@yanta/contract'
import { refuse, releaseBytes } from '@yanta/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type BodyLimit,
  BodyTooLarge,
  type FindBodyLimit,
  hasBody,
  readBody,
  watchLength,
} from './body-limit.ts'
import { pickAnswerHeaders } from './forwarded-request.ts'
import { catalogueVersionHeader, platformTimeoutMs } from './platform-client.ts'
import { refuseForNow, type UnderWay } from './under-way.ts'
import { buildUpstreamRequest, isPlainPath } from './upstream-request.ts'

/** Timeout of a started answer without any further byte. */
const silenceMs = 30_000
/** Timeout of the answer to a file: pictures are read one at a time, each for 20 s at most. */
const fileTimeoutMs = 90_000
/** Connections to the platform for calls and for streamed bodies. */
const mostConnections = { calls: 256, uploads: 32 }

interface ForwardingOptions {
  apiBaseUrl: string
  findBodyLimit: FindBodyLimit
  underWay: UnderWay
  onCatalogueVersion: (version: string) => void
}

export interface Forwarding {
  /** Answers a request with the platform's answer; `headers` are the complete upstream headers, `address` is the visitor's. */
  forward: (
    request: FastifyRequest,
    reply: FastifyReply,
    client: { headers: OutgoingHttpHeaders; address: string },
  ) => Promise<FastifyReply>
  close: () => void
}

export function buildForwarding({
  apiBaseUrl,
  findBodyLimit,
  underWay,
  onCatalogueVersion,
}: ForwardingOptions): Forwarding {
  const openUpstream = buildUpstreamRequest(apiBaseUrl)
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
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit.bytes)
        return refuse(reply, bodyLimit.code)
      if (bodyLimit.bytes <= usualBodyBytes) {
        const isBodyComing = hasBody(request.headers)
        if (isBodyComing && !underWay.beginBody(address, request.raw)) return refuseForNow(reply)
        const body = isBodyComing ? await readBody(request.raw, bodyLimit.bytes) : undefined
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
    const stopClock = startClock(() => hop, platformTimeoutMs)
    let hop = open()
    const hasLeft = abortWithClient(reply, () => hop)

    function open(): ClientRequest {
      const opened = openUpstream({ agent: agents.calls, method: request.method, path: request.url, headers })
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
    { bytes, code }: BodyLimit,
  ): void {
    const hop = openUpstream({ agent: agents.uploads, method: request.method, path: request.url, headers })
    const hasLeft = abortWithClient(reply, () => hop)
    let stopClock = () => {}
    let isWhole = false
    let isAnswered = false
    hop.on('response', (answer) => {
      stopClock()
      isAnswered = true
      readRest()
      passAnswer(answer, request, reply)
      // Its connection can't be used for another request.
      if (!isWhole) answer.on('end', () => hop.destroy())
    })
    hop.on('error', (error) => {
      stopClock()
      if (!hasLeft()) failForwarding(error, request, reply)
    })
    // An idle connection is the platform's fault only while it has unread data; otherwise the visitor is slow.
    hop.setTimeout(platformTimeoutMs)
    hop.on('timeout', () => {
      if (sending.writableLength > 0) hop.destroy(new Error('the platform stopped reading a body'))
    })
    request.raw.on('end', () => {
      isWhole = true
      if (!isAnswered) stopClock = startClock(() => hop, fileTimeoutMs)
    })
    const sending = buildSending(hop)
    request.raw.pipe(sending)
    watchLength(request.raw, bytes, () => {
      readRest()
      hop.destroy(new BodyTooLarge(code))
    })

    /** Consumes the rest of the body: a client that is still sending would lose the answer with the connection. */
    function readRest(): void {
      request.raw.unpipe(sending)
      request.raw.resume()
    }
  }

  function passAnswer(answer: IncomingMessage, request: FastifyRequest, reply: FastifyReply): void {
    const version = answer.headers[catalogueVersionHeader]
    if (typeof version === 'string') onCatalogueVersion(version)
    reply.raw.writeHead(answer.statusCode ?? 502, {
      ...reply.getHeaders(),
      ...pickAnswerHeaders(answer.headers),
      'x-request-id': request.id,
    } as Record<string, string>)
    answer.pipe(reply.raw)
    answer.setTimeout(silenceMs, () => answer.destroy(new Error('the platform fell silent')))
    answer.on('error', () => reply.raw.destroy())
  }
}

/** Sends one chunk at a time and returns its memory, so that a large body costs no more than what is under way. */
function buildSending(hop: ClientRequest): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      hop.write(chunk, () => {
        releaseBytes(chunk)
        done()
      })
    },
    final(done) {
      hop.end(done)
    },
  })
}

function startClock(findUpstream: () => ClientRequest, timeoutMs: number): () => void {
  const timer = setTimeout(
    () => findUpstream().destroy(new Error('the platform did not answer in time')),
    timeoutMs,
  )
  return () => clearTimeout(timer)
}

function failForwarding(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) return void reply.raw.destroy()
  const code: RefusalCode = error instanceof BodyTooLarge ? error.code : 'temporarily_unavailable'
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

/** The platform may close a keep-alive connection just as it is reused. Reads without a body are retried. */
function mayAskAgain(request: FastifyRequest, hop: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return (
    request.method === 'GET' && !hasBody(request.headers) && hop.reusedSocket && error.code === 'ECONNRESET'
  )
}

/** Aborts the upstream request when the visitor disconnects; returns a function that answers whether that has happened. */
function abortWithClient(reply: FastifyReply, findUpstream: () => ClientRequest): () => boolean {
  let hasLeft = false
  reply.raw.on('close', () => {
    if (reply.raw.writableFinished) return
    hasLeft = true
    findUpstream().destroy()
  })
  return () => hasLeft
}
