import type { LoadedContent } from '@yanta/content'
import { createRateLimiter, createRegions } from '@yanta/server'
import type { FastifyBaseLogger } from 'fastify'
import { createCaptcha } from './modules/identity/captcha/create-captcha.ts'
import type { Deps } from './plugins/deps.ts'
import { createDates, createPeriods } from './plugins/calendar.ts'
import { createJobs } from './plugins/jobs/jobs.ts'
import { createLastSeen } from './plugins/last-seen.ts'
import { createMetrics } from './plugins/metrics/metrics.ts'
import { collectProviders } from './plugins/providers.ts'
import { createRealtime } from './plugins/realtime/realtime.ts'
import { createReconstruction } from './plugins/reconstruction.ts'
import { createSessionGuard } from './plugins/session.ts'
import { createSessionTokens } from './plugins/session-tokens.ts'

interface DepsSources extends Pick<Deps, 'config' | 'brand' | 'db' | 'clock' | 'isTrustedPeer'> {
  content: LoadedContent
  log: FastifyBaseLogger
}

/** The dependencies of every module. */
export async function createDeps({ content, log, ...given }: DepsSources): Promise<Deps> {
  const { config, db, clock, isTrustedPeer } = given
  const tokens = createSessionTokens(config.sessionSecret, clock)
  const regions = createRegions(config, isTrustedPeer)
  const lastSeen = createLastSeen(db, clock)
  return {
    ...given,
    dates: createDates(content.settings.timeZone),
    periods: createPeriods(content.settings.timeZone),
    jurisdiction: content.jurisdiction,
    tokens,
    regions,
    lastSeen,
    jobs: createJobs({ db, clock, log }),
    realtime: createRealtime(),
    reconstruction: await createReconstruction(db),
    guard: createSessionGuard({ db, clock, tokens }, (sessionId, request) =>
      lastSeen.note(sessionId, { address: request.ip, region: regions.read(request) }),
    ),
    rateLimiter: createRateLimiter(),
    captcha: createCaptcha({ db, clock, config, settings: content.settings.captcha, log }),
    delivery: { isHurried: false },
    metrics: createMetrics(),
    providers: collectProviders(config, content.studios),
    calls: [],
  }
}
