// Guessing one account's password from many addresses. Promises: after a few tries at a login each further one costs a captcha,
// whether the account exists or not; and nobody's tries keep a player out: they cost them a captcha at most, and nothing at an
// address they have logged in from before.
import type { RateLimiter, RequestLimit } from '@yanta/config/rate-limiter'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { hasLoggedInFrom } from './sessions.repository.ts'

/** By login rather than by address. The limit of the call itself goes on counting addresses. */
const limit: RequestLimit = { max: 20, windowMs: 15 * 60_000 }
/** No player has this id. */
const nobody = 0

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

/**
 * Counts one try, before its password is looked at; when it looks like one of many, the seconds until it does not. What is asked of the
 * database is the same for every login, so that the time tells nothing.
 */
export async function countGuess(
  { db, rateLimiter, config }: GuessParts,
  { login, userId, address }: Guess,
): Promise<number | null> {
  const wait = config.rateLimits ? rateLimiter.count(`guess ${login}`, limit) : null
  if (wait === null) return null
  return (await hasLoggedInFrom(db, userId ?? nobody, address)) ? null : wait
}

/**
 * Counts one try of somebody who is logged in already and shows the password again. Counted for that login alone: what strangers
 * try elsewhere keeps nobody from their own account, and whoever sits at a forgotten computer has few tries.
 * Throws Refusal too_many_requests.
 */
export function countGuessWithin(
  { rateLimiter, config }: Pick<GuessParts, 'rateLimiter' | 'config'>,
  sessionId: string,
): void {
  const retryAfter = config.rateLimits ? rateLimiter.count(`guess within ${sessionId}`, limit) : null
  if (retryAfter !== null) throw new Refusal('too_many_requests', { params: { retryAfter } })
}
