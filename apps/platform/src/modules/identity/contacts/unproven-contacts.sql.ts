import type { ContactType } from '@yanta/contract'
import { sql, type RawBuilder } from 'kysely'
import { jsonRows } from '../../../plugins/json-column.sql.ts'

export interface UnprovenContact {
  type: ContactType
  value: string
}

/** What `listPendingContacts` lists, as a column of a bigger statement: contacts that wait for their code, the phone first [3.10]. */
export function selectUnprovenContacts(userId: number): RawBuilder<UnprovenContact[]> {
  return jsonRows(sql<UnprovenContact>`
    select own.type, coalesce(p.value, own.value) as value
    from users u
      cross join lateral (
        values ('phone', u.phone, u.phone_verified_at), ('email', u.email, u.email_verified_at)) own (type, value, verified_at)
      left join pending_contacts p on p.user_id = u.id and p.type = own.type
    where u.id = ${userId} and own.verified_at is null and coalesce(p.value, own.value) is not null
    order by own.type desc`)
}
