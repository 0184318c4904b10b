import type { Clock } from '@yanta/config/clock'
import type { FastifyRequest } from 'fastify'
import type { BalanceAnswer } from './api.ts'
import type { Catalogue } from './catalogue.ts'
import type { ProviderDatabase, SessionRow } from './database/records.ts'
import type { RateLimiter } from './plugins/rate-limit.ts'
import type { RoundsService } from './rounds/rounds-service.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** What the routes are made of. */
export interface RouteContext {
  db: ProviderDatabase
  clock: Clock
  wallet: WalletClient
  catalogue: Catalogue
  rounds: RoundsService
  /** The page's session; throws `unauthorized`, or `too_many_requests` when it exceeds its rate limit. */
  getSession: (request: FastifyRequest) => Promise<SessionRow>
  /** As `getSession`, and the wallet confirms that the player is still logged in; else throws `session_deactivated`, or `temporarily_unavailable` when the wallet is unreachable. */
  getLoggedInSession: (request: FastifyRequest) => Promise<{ session: SessionRow; balance: BalanceAnswer }>
  limits: { open: RateLimiter; rounds: RateLimiter }
}
