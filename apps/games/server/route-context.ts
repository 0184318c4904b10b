import type { FastifyRequest } from 'fastify'
import type { Catalogue } from './catalogue.ts'
import type { ProviderDatabase, SessionRow } from './database/schema.ts'
import type { RateLimiter } from './plugins/rate-limit.ts'
import type { RoundsService } from './rounds/rounds-service.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** What the routes are made of. */
export interface Parts {
  db: ProviderDatabase
  wallet: WalletClient
  catalogue: Catalogue
  rounds: RoundsService
  /** The page's session; throws `unauthorized`, or `too_many_requests` when it asks too often. */
  getSession: (request: FastifyRequest) => Promise<SessionRow>
  limits: { open: RateLimiter; rounds: RateLimiter }
}
