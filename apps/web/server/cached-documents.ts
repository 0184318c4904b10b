// Most visitors are guests whose document is at hand. They get it as soon as their request is known: what is left of the work is a
// look-up and a write, with headers that were put together once.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, type SharedDocument, chooseEncoding, matchesTag } from './guest-documents.ts'

interface Parts {
  /** The shared document a request may have, when it is at hand and its visitor's share is not used up. */
  findKept: (request: FastifyRequest) => SharedDocument | undefined
  /** Those of every answer. */
  securityHeaders: Record<string, string>
}

type Headers = Record<Encoding | 'unchanged', string[]>

/** Builds the hook that answers before the route does; it leaves everything else to the route. */
export function buildKeptAnswer({
  findKept,
  securityHeaders,
}: Parts): (request: FastifyRequest, reply: FastifyReply, done: () => void) => void {
  const known = new WeakMap<SharedDocument, Headers>()
  const headersOf = (document: SharedDocument) => {
    const headers = known.get(document) ?? buildHeaders(document, securityHeaders)
    known.set(document, headers)
    return headers
  }
  return (request, reply, done) => {
    const document = findKept(request)
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
