// Sends a rendered document, or status 429 to a visitor over the limit.
import { chooseEncoding, refuse } from '@yanta/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../sessions/visitor.ts'
import type { DocumentContext } from './document-context.ts'
import type { Rendering } from './guest-documents.ts'
import { compressOnce } from './private-compression.ts'
import { buildTooManyRequestsPage } from './too-many-requests-page.ts'

/** Retry-After for robots and caches; open pages learn of the end by themselves. */
const retryAfterSeconds = 60

/** Sends a document for one visitor only. */
export function sendPrivate(
  { buildPolicy }: Pick<DocumentContext, 'buildPolicy'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { response, html, scripts, contacts }: Rendering,
  status = response.status,
): FastifyReply {
  response.headers.forEach((value, name) => name !== 'set-cookie' && reply.header(name, value))
  addCookies(reply, response.headers.getSetCookie())
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', buildPolicy(scripts, contacts))
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(compressOnce(html, encoding))
}

/** Sends 429 [2.70]: a page, or the envelope to a client that does not read HTML. */
export function sendTooMany(
  { base, brand, buildPolicy }: Pick<DocumentContext, 'base' | 'brand' | 'buildPolicy'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale }: Visitor,
  waitSeconds: number,
): FastifyReply {
  reply.header('cache-control', 'private, no-store').header('retry-after', waitSeconds)
  if (!request.headers.accept?.includes('text/html')) return refuse(reply, 'too_many_requests')
  return reply
    .code(429)
    .header('content-security-policy', buildPolicy([]))
    .type('text/html; charset=utf-8')
    .send(buildTooManyRequestsPage(brand.source, locale, base, request.id))
}

/** The request as the router of the site reads it. */
export function toWebRequest(request: FastifyRequest, siteOrigin: string, body?: Buffer): Request {
  const type = request.headers['content-type']
  return new Request(siteOrigin + request.url, {
    method: body ? 'POST' : 'GET',
    body: body as BodyInit | undefined,
    headers: type ? { 'content-type': type, origin: siteOrigin } : {},
  })
}

export function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
