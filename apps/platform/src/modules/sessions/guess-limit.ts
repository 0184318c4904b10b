// Guessing one account's password from many addresses. Promises: nobody gets more than a few tries at a login, whether the
// account exists or not; and nobody's tries keep a player out of an address they have logged in from before.
import type { RateLimiter, RequestLimit } from '@yanta/config/rate-limiter'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { hasLoggedInFrom } from './sessions.repository.ts'

/** By login rather than by address. The limit of the call itself goes on counting addresses. */
const limit: RequestLimit = { max: 20, windowMs: 15 * 60_000 }

export interface GuessParts {
  db: Kysely<any>
  rateLimiter: RateLimiter
  config: { rateLimits: boolean }
}

interface Guess {
  /** As the account would be found. */
  login: string
  /** Undefined where there is none. */
  userId: number | undefined
  address: string
}

/** Counts one try, before its password is looked at. Throws Refusal too_many_requests. */
export async function countGuess({ db, rateLimiter, config }: GuessParts, { login, userId, address }: Guess): Promise<void> {
  if (!config.rateLimits || rateLimiter.count(`guess ${login}`, limit) === null) return
  if (userId === undefined || !await hasLoggedInFrom(db, userId, address)) throw new Refusal('too_many_requests')
}
