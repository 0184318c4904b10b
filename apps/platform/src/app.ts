// The reference platform: plugins, then modules, in the order they start. No folder scanning.
import { randomUUID } from 'node:crypto'
import { readBrand } from '@yanta/brand'
import type { Config } from '@yanta/config'
import { systemClock, type Clock } from '@yanta/config/clock'
import { usualBodyBytes } from '@yanta/contract'
import { migrate, type Database } from '@yanta/database'
import {
  addBodyPatience,
  addDraining,
  addErrors,
  buildBrokenBytesAnswer,
  createRateLimiter,
  createRegions,
  uploadPatience,
} from '@yanta/server'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { contentFolder, loadContent } from '@yanta/content'
import { createMessageSenders } from './adapters/message-senders.ts'
import { listSystems, paymentMethods } from './adapters/payments/payment-methods.ts'
import { migrations } from './database/migrations.ts'
import type { PlatformDatabase } from './database/platform-database.ts'
import { assertNeverSeeded, seedDemoPlayers } from './database/seeds/demo-players.ts'
import { addDesk } from './desk/serve-desk.ts'
import { addBonuses } from './modules/money/bonuses/bonuses.routes.ts'
import { addCaptcha } from './modules/identity/captcha/captcha.routes.ts'
import { createCaptcha } from './modules/identity/captcha/create-captcha.ts'
import { addCashbox } from './modules/money/cashbox/cashbox.routes.ts'
import { addCatalogue } from './modules/play/catalogue/catalogue.routes.ts'
import { openCatalogue } from './modules/play/catalogue/catalogue.service.ts'
import { listCatalogueSubjects } from './modules/play/catalogue/seo-subjects.ts'
import { importContent } from './modules/play/catalogue/import.service.ts'
import { addSimulators } from './modules/play/catalogue/simulators.ts'
import { addClientReports } from './modules/site/client-reports/client-reports.routes.ts'
import { addCodes } from './modules/identity/codes/codes.routes.ts'
import { compointsConsumer } from './modules/rewards/compoints/compoints.service.ts'
import { addOutboxConsumers } from './plugins/event-outbox/outbox-consumers.service.ts'
import { addFavourites } from './modules/play/favourites/favourites.routes.ts'
import { addGameOfTheDay } from './modules/play/game-of-the-day/game-of-the-day.routes.ts'
import { addGameSessions } from './modules/play/game-sessions/game-sessions.routes.ts'
import {
  createPlayersOnline,
  watchPlayersOnline,
} from './modules/play/game-sessions/players-online.service.ts'
import { addGifts } from './modules/rewards/gifts/gifts.routes.ts'
import { addHealthRoutes } from './modules/site/health/health.routes.ts'
import { addLevels } from './modules/rewards/levels/levels.routes.ts'
import { addLobby } from './modules/play/lobby/lobby.routes.ts'
import { addLoginSecurity } from './modules/identity/login-security/login-security.routes.ts'
import { addDelivery } from './modules/site/messages/delivery.ts'
import { addOutboxPage } from './modules/site/messages/messages.routes.ts'
import { addOpenApi } from './modules/site/openapi/openapi.routes.ts'
import { addPhoneCodes } from './modules/identity/phone-codes/phone-codes.routes.ts'
import { addPlayers } from './modules/identity/players/players.routes.ts'
import { addPromotions } from './modules/rewards/promotions/promotions.routes.ts'
import { createPromotions } from './modules/rewards/promotions/promotions.service.ts'
import { addPlayerPage } from './modules/site/player-page/player-page.routes.ts'
import { addPush } from './modules/site/push/push.routes.ts'
import { addRecovery } from './modules/identity/recovery/recovery.routes.ts'
import { addRegistration } from './modules/identity/registration/registration.routes.ts'
import { addMostPlayed } from './modules/play/catalogue/most-played.service.ts'
import { addRounds } from './modules/play/rounds/rounds.routes.ts'
import { createWinners } from './modules/play/rounds/winners.service.ts'
import { addSeo } from './modules/site/seo/seo.routes.ts'
import { addSessions } from './modules/identity/sessions/sessions.routes.ts'
import { addSite } from './modules/site/site/site.routes.ts'
import { addStaticPages } from './modules/site/static-pages/static-pages.routes.ts'
import { createStaticPages, getTermsVersion } from './modules/site/static-pages/static-pages.service.ts'
import { addTournaments } from './modules/rewards/tournaments/tournaments.routes.ts'
import { createTournaments } from './modules/rewards/tournaments/tournaments.service.ts'
import { addWallet } from './modules/money/wallet/wallet.routes.ts'
import { buildTrust } from './plugins/callers.ts'
import { answerError } from './plugins/errors.ts'
import { addHeaders } from './plugins/headers.ts'
import { addJsonBodies } from './plugins/json-body.ts'
import { addLastSeen, createLastSeen } from './plugins/last-seen.ts'
import { addMetrics, createMetrics } from './plugins/metrics.ts'
import type { Deps } from './plugins/deps.ts'
import { buildTextValues } from './plugins/placeholders.ts'
import { collectProviders } from './plugins/providers.ts'
import { createRealtime } from './plugins/realtime/realtime.ts'
import { openRelay } from './plugins/realtime/relay.ts'
import { addSocket } from './plugins/realtime/socket.ts'
import { createReconstruction, watchReconstruction } from './plugins/reconstruction.ts'
import { addRequestLog } from './plugins/request-log.ts'
import { createSessionGuard } from './plugins/session.ts'
import { createSessionTokens } from './plugins/session-tokens.ts'

export interface PlatformOptions {
  config: Config
  database: Database
  logger?: FastifyBaseLogger
  /** The system's, unless a test moves the time. */
  clock?: Clock
  /** Folder of the content's YAML files; defaults to the repository's own. */
  contentFrom?: string
  /** For development: games that simulate other providers' dialects. */
  withSimulators?: boolean
}

/**
 * Builds the platform on an open database: migrates it, imports the content, seeds demo mode. It does not listen yet.
 * `close()` stops all of it; the caller closes the database.
 */
export async function buildPlatform({
  config,
  database,
  logger,
  clock = systemClock,
  contentFrom = contentFolder,
  withSimulators = false,
}: PlatformOptions): Promise<FastifyInstance> {
  const db: PlatformDatabase = database.db
  const isDemo = config.mode === 'demo'
  const brand = readBrand(config.brand)
  const senders = createMessageSenders(config)
  const loaded = loadContent(contentFrom)
  const content = withSimulators ? addSimulators(loaded) : loaded
  await migrate(db, { table: 'platform_migrations', migrations })
  if (!isDemo) await assertNeverSeeded(db)
  await importContent(db, clock.now(), content)
  if (isDemo) await seedDemoPlayers(db, clock.now(), content.players)

  const isTrustedPeer = buildTrust(config)
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit: usualBodyBytes,
    ...uploadPatience,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedPeer,
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: buildBrokenBytesAnswer(),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance
  const tokens = createSessionTokens(config.sessionSecret, clock)
  const regions = createRegions(config, isTrustedPeer)
  const lastSeen = createLastSeen(db, clock)
  const deps: Deps = {
    config,
    brand,
    db,
    clock,
    tokens,
    isTrustedPeer,
    regions,
    lastSeen,
    realtime: createRealtime(),
    reconstruction: await createReconstruction(db),
    guard: createSessionGuard({ db, clock, tokens }, (sessionId, request) =>
      lastSeen.note(sessionId, { address: request.ip, region: regions.read(request) }),
    ),
    rateLimiter: createRateLimiter(),
    captcha: createCaptcha({ db, config, settings: content.settings.captcha, log: app.log }),
    delivery: { isHurried: false },
    metrics: createMetrics(),
    providers: collectProviders(config, content.studios),
    calls: [],
  }
  app.decorate('deps', deps)
  const relay = await openRelay(database, deps.realtime)
  // Closed last: hooks that run before it may still publish.
  app.addHook('onClose', async () => relay?.close())

  addDraining(app)
  addBodyPatience(app, ({ routeOptions }) => (routeOptions.bodyLimit ?? 0) > usualBodyBytes)
  addErrors(app, answerError)
  addHeaders(app)
  addRequestLog(app)
  addJsonBodies(app)
  await addSocket(app)
  watchReconstruction(app)
  addLastSeen(app)

  addHealthRoutes(app)
  addMetrics(app)
  addCaptcha(app)
  addSessions(app)
  addLoginSecurity(app)
  addCodes(app)
  addRecovery(app)
  addPlayers(app)
  addPhoneCodes(app)
  addGifts(app)
  addBonuses(app)
  addLevels(app)
  const catalogue = await openCatalogue(db, content)
  const playersOnline = createPlayersOnline(deps)
  watchPlayersOnline(app, playersOnline)
  addCatalogue(app, catalogue, playersOnline.read)
  addFavourites(app, catalogue)
  addLobby(app, catalogue)
  addPlayerPage(app, catalogue)
  const values = buildTextValues(brand, config, content.settings.support.email)
  const pages = createStaticPages(content.pages, content.footer, values)
  addStaticPages(app, pages)
  const promotions = createPromotions(content.promotions, content.art, values)
  addPromotions(app, promotions)
  addGameOfTheDay(app, { settings: content.settings, catalogue, values })
  const termsVersion = getTermsVersion(pages)
  addRegistration(app, { ...content, termsVersion })
  addSite(app, { ...content, termsVersion, promotions, values })
  const tournaments = createTournaments({ ...content, values })
  addTournaments(app, tournaments, catalogue)
  addSeo(app, {
    entries: content.seo,
    pages,
    values,
    isNoIndex: content.settings.noIndex,
    subjects: { ...listCatalogueSubjects(catalogue), promo: promotions.thing, ...tournaments.subjects },
  })
  addClientReports(app)
  addPush(app)
  addGameSessions(app)
  const winners = createWinners({ ...deps, currencies: content.currencies })
  addRounds(app, winners)
  addMostPlayed(app, content.settings.timeZone)
  addCashbox(app, listSystems(paymentMethods))
  addWallet(app, database.kind, content.currencies)
  if (isDemo) addOutboxPage(app)
  addOpenApi(app)

  addDelivery(app, senders)
  await addOutboxConsumers(app, [compointsConsumer, winners.consumer])
  addDesk(app, database.kind)
  return app
}

/** Reuses the id from the site's server, so that one search finds the log lines of both. */
function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}
