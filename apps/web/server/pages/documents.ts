// Answers every request for a page. Without a session the document is shared; with one it is rendered for the player.
import { refuse } from '@yanta/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnForm } from '../sessions/session-guard.ts'
import { buildLocaleCookie } from '../sessions/visitor.ts'
import { buildCachedAnswer } from './cached-documents.ts'
import { spellAddress } from './document-address.ts'
import { findDepositReturn } from './deposit-return.ts'
import { type DocumentOptions, buildDocumentContext } from './document-context.ts'
import { answerGuest, findCachedDocument } from './guest-answer.ts'
import type { GuestDocuments } from './guest-documents.ts'
import { buildLocalAddressCheck } from './local-address.ts'
import { answerPlayer } from './player-answer.ts'
import { answerReconstruction } from './reconstruction-answer.ts'
import { addCookies } from './send-document.ts'

const largestFormBytes = 65_536

/** Adds the routes of all documents below `base`; returns those that guests share. */
export function addDocuments(app: FastifyInstance, options: DocumentOptions): GuestDocuments {
  const context = buildDocumentContext(options, (error, requestId) =>
    app.log.error({ reqId: requestId, err: error }, 'a document broke while it was made'),
  )
  const { base, config, isSecure, readVisitor, reconstruction, securityHeaders, shared } = context
  const isLocalAddress = buildLocalAddressCheck(config.siteOrigin)
  const findCached = (request: FastifyRequest) => findCachedDocument(context, request)

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: largestFormBytes },
      (_request, body, done) => done(null, body),
    )
    scope.get(
      `${base}*`,
      { onRequest: [leadToOrigin, answerReturn, buildCachedAnswer({ findCached, securityHeaders })] },
      answerDocument,
    )
    scope.post(`${base}*`, answerForm)
  })
  return shared

  function leadToOrigin(request: FastifyRequest, reply: FastifyReply, done: () => void) {
    if (!isLocalAddress(request.headers.host)) return done()
    void reply.header('cache-control', 'private, no-store').redirect(config.siteOrigin + request.url, 307)
  }

  function answerReturn(request: FastifyRequest, reply: FastifyReply, done: () => void) {
    const address = findDepositReturn(request.url, base)
    if (address === null) return done()
    void reply.header('cache-control', 'private, no-store').redirect(address, 303)
  }

  async function answerDocument(request: FastifyRequest, reply: FastifyReply) {
    const visitor = readVisitor(request)
    if (visitor.hasJunkLocale) addCookies(reply, [buildLocaleCookie(visitor.locale, isSecure)])
    if (reconstruction.isOn) return answerReconstruction(context, request, reply, visitor)
    const spelling = spellAddress(request.url, base)
    if (spelling !== request.url)
      return reply.header('cache-control', 'private, no-cache').redirect(spelling, 301)
    const { access, refresh } = visitor.session
    return access || refresh
      ? answerPlayer(context, request, reply, visitor)
      : answerGuest(context, request, reply, visitor)
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    if (!isOwnForm(request.headers, config.siteOrigin)) return refuse(reply, 'forbidden')
    const visitor = readVisitor(request)
    if (reconstruction.isOn) return answerReconstruction(context, request, reply, visitor)
    return answerPlayer(context, request, reply, visitor, request.body as Buffer)
  }
}
