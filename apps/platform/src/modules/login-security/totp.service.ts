// Codes of an authenticator app as a second factor. Promises: a secret is kept sealed, nothing is asked for until a code of it was
// shown, and a code works once.
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { getAccount } from '../sessions/sessions.service.ts'
import { reauthenticate } from './reauthentication.service.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.rules.ts'
import { replaceRecoveryCodes } from './recovery-codes.repository.ts'
import { seal, unseal } from './sealed-secret.ts'
import { writeSecurityLetter } from './security-letters.ts'
import type { Owner, SecurityParts } from './security-parts.ts'
import {
  deleteTotpSecret,
  enableTotpSecret,
  findTotpSecret,
  holdTotpSecret,
  saveBegunSecret,
} from './totp.repository.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.rules.ts'

/** For so long a secret that was shown may be enabled. */
const freshSeconds = 3600

/** Makes a secret for an app, in place of one that was never enabled. Throws Refusal wrong_password, totp_already_on or too_many_requests. */
export async function beginTotp(
  parts: SecurityParts,
  owner: Owner,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { email, phone, locale } = await reauthenticate(parts, owner, password)
  const secret = createTotpSecret()
  if (
    !(await saveBegunSecret(parts.db, owner.id, seal(parts.config.sessionSecret, String(owner.id), secret)))
  )
    throw new Refusal('totp_already_on')
  return {
    secret,
    uri: buildTotpUri(secret, { issuer: parts.brand.names[locale].brand, label: email ?? `+${phone}` }),
  }
}

/**
 * Asks for codes of the app from now on. Answers with ten recovery codes, which nobody can read again.
 * Throws Refusal wrong_code, totp_not_begun or totp_already_on.
 */
export async function enableTotp(parts: SecurityParts, owner: Owner, code: string): Promise<string[]> {
  const begun = await findTotpSecret(parts.db, owner.id, freshSeconds)
  if (begun?.enabledAt) throw new Refusal('totp_already_on')
  if (!begun?.isFresh) throw new Refusal('totp_not_begun')
  const step = findTotpStep(
    unseal(parts.config.sessionSecret, String(owner.id), begun.secret),
    code,
    Date.now(),
  )
  if (step === null) throw new Refusal('wrong_code', { field: 'code' })
  const account = await getAccount(parts.db, owner.id)
  return parts.db.transaction().execute(async (trx) => {
    if (!(await enableTotpSecret(trx, owner.id, begun.secret, step))) throw new Refusal('totp_already_on')
    await writeSecurityLetter(trx, parts, account, 'totp-on', owner)
    return renewCodes(trx, parts, owner.id)
  })
}

/** Asks for codes no longer; recovery codes go with them. Throws Refusal wrong_password, totp_not_on or too_many_requests. */
export async function disableTotp(parts: SecurityParts, owner: Owner, password: string): Promise<void> {
  const account = await reauthenticate(parts, owner, password)
  await parts.db.transaction().execute(async (trx) => {
    if (!(await removeTotp(trx, owner.id))) throw new Refusal('totp_not_on')
    await writeSecurityLetter(trx, parts, account, 'totp-off', owner)
  })
}

/** Asks for codes no longer, whatever the player can show; false when none were asked for. For support. */
export async function removeTotp(trx: Kysely<any>, userId: number): Promise<boolean> {
  const wasOn = await deleteTotpSecret(trx, userId)
  if (wasOn) await replaceRecoveryCodes(trx, userId, [])
  return wasOn
}

/** Ten new recovery codes in place of the old ones. Throws Refusal wrong_password, totp_not_on or too_many_requests. */
export async function renewRecoveryCodes(
  parts: SecurityParts,
  owner: Owner,
  password: string,
): Promise<string[]> {
  await reauthenticate(parts, owner, password)
  return parts.db.transaction().execute(async (trx) => {
    if (!(await holdTotpSecret(trx, owner.id))) throw new Refusal('totp_not_on')
    return renewCodes(trx, parts, owner.id)
  })
}

async function renewCodes(trx: Kysely<any>, { config }: SecurityParts, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(config.sessionSecret, userId, code)),
  )
  return codes
}
