// The site's own server: files, documents, the session's cookies, and the proxy to the platform.
import { randomUUID } from 'node:crypto'
import { readBrand } from '@yanta/brand'
import { usualBodyBytes } from '@yanta/contract'
import {
  addBodyPatience,
  addDraining,
  addErrors,
  addJsonBodies,
  addRequestLog,
  addTraceContext,
  buildRequestLogger,
  socketUpgrades,
  uploadPatience,
} from '@yanta/server'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { answerBrokenBytes, answerError, readPath } from './broken-requests.ts'
import { buildBodyLimits } from './upstream/body-limit.ts'
import { addBrand } from './assets/brand/brand-routes.ts'
import { buildDocumentBrand } from './assets/brand/document-brand.ts'
import { watchCatalogueVersion } from './upstream/catalogue-version.ts'
import { addDevelopment } from './assets/development.ts'
import { buildDocumentLimit } from './pages/document-limit.ts'
import { addDocuments } from './pages/documents.ts'
import { addGuestBuild } from './pages/guest-build.ts'
import { addHealthRoutes } from './health-routes.ts'
import { addLocaleRoute } from './pages/locale-route.ts'
import { buildPlatformClient } from './upstream/platform-client.ts'
import { addPlatformProxy } from './upstream/platform-proxy.ts'
import { buildVisitorCalls } from './upstream/public-answers.ts'
import { watchReconstruction } from './upstream/reconstruction.ts'
import { addSiteMetrics, nameRoute } from './site-metrics.ts'
import { buildSecurityHeaders } from './pages/security-headers.ts'
import { addServiceWorker } from './assets/service-worker-routes.ts'
import { addSessionRoutes } from './sessions/session-routes.ts'
import { buildSessions } from './sessions/sessions.ts'
import { type SiteBuild, loadSiteBuild } from './assets/site-build.ts'
import { addSiteMap } from './pages/site-map.ts'
import { addOperatorSession } from './sessions/operator-session.ts'
import { addSocketProxy } from './upstream/socket-proxy.ts'
import { addSupportChatFiles } from './assets/support-chat-files.ts'
import { addStaticFiles } from './assets/static-files.ts'
import { buildTrustedProxies } from './sessions/trusted-proxies.ts'
import { limitUnderWay } from './upstream/under-way.ts'
import { buildVisitorReader } from './sessions/visitor.ts'
import type { WebConfig } from './web-config.ts'

export type { WebConfig } from './web-config.ts'

export interface WebOptions {
  config: WebConfig
  /** Without it the server does not log. */
  logger?: FastifyBaseLogger
  /** Serves the sources through Vite with hot reload instead of the build. */
  dev?: boolean
  /** Replaces rendering, for tests of the server only. */
  build?: SiteBuild
}

/** Builds the site's server, ready to listen; `close()` releases all its resources. */
export async function buildWeb({ config, logger, dev = false, build }: WebOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => randomUUID(),
    childLoggerFactory: buildRequestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
    ...uploadPatience,
    http: { ...uploadPatience.http, ...socketUpgrades },
    rewriteUrl: readPath,
    clientErrorHandler: answerBrokenBytes,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance
  const brand = readBrand(config.brand)
  const proxies = buildTrustedProxies(config.trustedProxies)
  const readVisitor = buildVisitorReader(config, proxies)
  const ask = buildPlatformClient(config)
  const sessions = buildSessions(ask, config.siteOrigin.startsWith('https:'))
  const expireCaches = () => {
    calls.expireAll()
    for (const each of documents) each.expireAll()
  }
  const onCatalogueVersion = watchCatalogueVersion(expireCaches)
  const calls = buildVisitorCalls(config, {
    onCatalogueVersion,
    onWrongAnswer: (answer) =>
      app.log.warn(answer, 'the platform gave an answer of another shape than its call declares'),
  })

  addTraceContext(app, 'site', nameRoute)
  addSiteMetrics(app, config)
  addDraining(app)
  addRequestLog(app)
  const securityHeaders = buildSecurityHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
  })
  const findBodyLimit = buildBodyLimits()
  addBodyPatience(app, ({ method, url }) => findBodyLimit(method, url).bytes > usualBodyBytes)
  addErrors(app, answerError)
  addJsonBodies(app)

  addHealthRoutes(app, config)
  const siteBuild = dev
    ? await addDevelopment(app, { apiBaseUrl: config.apiBaseUrl, onCatalogueVersion })
    : (build ?? (await loadSiteBuild()))
  await addStaticFiles(app, !dev && !build)
  await addSupportChatFiles(app, config, brand)
  addBrand(app, brand)
  addServiceWorker(app, config, brand, !dev && !build)
  addSiteMap(app, (request) => calls.callFor(readVisitor(request), request.id, undefined))
  addLocaleRoute(app, config)
  const underWay = limitUnderWay(config)
  addSessionRoutes(app, { sessions, ask, readVisitor, underWay, siteOrigin: config.siteOrigin })
  addOperatorSession(app, { ask, readVisitor, siteOrigin: config.siteOrigin })
  addPlatformProxy(app, { config, readVisitor, findBodyLimit, underWay, onCatalogueVersion })
  addSocketProxy(app, config, proxies)
  const reconstruction = watchReconstruction(app, { config, ask, onSwitch: expireCaches, onCatalogueVersion })
  const parts = {
    config,
    securityHeaders,
    readVisitor,
    sessions,
    calls,
    limit: buildDocumentLimit(config),
    reconstruction,
    isLoose: dev,
  }
  const documents = [
    addDocuments(app, { ...parts, brand: buildDocumentBrand(brand), getBuild: () => siteBuild }),
  ]
  if (config.guestBuild && !dev) documents.push(await addGuestBuild(app, { ...parts, brand, build }))
  return app
}
