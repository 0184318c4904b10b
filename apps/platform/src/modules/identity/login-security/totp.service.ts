// Codes of an authenticator app as a second factor. Promises: the secret is stored encrypted, no code is required until one was
// shown, and a code works once.
import { addSeconds } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { getAccount } from '../sessions/sessions.service.ts'
import { reauthenticate } from './reauthentication.service.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.rules.ts'
import { replaceRecoveryCodes } from './recovery-codes.repository.ts'
import { seal, unseal } from './sealed-secret.ts'
import { writeSecurityLetter } from './security-letters.ts'
import type { Owner, SecurityDeps } from './security-deps.ts'
import {
  deleteTotpSecret,
  enableTotpSecret,
  findTotpSecret,
  holdTotpSecret,
  saveBegunSecret,
} from './totp.repository.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.rules.ts'

/** How long a begun secret may be enabled. */
const freshSeconds = 3600

/** Creates a secret for an app, replacing one that was never enabled. Throws Refusal wrong_password, totp_already_on or too_many_requests. */
export async function beginTotp(
  deps: SecurityDeps,
  owner: Owner,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { email, phone, locale } = await reauthenticate(deps, owner, password)
  const secret = createTotpSecret()
  const sealed = seal(deps.config.sessionSecret, String(owner.id), secret)
  if (!(await saveBegunSecret(deps.db, deps.clock.now(), owner.id, sealed)))
    throw new Refusal('totp_already_on')
  return {
    secret,
    uri: buildTotpUri(secret, { issuer: deps.brand.names[locale].brand, label: email ?? `+${phone}` }),
  }
}

/**
 * Requires codes of the app from now on. Returns ten recovery codes, which can't be read again.
 * Throws Refusal wrong_code, totp_not_begun or totp_already_on.
 */
export async function enableTotp(deps: SecurityDeps, owner: Owner, code: string): Promise<string[]> {
  const now = deps.clock.now()
  const begun = await findTotpSecret(deps.db, owner.id)
  if (begun?.enabledAt) throw new Refusal('totp_already_on')
  if (!begun || begun.begunAt <= addSeconds(now, -freshSeconds)) throw new Refusal('totp_not_begun')
  const step = findTotpStep(
    unseal(deps.config.sessionSecret, String(owner.id), begun.secret),
    code,
    now.getTime(),
  )
  if (step === null) throw new Refusal('wrong_code', { field: 'code' })
  const account = await getAccount(deps.db, owner.id)
  return deps.db.transaction().execute(async (trx) => {
    if (!(await enableTotpSecret(trx, now, owner.id, begun.secret, step)))
      throw new Refusal('totp_already_on')
    await writeSecurityLetter(trx, deps, account, 'totp-on', owner)
    return renewCodes(trx, deps, owner.id)
  })
}

/** Turns codes off, recovery codes too. Throws Refusal wrong_password, totp_not_on or too_many_requests. */
export async function disableTotp(deps: SecurityDeps, owner: Owner, password: string): Promise<void> {
  const account = await reauthenticate(deps, owner, password)
  await deps.db.transaction().execute(async (trx) => {
    if (!(await removeTotp(trx, owner.id))) throw new Refusal('totp_not_on')
    await writeSecurityLetter(trx, deps, account, 'totp-off', owner)
  })
}

/** Turns codes off without any check of the player; false when they were off. For support. */
export async function removeTotp(trx: PlatformDatabase, userId: number): Promise<boolean> {
  const wasOn = await deleteTotpSecret(trx, userId)
  if (wasOn) await replaceRecoveryCodes(trx, userId, [])
  return wasOn
}

/** Ten new recovery codes in place of the old ones. Throws Refusal wrong_password, totp_not_on or too_many_requests. */
export async function renewRecoveryCodes(
  deps: SecurityDeps,
  owner: Owner,
  password: string,
): Promise<string[]> {
  await reauthenticate(deps, owner, password)
  return deps.db.transaction().execute(async (trx) => {
    if (!(await holdTotpSecret(trx, owner.id))) throw new Refusal('totp_not_on')
    return renewCodes(trx, deps, owner.id)
  })
}

async function renewCodes(
  trx: PlatformDatabase,
  { config }: SecurityDeps,
  userId: number,
): Promise<string[]> {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(config.sessionSecret, userId, code)),
  )
  return codes
}
