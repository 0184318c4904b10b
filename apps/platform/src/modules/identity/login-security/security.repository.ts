import { sql, type Kysely } from 'kysely'

export interface SecurityRow {
  totpSince: Date | null
  hasNewDeviceMail: boolean
}

export async function getSecurityRow(db: Kysely<any>, userId: number): Promise<SecurityRow> {
  const { rows } = await sql<SecurityRow>`
    select t.enabled_at as "totpSince", u.has_new_device_mail as "hasNewDeviceMail" from users u left join totp_secrets t on t.user_id = u.id where u.id = ${userId}`.execute(
    db,
  )
  return rows[0]!
}

export async function saveNewDeviceMail(db: Kysely<any>, userId: number, isOn: boolean): Promise<void> {
  await sql`update users set has_new_device_mail = ${isOn} where id = ${userId}`.execute(db)
}
