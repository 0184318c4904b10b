import type { Kysely } from 'kysely'
import { writeAccountLetter } from '../messages/messages.service.ts'
import { type Account, describeDevice } from '../sessions/sessions.service.ts'
import type { Owner, SecurityParts } from './security-parts.ts'

type SecurityNews = 'password-changed' | 'totp-on' | 'totp-off' | 'passkey-added'

/** Tells the owner of an account what was done to its login and where; nobody who has no e-mail. Inside the caller's transaction. */
export async function writeSecurityLetter(
  trx: Kysely<any>,
  parts: SecurityParts,
  { userId, email, locale }: Account,
  kind: SecurityNews,
  { address, userAgent }: Owner,
): Promise<void> {
  if (!email) return
  await writeAccountLetter(
    trx,
    parts,
    { userId, recipient: email, locale },
    { kind, at: new Date(), device: describeDevice(userAgent, locale), address },
  )
}
