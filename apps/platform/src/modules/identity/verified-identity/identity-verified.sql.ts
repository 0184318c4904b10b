import { sql, type RawBuilder } from 'kysely'

/** Whether the identity of a player is verified: then their name and birthday are, too. */
export function selectIdentityVerified(userId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from verifications where user_id = ${userId} and kind = 'identity' and status = 'success')`
}
