// Answers every request for a page. Without a session the document is shared; with one it is rendered for the player, after
// renewing the session if the access token has expired.
import { randomBytes } from 'node:crypto'
import type { RefusalItem } from '@yanta/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Contacts, SsrContext } from '../../src/data/api/ssr-context.ts'
import { pickFilterQuery } from '../../src/navigation/filter-keys.ts'
import { checkAccess } from '../../src/navigation/access-policy.ts'
import { buildLoginAddress } from '../../src/navigation/login-address.ts'
import { spellPath } from '../../src/navigation/route-table.ts'
import type { DocumentLimit } from './document-limit.ts'
import {
  type DocumentKey,
  GuestDocuments,
  type Rendering,
  type SharedDocument,
  UnsharedResponse,
  chooseEncoding,
  matchesTag,
  nameDocument,
  pickSharedQuery,
} from './guest-documents.ts'
import type { DocumentBrand } from '../assets/brand/document-brand.ts'
import { buildCachedAnswer } from './cached-documents.ts'
import { extractMarkedScripts } from './known-scripts.ts'
import { buildLedAwayCookies } from './guest-redirect.ts'
import { compressOnce } from './private-compression.ts'
import type { Reconstruction } from '../upstream/reconstruction.ts'
import type { VisitorCalls } from '../upstream/public-answers.ts'
import { buildContentSecurityPolicy } from './security-headers.ts'
import { isOwnForm } from '../sessions/session-guard.ts'
import { refuse } from '../refuse.ts'
import { clearSessionCookies } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SiteBuild } from '../assets/site-build.ts'
import { buildTooManyRequestsPage } from './too-many-requests-page.ts'
import { type Visitor, buildLocaleCookie } from '../sessions/visitor.ts'
import type { WebConfig } from '../web-config.ts'
import { blockPlayerCalls, allowOnlyServerData } from './blocked-calls.ts'

/** Retry-After for robots and caches; open pages are notified by the socket. */
const reconstructionRetrySeconds = 60

export interface DocumentOptions {
  /** Base path of these documents, with a slash at both ends. */
  base?: string
  config: WebConfig
  /** Those of every answer. */
  securityHeaders: Record<string, string>
  brand: DocumentBrand
  readVisitor: (request: FastifyRequest) => Visitor
  sessions: Sessions
  calls: VisitorCalls
  limit: DocumentLimit
  reconstruction: Pick<Reconstruction, 'isOn'>
  /** Called for each document, because development replaces the build with every change of the code. */
  getBuild: () => SiteBuild
  /** Development adds scripts of its own. */
  isLoose: boolean
}

export function addDocuments(app: FastifyInstance, parts: DocumentOptions): GuestDocuments {
  const {
    base = '/',
    config,
    securityHeaders,
    brand,
    readVisitor,
    sessions,
    calls,
    limit,
    reconstruction,
    getBuild,
    isLoose,
  } = parts
  const isSecure = config.siteOrigin.startsWith('https:')
  const policyOf = (scripts: readonly string[], contacts?: Contacts) =>
    buildContentSecurityPolicy(config, isLoose ? [`'unsafe-inline'`] : scripts, contacts)
  const shared = new GuestDocuments(policyOf)

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) =>
      done(null, body),
    )
    scope.get(`${base}*`, { onRequest: buildCachedAnswer({ findCached, securityHeaders }) }, answerDocument)
    scope.post(`${base}*`, answerForm)
  })
  return shared

  function findCached(request: FastifyRequest): SharedDocument | undefined {
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
    const document = shared.peek(nameDocument(keyOf(visitor, request.url)))
    return document && limit.count(visitor.address, 'kept') === null ? document : undefined
  }

  /** [2.25] The canonical address of a screen, to which other spellings redirect. */
  function spellAddress(url: string): string {
    const [pathname = '', ...query] = url.split('?')
    return [base + spellPath(pathname.slice(base.length - 1)).slice(1), ...query].join('?')
  }

  function keyOf(visitor: Visitor, url: string): DocumentKey {
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

  async function answerDocument(request: FastifyRequest, reply: FastifyReply) {
    const visitor = readVisitor(request)
    if (visitor.hasJunkLocale) addCookies(reply, [buildLocaleCookie(visitor.locale, isSecure)])
    if (reconstruction.isOn) return answerReconstruction(request, reply, visitor)
    const spelling = spellAddress(request.url)
    if (spelling !== request.url)
      return reply.header('cache-control', 'private, no-cache').redirect(spelling, 301)
    const { access, refresh } = visitor.session
    return access || refresh ? answerPlayer(request, reply, visitor) : answerGuest(request, reply, visitor)
  }

  /** [2.16] A screen that needs a session, requested without one, is answered 401 with the login screen. */
  async function answerGuest(request: FastifyRequest, reply: FastifyReply, visitor: Visitor) {
    const isLoginNeeded =
      checkAccess(readScreenPath(request.url), {
        hasSession: false,
        isRegionBlocked: visitor.isRegionBlocked,
      }) === 'login'
    const key = keyOf(visitor, isLoginNeeded ? buildLoginAddress(request.url) : request.url)
    const filters = readFilterQuery(request.url, base)
    if (filters)
      return answerFiltered(
        request,
        reply,
        visitor,
        `${key.path}?${[key.query, filters].filter(Boolean).join('&')}`,
      )
    const name = nameDocument(key)
    const kept = shared.peek(name)
    const waitSeconds = limit.count(visitor.address, kept ? 'kept' : 'rendered')
    if (waitSeconds !== null) return answerTooMany(request, reply, visitor, waitSeconds)
    const url = `${config.siteOrigin}${key.path}${key.query && `?${key.query}`}`
    try {
      const document =
        kept ?? (await shared.get(name, () => renderForGuest(new Request(url), visitor, request.id)))
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie, accept-encoding')
        .header('etag', document.etag)
      reply.header('content-security-policy', document.contentSecurityPolicy)
      if (isLoginNeeded) reply.code(401).header('cache-control', 'private, no-store')
      else if (matchesTag(request.headers['if-none-match'], document.etag)) return reply.code(304).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type(document.contentType).send(document.bodies[encoding])
    } catch (error) {
      if (!(error instanceof UnsharedResponse)) throw error
      return sendPrivate(request, reply, error.rendering)
    }
  }

  /** A filtered list: rendered for each request, never cached. */
  async function answerFiltered(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor,
    path: string,
  ) {
    const waitSeconds = limit.count(visitor.address, 'rendered')
    if (waitSeconds !== null) return answerTooMany(request, reply, visitor, waitSeconds)
    const rendering = await renderForGuest(new Request(config.siteOrigin + path), visitor, request.id)
    return sendPrivate(request, reply, rendering)
  }

  async function answerPlayer(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, body?: Buffer) {
    const waitSeconds = limit.count(visitor.address, 'rendered')
    if (waitSeconds !== null) return answerTooMany(request, reply, visitor, waitSeconds)
    const asker = { visitor, requestId: request.id }
    let access = visitor.session.access
    let mayRenew = visitor.session.refresh !== undefined && !visitor.isPrefetch
    let isUnknown = false
    for (;;) {
      if (!access && mayRenew) {
        mayRenew = false
        const renewal = await sessions.renew(visitor.session, asker)
        isUnknown = renewal.outcome === 'unknown'
        if (renewal.outcome !== 'unknown') addCookies(reply, renewal.cookies)
        access = renewal.outcome === 'renewed' ? renewal.access : undefined
      }
      const verdict = checkAccess(readScreenPath(request.url), {
        hasSession: access !== undefined || isUnknown,
        isRegionBlocked: visitor.isRegionBlocked,
      })
      if (verdict === 'login') return answerGuest(request, reply, visitor)
      if (verdict === 'main') {
        if (!visitor.isPrefetch) addCookies(reply, buildLedAwayCookies(readScreenPath(request.url), isSecure))
        return reply.code(302).header('location', '/').header('cache-control', 'private, no-store').send()
      }
      const ssr = buildSsrContext(visitor, request.id, access)
      if (isUnknown) Object.assign(ssr, { hasSession: true, call: blockPlayerCalls(ssr.call) })
      const rendering = await render(requestOf(request, body), ssr)
      if (ssr.isSessionRejected && access) {
        access = undefined
        if (mayRenew) continue
        if (!visitor.isPrefetch) addCookies(reply, clearSessionCookies(isSecure))
        if (!body) continue
      }
      if (access && rendering.response.status === 404) return answerMissing(request, reply, visitor)
      return sendPrivate(request, reply, rendering)
    }
  }

  /** [2.18] A missing page requested by a player contains no player data, in case a proxy caches it against its headers. */
  async function answerMissing(request: FastifyRequest, reply: FastifyReply, visitor: Visitor) {
    const ssr = { ...buildSsrContext(visitor, request.id), isPlayerHidden: true }
    return sendPrivate(request, reply, await render(requestOf(request), ssr), 404)
  }

  /** [2.70] One page for all visitors and addresses, with only server data requested from the platform. Sessions go on. */
  async function answerReconstruction(request: FastifyRequest, reply: FastifyReply, visitor: Visitor) {
    const waitSeconds = limit.count(visitor.address, 'rendered')
    if (waitSeconds !== null) return answerTooMany(request, reply, visitor, waitSeconds)
    const ssr = {
      ...buildSsrContext(visitor, request.id),
      hasSession: Boolean(visitor.session.access ?? visitor.session.refresh),
    }
    ssr.call = allowOnlyServerData(ssr.call)
    const rendering = await render(requestOf(request), ssr)
    const isPage = rendering.response.status < 300 || rendering.response.status >= 400
    if (isPage) reply.header('retry-after', reconstructionRetrySeconds)
    return sendPrivate(request, reply, rendering, isPage ? 503 : undefined)
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    if (!isOwnForm(request.headers, config.siteOrigin)) return refuse(reply, 'forbidden')
    if (reconstruction.isOn) return answerReconstruction(request, reply, readVisitor(request))
    return answerPlayer(request, reply, readVisitor(request), request.body as Buffer)
  }

  function answerTooMany(
    request: FastifyRequest,
    reply: FastifyReply,
    { locale }: Visitor,
    waitSeconds: number,
  ) {
    reply.header('cache-control', 'private, no-store').header('retry-after', waitSeconds)
    if (!request.headers.accept?.includes('text/html')) return refuse(reply, 'too_many_requests')
    return reply
      .code(429)
      .header('content-security-policy', policyOf([]))
      .type('text/html; charset=utf-8')
      .send(buildTooManyRequestsPage(brand.source, locale, base))
  }

  function buildSsrContext(visitor: Visitor, requestId: string, access?: string): SsrContext {
    return {
      locale: visitor.locale,
      brand: brand.site,
      brandHead: brand.heads[visitor.locale],
      hasSession: access !== undefined,
      isPlayerHidden: false,
      isSessionRejected: false,
      isRegionBlocked: visitor.isRegionBlocked,
      siteOrigin: config.siteOrigin,
      catalogueUrl: getBuild().catalogueUrls[visitor.locale],
      contacts: { asked: [], embedded: [] },
      // In development all inline scripts are allowed, and browsers hide a nonce attribute from React's hydration.
      nonce: isLoose ? undefined : randomBytes(16).toString('base64'),
      call: calls.callFor(visitor, requestId, access),
      onError: (error) =>
        app.log.error({ reqId: requestId, err: error }, 'a document broke while it was made'),
      async beginSession(call, body) {
        const beginning = await sessions.begin(call, body, { visitor, requestId })
        if (beginning.outcome === 'begun') return { cookies: beginning.cookies, step: null, refusal: null }
        if (beginning.outcome === 'step') return { cookies: [], step: beginning.step, refusal: null }
        const { status, body: said } = beginning.answer
        const errors = (said as { errors?: RefusalItem[] } | null)?.errors ?? []
        return {
          cookies: [],
          step: null,
          refusal: { code: errors[0]?.code ?? 'temporarily_unavailable', status, errors },
        }
      },
    }
  }

  async function render(request: Request, ssr: SsrContext): Promise<Rendering> {
    const response = await getBuild().renderDocument(request, ssr)
    const scripts = ssr.nonce === undefined ? [] : [`'nonce-${ssr.nonce}'`]
    // Data posted to a screen without an action: the router's own text is for developers.
    const text = response.status === 405 ? '' : await response.text()
    return { response, html: ssr.html ?? [text], scripts, contacts: ssr.contacts }
  }

  /** Renders a document shared by all guests: without a nonce, which would have to differ per request. */
  async function renderForGuest(request: Request, visitor: Visitor, requestId: string): Promise<Rendering> {
    const ssr = buildSsrContext(visitor, requestId)
    const rendering = await render(request, ssr)
    if (ssr.nonce === undefined) return rendering
    const { html, scripts } = extractMarkedScripts(rendering.html.join(''), ssr.nonce)
    return { ...rendering, html: [html], scripts }
  }

  function sendPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    { response, html, scripts, contacts }: Rendering,
    status = response.status,
  ) {
    response.headers.forEach((value, name) => name !== 'set-cookie' && reply.header(name, value))
    addCookies(reply, response.headers.getSetCookie())
    reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', policyOf(scripts, contacts))
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(status).send(compressOnce(html, encoding))
  }

  function requestOf(request: FastifyRequest, body?: Buffer): Request {
    const url = config.siteOrigin + request.url
    const type = request.headers['content-type']
    return new Request(url, {
      method: body ? 'POST' : 'GET',
      body: body as BodyInit | undefined,
      headers: type ? { 'content-type': type, origin: config.siteOrigin } : {},
    })
  }
}

/** Path of the screen of a document or loader data request. */
function readScreenPath(url: string): string {
  return url.split('?', 1)[0]!.replace(/\.data$/, '')
}

/** The part of an address that filters a list of games. */
function readFilterQuery(url: string, base: string): string {
  const start = url.indexOf('?')
  return start < 0
    ? ''
    : pickFilterQuery(url.slice(base.length - 1, start), new URLSearchParams(url.slice(start + 1)))
}

/** Path and the relevant part of the query. Most requests have no query, and then nothing is parsed. */
function splitAddress(url: string): { pathname: string; query: string } {
  const start = url.indexOf('?')
  if (start < 0) return { pathname: url, query: '' }
  return { pathname: url.slice(0, start), query: pickSharedQuery(new URLSearchParams(url.slice(start + 1))) }
}

function addCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
