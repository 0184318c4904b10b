// The second step of a login. Promises: five tries a challenge and thirty app codes an account a day, sixty from known networks, counted
// before they are checked; a challenge logs in once, a code works once, however many requests come at once. An attacker who uses up an
// account's codes for the day does not lock its owner out of known networks, recovery codes or passkeys.
import type { Tokens } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  completeLogin,
  getAccount,
  hasLoggedInFrom,
  holdPassword,
  readSecondFactor,
  type Origin,
} from '../sessions/sessions.service.ts'
import { closeChallenge, countTry } from './challenges.repository.ts'
import { hashRecoveryCode } from './recovery-codes.rules.ts'
import { spendRecoveryCode } from './recovery-codes.repository.ts'
import { unseal } from './sealed-secret.ts'
import type { SecurityDeps } from './security-deps.ts'
import { countTotpGuess, findTotpSecret, spendTotpStep } from './totp.repository.ts'
import { findTotpStep } from './totp.rules.ts'

const mostTries = 5
const mostCodesADay = 30
/** Applies at networks the player was logged in from before. Limited too, as such a network may be a whole internet provider's. */
const mostCodesADayAtHome = 60

export interface SecondFactorAnswer {
  challenge: string
  method: 'totp' | 'recovery'
  code: string
}

/** Completes a login. Throws Refusal wrong_code, second_factor_expired, account_closed or too_many_requests. */
export async function passSecondFactor(
  deps: SecurityDeps,
  { challenge, method, code }: SecondFactorAnswer,
  origin: Origin,
): Promise<Tokens> {
  const { db, clock, config } = deps
  const ticket = await readSecondFactor({ secret: config.sessionSecret, clock }, challenge)
  if (!ticket) throw new Refusal('second_factor_expired')
  const { userId } = ticket.data
  const now = clock.now()
  const tries = await countTry(db, now, ticket, mostTries)
  const account = await getAccount(db, userId)
  if (tries === null || !ticket.isStillFor(account.passwordHash)) throw new Refusal('second_factor_expired')
  if (method === 'totp') await countCode(db, now, userId, origin.address)
  return db.transaction().execute(async (trx) => {
    const stored = await findTotpSecret(trx, userId)
    if (
      !stored?.enabledAt ||
      !(await holdPassword(trx, account)) ||
      !(await closeChallenge(trx, now, ticket.id))
    )
      throw new Refusal('second_factor_expired')
    const isRight =
      method === 'totp'
        ? await spendCode(trx, now, userId, unseal(config.sessionSecret, String(userId), stored.secret), code)
        : await spendRecoveryCode(trx, now, userId, hashRecoveryCode(config.sessionSecret, userId, code))
    if (!isRight && tries === mostTries) throw new Refusal('second_factor_expired')
    if (!isRight) throw new Refusal('wrong_code', { field: 'code', params: { left: mostTries - tries } })
    return completeLogin({ ...deps, db: trx }, account, origin)
  })
}

async function countCode(db: PlatformDatabase, now: Date, userId: number, address: string): Promise<void> {
  const most = (await hasLoggedInFrom(db, userId, address)) ? mostCodesADayAtHome : mostCodesADay
  if (!(await countTotpGuess(db, now.toISOString().slice(0, 10), userId, most)))
    throw new Refusal('too_many_requests', { params: { retryAfter: secondsLeftOfDay(now) } })
}

async function spendCode(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = findTotpStep(secret, code.replace(/\s/g, ''), now.getTime())
  return step !== null && spendTotpStep(trx, userId, step)
}

/** The UTC day by which codes are counted. */
function secondsLeftOfDay(now: Date): number {
  const dayMs = 86_400_000
  return Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000)
}
