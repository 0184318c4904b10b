// The reference platform: plugins, then modules, in the order they start. No folder scanning.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readBrand } from '@yanta/brand'
import type { Config } from '@yanta/config'
import { systemClock, type Clock } from '@yanta/config/clock'
import { usualBodyBytes } from '@yanta/contract'
import type { Database } from '@yanta/database'
import {
  addBodyPatience,
  addDraining,
  addErrors,
  addTraceContext,
  buildBrokenBytesAnswer,
  buildRequestLogger,
  socketUpgrades,
  uploadPatience,
} from '@yanta/server'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { contentFolder, loadContent, type LoadedContent } from '@yanta/content'
import { createMessageSenders } from './adapters/message-senders.ts'
import { createDeps } from './create-deps.ts'
import type { PlatformDatabase } from './database/platform-database.ts'
import { addDesk } from './desk/serve-desk.ts'
import { addIdentity } from './modules/identity/index.ts'
import { addMoney } from './modules/money/index.ts'
import { addSimulators } from './modules/play/catalogue/simulators.ts'
import { addPlay } from './modules/play/index.ts'
import { createGiftsConsumer } from './modules/rewards/gifts/gifts.service.ts'
import { addRewards } from './modules/rewards/index.ts'
import { addSite } from './modules/site/index.ts'
import { addConsentLink } from './modules/site/static-pages/consent-link.ts'
import { createStaticPages, getTermsVersion } from './modules/site/static-pages/static-pages.service.ts'
import { buildTrust } from './plugins/callers.ts'
import { answerError } from './plugins/errors.ts'
import { addOutboxConsumers } from './plugins/event-outbox/outbox-consumers.service.ts'
import { addHeaders } from './plugins/headers.ts'
import { addJsonBodies } from './plugins/json-body.ts'
import { runJobs } from './plugins/jobs/jobs.ts'
import { addLastSeen } from './plugins/last-seen.ts'
import { addMetrics, countFacts, nameCall } from './plugins/metrics/metrics.ts'
import { buildTextValues } from './plugins/placeholders.ts'
import { openRelay } from './plugins/realtime/relay.ts'
import { addSocket } from './plugins/realtime/socket.ts'
import { watchReconstruction } from './plugins/reconstruction.ts'
import { addPlatformLog } from './plugins/platform-log.ts'
import { prepareDatabase } from './prepare-database.ts'

export interface PlatformOptions {
  config: Config
  database: Database
  logger?: FastifyBaseLogger
  /** The system's, unless a test moves the time. */
  clock?: Clock
  /** Folder of the content's YAML files; defaults to the repository's own. */
  contentFrom?: string
  /** Instead of a folder: content that was loaded before. */
  loaded?: LoadedContent
  /** For development: games that simulate other providers' dialects. */
  withSimulators?: boolean
  /** For a demo in which regulars play: they take part in its promotions from the start. */
  withRegulars?: boolean
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
  loaded = loadContent(contentFrom, { parsedFile: join(config.dataDir, 'content-parsed') }),
  withSimulators = false,
  withRegulars = false,
}: PlatformOptions): Promise<FastifyInstance> {
  const db: PlatformDatabase = database.db
  const brand = readBrand(config.brand)
  const senders = createMessageSenders(config)
  const content = withSimulators ? addSimulators(loaded) : loaded
  await prepareDatabase(db, clock.now(), { mode: config.mode, withRegulars }, content)

  const isTrustedPeer = buildTrust(config)
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit: usualBodyBytes,
    ...uploadPatience,
    http: { ...uploadPatience.http, ...socketUpgrades },
    childLoggerFactory: buildRequestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedPeer,
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: buildBrokenBytesAnswer(),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance
  const deps = await createDeps({ config, brand, db, clock, isTrustedPeer, content, log: app.log })
  app.decorate('deps', deps)
  const relay = await openRelay(database, deps.realtime)
  // Closed last: hooks that run before it may still publish.
  app.addHook('onClose', async () => relay?.close())

  addTraceContext(app, 'platform', nameCall)
  addDraining(app)
  addBodyPatience(app, ({ routeOptions }) => (routeOptions.bodyLimit ?? 0) > usualBodyBytes)
  addErrors(app, answerError)
  addHeaders(app)
  addPlatformLog(app)
  addJsonBodies(app)
  await addSocket(app)
  watchReconstruction(app)
  addLastSeen(app)
  addMetrics(app, database.countConnections)

  const values = buildTextValues(brand, config, content.settings.support.email)
  const footer = addConsentLink(content.footer, content.settings, config.siteOrigin)
  const pages = createStaticPages(content.pages, footer, values)
  addIdentity(app, { ...content, termsVersion: getTermsVersion(pages) })
  addMoney(app, database.kind, content)
  const { catalogue, winners } = await addPlay(app, content, values)
  const { progress, achievementsConsumer, promotionsConsumer, tournamentsConsumer, ...rewards } = addRewards(
    app,
    {
      content,
      values,
      catalogue,
    },
  )
  const { notificationsConsumer } = addSite(app, { content, values, pages, catalogue, senders, ...rewards })

  await addOutboxConsumers(app, [
    countFacts(deps.metrics, progress.consumer),
    createGiftsConsumer(clock, content.jurisdiction.mostWager),
    winners.consumer,
    achievementsConsumer,
    promotionsConsumer,
    tournamentsConsumer,
    notificationsConsumer,
  ])
  addDesk(app, database.kind, { ...progress, timeZone: content.settings.timeZone })
  runJobs(app)
  return app
}

/** Reuses the id from the site's server, so that one search finds the log lines of both. */
function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}
