// The provider's server: decides rounds from seeds and settles them through the platform's wallet. Guarantees that no outcome is
// decided twice, that none is shown before its money moved, and that a crash at any point leaves no round half done.
import { fileURLToPath } from 'node:url'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { addBrandFiles, readBrand } from '@yanta/brand'
import { systemClock, type Clock } from '@yanta/config/clock'
import { migrate, type Database } from '@yanta/database'
import {
  addDraining,
  addErrors,
  addJsonBodies,
  addRequestLog,
  buildLogger,
  networkOf,
  Refusal,
  requestPatience,
} from '@yanta/server'
import { readCatalogue } from './catalogue.ts'
import type { GamesConfig } from './config.ts'
import { providerMigrations } from './database/migrations.ts'
import type { ProviderDatabase } from './database/records.ts'
import { addGamesMetrics, createGamesMetrics } from './games-metrics.ts'
import { registerPay } from './pay/pay-routes.ts'
import { registerHealth } from './pages/health.ts'
import { registerPages, type PageFolders } from './pages/pages.ts'
import type { RouteContext } from './route-context.ts'
import { buildGamesErrorAnswer } from './plugins/errors.ts'
import { createRateLimiter, noRateLimiter } from './plugins/rate-limit.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { registerRecovery } from './rounds/recovery.ts'
import { registerRounds } from './rounds/round-routes.ts'
import { createRoundsService } from './rounds/rounds-service.ts'
import { registerSeeds } from './seeds/seed-routes.ts'
import { registerBalance } from './sessions/balance-route.ts'
import { registerOpen } from './sessions/open-route.ts'
import { createSessionFinder } from './sessions/page-sessions.ts'
import { createSignedPost } from './wallet/signed-post.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

export interface GamesOptions {
  config: GamesConfig
  database: Database
  logger?: FastifyBaseLogger
  /** The system's, unless a test moves the time. */
  clock?: Clock
  /** Timeout of a wallet call, and the delays between retries. */
  patience?: { walletTimeoutMs: number; retryDelaysMs: readonly number[] }
  folders?: PageFolders & { content: string }
  /** For development: pages that pretend to be games of other providers. */
  withSimulators?: boolean
}

const defaultPatience = { walletTimeoutMs: 8_000, retryDelaysMs: [250, 1_000] }
export const defaultFolders = {
  client: folder('../dist'),
  art: folder('../../../art/public'),
  content: folder('../../../content'),
}
const maxBodyBytes = 4 * 1024

/** Builds the server, not yet listening; `close()` ends its requests and timers and leaves the database open. */
export async function buildGames({
  config,
  database,
  logger,
  clock = systemClock,
  patience = defaultPatience,
  folders = defaultFolders,
  withSimulators = false,
}: GamesOptions): Promise<FastifyInstance> {
  const brand = readBrand(config.brand)
  await migrate(database.db, providerMigrations)
  const db: ProviderDatabase = database.db.withSchema('provider')
  const catalogue = await readCatalogue(folders.content)
  const metrics = createGamesMetrics()
  const wallet = createWalletClient(
    {
      baseUrl: config.apiBaseUrl,
      secret: config.walletSecret,
      timeoutMs: patience.walletTimeoutMs,
    },
    metrics.countWalletCall,
  )

  const answerError = buildGamesErrorAnswer(brand, config.siteOrigin)
  const app: FastifyInstance = Fastify({
    loggerInstance: logger ?? buildLogger(config),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: maxBodyBytes,
    ...requestPatience,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  addDraining(app)
  addRequestLog(app)
  app.removeContentTypeParser('text/plain')
  addJsonBodies(app)
  const rounds = createRoundsService({
    db,
    clock,
    wallet,
    log: app.log,
    retryDelaysMs: patience.retryDelaysMs,
  })
  const limit = (max: number) =>
    config.rateLimits ? createRateLimiter({ max, windowMs: 60_000 }) : noRateLimiter
  const perAddress = limit(1_200)
  const perSession = limit(600)
  const findSession = createSessionFinder(db, clock)
  const getSession: RouteContext['getSession'] = async (request) => {
    const session = await findSession(request.headers.authorization)
    if (!session) throw new Refusal('unauthorized')
    perSession.count(session.id)
    return session
  }
  const parts: RouteContext = {
    db,
    clock,
    wallet,
    catalogue,
    rounds,
    limits: { open: limit(120), rounds: limit(300) },
    getSession,
    getLoggedInSession: async (request) => {
      const session = await getSession(request)
      const result = await wallet.getBalance({ sessionId: session.wallet_session_id })
      if (result.kind === 'done') return { session, balance: result.value }
      throw new Refusal(result.kind === 'refused' ? result.code : 'temporarily_unavailable')
    },
  }

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) perAddress.count(networkOf(request.ip))
  })
  app.addHook('onClose', async () => wallet.close())
  addErrors(app, answerError)
  addGamesMetrics(app, metrics, { db, clock, config })
  registerSecurityHeaders(app, config)
  registerHealth(app, db)
  registerOpen(app, parts)
  registerBalance(app, parts)
  registerRounds(app, parts)
  registerSeeds(app, parts)
  if (config.paymentSandbox) {
    const platform = createSignedPost({
      baseUrl: config.apiBaseUrl,
      secret: config.walletSecret,
      timeoutMs: patience.walletTimeoutMs,
    })
    app.addHook('onClose', async () => platform.close())
    registerPay(app, {
      db,
      clock,
      secret: config.walletSecret,
      brand,
      siteOrigin: config.siteOrigin,
      limit: limit(240),
      post: platform.post,
    })
  }
  addBrandFiles(app, brand)
  await registerPages(app, { folders, catalogue, brand, siteOrigin: config.siteOrigin, withSimulators })
  registerRecovery(app, rounds, clock)
  return app
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
