// Limits guessing one account's password from many addresses. Promises: after a few tries at a login each further one costs a captcha,
// whether the account exists or not; tries of others never lock a player out: they cost a captcha at most, and nothing at an
// address the player has logged in from before.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Clock } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import { countTries } from '../../../plugins/counted-tries.repository.ts'
import { hasLoggedInFrom } from './sessions.repository.ts'

/** Per login rather than per address, over all processes together. The call's own rate limit still counts addresses. */
const limit = { max: 20, windowMs: 15 * 60_000 }
/** No player has this id. */
const nobody = 0

export interface GuessDeps {
  db: PlatformDatabase
  clock: Clock
  config: { rateLimits: boolean }
}

interface Guess {
  /** The login as normalised to find the account. */
  login: string
  /** Undefined without an account. */
  userId: number | undefined
  address: string
}

/**
 * Counts one try, before its password is checked; over the limit, returns the seconds until the window ends. The database queries are
 * the same for every login, so that the time reveals nothing.
 */
export async function countGuess(
  { db, clock, config }: GuessDeps,
  { login, userId, address }: Guess,
): Promise<number | null> {
  const wait = config.rateLimits ? await count(db, clock.now(), `guess ${login}`) : null
  if (wait === null) return null
  return (await hasLoggedInFrom(db, userId ?? nobody, address)) ? null : wait
}

/**
 * Counts one try of a logged-in player who shows the password again. Counted for that login alone: tries made elsewhere can't lock
 * players out of their own account, and a person at a forgotten computer has few tries.
 * Throws Refusal too_many_requests.
 */
export async function countGuessWithin({ db, clock, config }: GuessDeps, sessionId: string): Promise<void> {
  const retryAfter = config.rateLimits ? await count(db, clock.now(), `guess within ${sessionId}`) : null
  if (retryAfter !== null) throw new Refusal('too_many_requests', { params: { retryAfter } })
}

/** Null below the limit, then the seconds until the window ends. */
async function count(db: PlatformDatabase, now: Date, key: string): Promise<number | null> {
  const [wait] = await countTries(db, now, [{ key, limit }])
  return wait ?? null
}
