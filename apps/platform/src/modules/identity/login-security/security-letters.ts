import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { writeAccountLetter } from '../../site/messages/messages.service.ts'
import { type Account, describeDevice } from '../sessions/sessions.service.ts'
import type { Owner, SecurityDeps } from './security-deps.ts'

type SecurityNews = 'password-changed' | 'totp-on' | 'totp-off' | 'passkey-added'

/** Notifies the owner by e-mail, if the account has one, of a change of its login and of the device. Inside the caller's transaction. */
export async function writeSecurityLetter(
  trx: PlatformDatabase,
  deps: SecurityDeps,
  { userId, email, locale }: Account,
  kind: SecurityNews,
  { address, userAgent }: Owner,
): Promise<void> {
  if (!email) return
  await writeAccountLetter(
    trx,
    deps,
    { userId, recipient: email, locale },
    { kind, at: deps.clock.now(), device: describeDevice(userAgent, locale), address },
  )
}
