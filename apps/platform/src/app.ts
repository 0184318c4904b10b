// The reference platform: plugins, then modules, in the order they start. Nothing is found by scanning folders.
import { randomUUID } from 'node:crypto'
import type { Config } from '@yanta/config'
import { migrate, type Database } from '@yanta/database'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { migrations } from './database/migrations.ts'
import { addHealth } from './modules/health/health.routes.ts'
import { addSessions } from './modules/sessions/sessions.routes.ts'
import { buildTrust } from './plugins/callers.ts'
import { addErrors, answerError } from './plugins/errors.ts'
import { addHeaders } from './plugins/headers.ts'
import { addJsonBodies } from './plugins/json-body.ts'
import type { Parts } from './plugins/parts.ts'
import { createRateLimiter } from './plugins/rate-limit.ts'
import { createRealtime } from './plugins/realtime/realtime.ts'
import { addSocket } from './plugins/realtime/socket.ts'
import { createSessionGuard } from './plugins/session.ts'
import { createSessionTokens } from './plugins/session-tokens.ts'

export interface PlatformOptions {
  config: Config
  database: Database
  logger?: FastifyBaseLogger
}

const bodyLimit = 64 * 1024

/**
 * Builds the platform on an open database: migrates it, brings the content in, seeds demo mode. It does not listen yet.
 * `close()` ends what it began; the database stays with whoever opened it.
 */
export async function buildPlatform({ config, database, logger }: PlatformOptions): Promise<FastifyInstance> {
  await migrate(database.db, { table: 'platform_migrations', migrations })

  const isTrustedPeer = buildTrust(config)
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit,
    trustProxy: isTrustedPeer,
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance
  const tokens = createSessionTokens(config.sessionSecret)
  const parts: Parts = {
    config, tokens, isTrustedPeer,
    db: database.db,
    realtime: createRealtime(),
    guard: createSessionGuard(database.db, tokens),
    rateLimiter: createRateLimiter(),
    providers: new Map([['yanta', config.walletSecret]]),
    calls: [],
  }
  app.decorate('parts', parts)

  addErrors(app)
  addHeaders(app)
  addJsonBodies(app)
  await addSocket(app, { realtime: parts.realtime, siteOrigin: config.siteOrigin, findSession: parts.guard.findSocketSession })

  addHealth(app)
  addSessions(app)
  return app
}

/** An id given by the site's server goes on, so that one search finds the lines of both. */
function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID()
}
