// Answers a request for a page without a session: with the document that all guests share.
import { chooseEncoding, matchesTag } from '@yanta/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkAccess } from '../../src/navigation/access-policy.ts'
import { buildLoginAddress } from '../../src/navigation/login-address.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { readFilterQuery, readScreenPath, splitAddress } from './document-address.ts'
import type { DocumentContext } from './document-context.ts'
import { type DocumentKey, type SharedDocument, UnsharedResponse, nameDocument } from './guest-documents.ts'
import { sendPrivate, sendTooMany } from './send-document.ts'

/** The cached document for a request of a guest within the limit; undefined when the request needs the whole way. */
export function findCachedDocument(
  context: DocumentContext,
  request: FastifyRequest,
): SharedDocument | undefined {
  const { base, limit, readVisitor, reconstruction, shared } = context
  if (reconstruction.isOn) return undefined
  const visitor = readVisitor(request)
  if (
    visitor.session.access ||
    visitor.session.refresh ||
    visitor.hasJunkLocale ||
    readFilterQuery(request.url, base)
  )
    return undefined
  // Screens that need a login are cached only under the address of the login screen.
  const document = shared.peek(nameDocument(buildKey(context, visitor, request.url)))
  return document && limit.count(visitor.address, 'kept') === null ? document : undefined
}

/** [2.16] A screen that needs a session, requested without one, is answered 401 with the login screen. */
export async function answerGuest(
  context: DocumentContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
): Promise<FastifyReply> {
  const { base, config, limit, renderer, shared } = context
  const isLoginNeeded =
    checkAccess(readScreenPath(request.url), {
      hasSession: false,
      isRegionBlocked: visitor.isRegionBlocked,
    }) === 'login'
  const key = buildKey(context, visitor, isLoginNeeded ? buildLoginAddress(request.url) : request.url)
  const filters = readFilterQuery(request.url, base)
  if (filters) {
    const query = [key.query, filters].filter(Boolean).join('&')
    return answerFiltered(context, request, reply, visitor, `${key.path}?${query}`)
  }
  const name = nameDocument(key)
  const known = shared.peek(name)
  const waitSeconds = limit.count(visitor.address, known ? 'kept' : 'rendered')
  if (waitSeconds !== null) return sendTooMany(context, request, reply, visitor, waitSeconds)
  const url = `${config.siteOrigin}${key.path}${key.query && `?${key.query}`}`
  try {
    const document =
      known ?? (await shared.get(name, () => renderer.renderForGuest(new Request(url), visitor, request.id)))
    return sendShared(request, reply, document, isLoginNeeded)
  } catch (error) {
    if (!(error instanceof UnsharedResponse)) throw error
    return sendPrivate(context, request, reply, error.rendering)
  }
}

function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SharedDocument,
  isLoginNeeded: boolean,
): FastifyReply {
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', document.etag)
    .header('content-security-policy', document.contentSecurityPolicy)
  if (isLoginNeeded) reply.code(401).header('cache-control', 'private, no-store')
  else if (matchesTag(request.headers['if-none-match'], document.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(document.contentType).send(document.bodies[encoding])
}

/** A filtered list: rendered for each request, never cached. */
async function answerFiltered(
  context: DocumentContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  path: string,
): Promise<FastifyReply> {
  const { config, limit, renderer } = context
  const waitSeconds = limit.count(visitor.address, 'rendered')
  if (waitSeconds !== null) return sendTooMany(context, request, reply, visitor, waitSeconds)
  const url = new Request(config.siteOrigin + path)
  return sendPrivate(context, request, reply, await renderer.renderForGuest(url, visitor, request.id))
}

function buildKey({ base, getBuild }: DocumentContext, visitor: Visitor, url: string): DocumentKey {
  const { pathname, query } = splitAddress(url)
  return {
    build: getBuild().name,
    base,
    path: pathname,
    query,
    locale: visitor.locale,
    isRegionBlocked: visitor.isRegionBlocked,
  }
}
