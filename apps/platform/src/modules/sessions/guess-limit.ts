// Guessing one account's password from many addresses. Promises: after a few tries at a login each further one costs a captcha,
// whether the account exists or not; and nobody's tries keep a player out: they cost them a captcha at most, and nothing at an
// address they have logged in from before.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { upsertGuess } from './guesses.repository.ts'
import { hasLoggedInFrom } from './sessions.repository.ts'

/** By login rather than by address, in all processes together. The limit of the call itself goes on counting addresses. */
const limit = { max: 20, minutes: 15 }
/** No player has this id. */
const nobody = 0

export interface GuessParts {
  db: Kysely<any>
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
  { db, config }: GuessParts,
  { login, userId, address }: Guess,
): Promise<number | null> {
  const wait = config.rateLimits ? await count(db, `guess ${login}`) : null
  if (wait === null) return null
  return (await hasLoggedInFrom(db, userId ?? nobody, address)) ? null : wait
}

/**
 * Counts one try of somebody who is logged in already and shows the password again. Counted for that login alone: what strangers
 * try elsewhere keeps nobody from their own account, and whoever sits at a forgotten computer has few tries.
 * Throws Refusal too_many_requests.
 */
export async function countGuessWithin({ db, config }: GuessParts, sessionId: string): Promise<void> {
  const retryAfter = config.rateLimits ? await count(db, `guess within ${sessionId}`) : null
  if (retryAfter !== null) throw new Refusal('too_many_requests', { params: { retryAfter } })
}

/** Null while there are few, then the seconds until there are none again. A login is a contact, so that only its hash is kept. */
async function count(db: Kysely<any>, what: string): Promise<number | null> {
  const key = createHash('sha256').update(what).digest('hex')
  const { count: guesses, wait } = await upsertGuess(db, key, limit.minutes)
  return guesses > limit.max ? wait : null
}
