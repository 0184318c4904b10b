// Most visitors are guests whose document is cached. It is sent from the onRequest hook: what remains is a look-up and a write,
// with headers that were built once.
import { type Encoding, chooseEncoding, matchesTag } from '@yanta/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharedDocument } from './guest-documents.ts'

interface CachedAnswerOptions {
  /** The shared document for a request, if it is cached and the visitor's rate limit is not reached. */
  findCached: (request: FastifyRequest) => SharedDocument | undefined
  /** Those of every answer. */
  securityHeaders: Record<string, string>
}

type Headers = Record<Encoding | 'unchanged', string[]>

/** Builds the hook that answers from the cache before the route; other requests go on to the route. */
export function buildCachedAnswer({
  findCached,
  securityHeaders,
}: CachedAnswerOptions): (request: FastifyRequest, reply: FastifyReply, done: () => void) => void {
  const known = new WeakMap<SharedDocument, Headers>()
  const headersOf = (document: SharedDocument) => {
    const headers = known.get(document) ?? buildHeaders(document, securityHeaders)
    known.set(document, headers)
    return headers
  }
  return (request, reply, done) => {
    const document = findCached(request)
    if (!document) return done()
    const isUnchanged = matchesTag(request.headers['if-none-match'], document.etag)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const headers = headersOf(document)[isUnchanged ? 'unchanged' : encoding]
    reply.hijack()
    reply.raw.writeHead(isUnchanged ? 304 : 200, [...headers, 'x-request-id', request.id])
    reply.raw.end(isUnchanged ? undefined : document.bodies[encoding])
  }
}

function buildHeaders(document: SharedDocument, securityHeaders: Record<string, string>): Headers {
  const common = Object.entries({
    ...securityHeaders,
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding',
    etag: document.etag,
    'content-security-policy': document.contentSecurityPolicy,
  }).flat()
  const whole = (encoding: Encoding) => [
    ...common,
    'content-type',
    document.contentType,
    'content-length',
    String(document.bodies[encoding].length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  return { unchanged: common, br: whole('br'), gzip: whole('gzip'), identity: whole('identity') }
}
