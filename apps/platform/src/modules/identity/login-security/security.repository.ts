import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface SecurityRow {
  totpSince: Date | null
  hasNewDeviceMail: boolean
}

export async function getSecurityRow(db: PlatformDatabase, userId: number): Promise<SecurityRow> {
  return db
    .selectFrom('users as u')
    .leftJoin('totp_secrets as t', 't.user_id', 'u.id')
    .select(['t.enabled_at as totpSince', 'u.has_new_device_mail as hasNewDeviceMail'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function saveNewDeviceMail(db: PlatformDatabase, userId: number, isOn: boolean): Promise<void> {
  await db.updateTable('users').set({ has_new_device_mail: isOn }).where('id', '=', userId).execute()
}
