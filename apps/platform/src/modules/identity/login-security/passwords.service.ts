import { Refusal } from '@yanta/server'
import { voidRestores } from '../recovery/recovery.service.ts'
import {
  endLogins,
  hashPassword,
  isBreachedPassword,
  publishEndedLogins,
} from '../sessions/sessions.service.ts'
import { replacePasswordHash } from './passwords.repository.ts'
import { reauthenticate } from './reauthentication.service.ts'
import { writeSecurityLetter } from './security-letters.ts'
import type { Owner, SecurityDeps } from './security-deps.ts'

/** Changes the password, ends every other login and voids pending recoveries. Throws Refusal wrong_password, breached_password or too_many_requests. */
export async function changePassword(
  deps: SecurityDeps,
  owner: Owner,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const account = await reauthenticate(deps, owner, password)
  if (isBreachedPassword(newPassword)) throw new Refusal('breached_password', { field: 'newPassword' })
  const passwordHash = await hashPassword(newPassword)
  const ended = await deps.db.transaction().execute(async (trx) => {
    if (!(await replacePasswordHash(trx, owner.id, account.passwordHash, passwordHash)))
      throw new Refusal('wrong_password', { field: 'password' })
    const now = deps.clock.now()
    await voidRestores(trx, now, account)
    await writeSecurityLetter(trx, deps, account, 'password-changed', owner)
    return endLogins(
      trx,
      now,
      deps.config.sessionSecret,
      { userId: owner.id, exceptId: owner.sessionId },
      'other',
    )
  })
  publishEndedLogins(deps.realtime, ended)
}
