import type { Security } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { listPasskeys } from './passkeys.service.ts'
import { countRecoveryCodes } from './recovery-codes.repository.ts'
import { getSecurityRow } from './security.repository.ts'

export { saveNewDeviceMail as setNewDeviceMail } from './security.repository.ts'

/** The security settings of a player's login. */
export async function getSecurity(db: PlatformDatabase, userId: number): Promise<Security> {
  const { totpSince, hasNewDeviceMail } = await getSecurityRow(db, userId)
  return {
    passkeys: await listPasskeys({ db }, userId),
    totpSince: totpSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    hasNewDeviceMail,
  }
}
