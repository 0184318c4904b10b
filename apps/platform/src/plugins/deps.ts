// The dependencies of every module, created once in app.ts.
import type { Brand } from '@yanta/brand'
import type { Jurisdiction } from '@yanta/content'
import type { Config } from '@yanta/config'
import type { Clock } from '@yanta/config/clock'
import type { CallDeclaration } from '@yanta/contract'
import type { RateLimiter, Regions, Registry } from '@yanta/server'
import type { Captcha } from '../adapters/captcha/captcha.ts'
import type { PlatformDatabase } from '../database/platform-database.ts'
import type { Dates, Periods } from './calendar.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LastSeen } from './last-seen.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { SessionGuard } from './session.ts'
import type { SessionTokens } from './session-tokens.ts'

export interface Deps {
  config: Config
  brand: Brand
  db: PlatformDatabase
  clock: Clock
  /** Days of the operator's time zone. */
  dates: Dates
  /** Days, weeks and months of the operator's time zone. */
  periods: Periods
  /** The rules of the place whose law holds. */
  jurisdiction: Jurisdiction
  jobs: Jobs
  realtime: Realtime
  reconstruction: Reconstruction
  tokens: SessionTokens
  guard: SessionGuard
  lastSeen: LastSeen
  rateLimiter: RateLimiter
  captcha: Captcha
  /** `isHurried` after a message was written that must not wait for the next delivery interval. */
  delivery: { isHurried: boolean }
  metrics: Registry
  /** Whether forwarding headers of this address are trusted. */
  isTrustedPeer: (address: string) => boolean
  regions: Regions
  /** Wallet secret of each provider by its name. */
  providers: ReadonlyMap<string, string>
  /** Every call with a route, for the OpenAPI page. */
  calls: CallDeclaration[]
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
  }
}
