// The single gate for moving money. Asked inside the transaction that is about to move it, after the wallet is locked:
// a break or a closing that was acknowledged before a stake arrives always stops that stake.
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { GateFacts } from './gate.rules.ts'

export { mayDeposit, mayStake, type GateFacts, type StakeFacts } from './gate.rules.ts'

/** The gate's facts as a column of a bigger query for callers that read everything at once. Null without a player. */
export function selectGateFacts(userId: Expression<unknown> | number): RawBuilder<GateFacts | null> {
  return sql<GateFacts | null>`(
    select jsonb_build_object('isClosed', u.closed_at is not null, 'isTakingABreak', coalesce(b.until > now(), false))
    from users u left join player_breaks b on b.user_id = u.id where u.id = ${userId})`
}

/** The gate's facts, by a query of its own. Throws for a player that does not exist. */
export async function readGateFacts(trx: Kysely<any>, userId: number): Promise<GateFacts> {
  const {
    rows: [row],
  } = await sql<{ facts: GateFacts | null }>`select ${selectGateFacts(userId)} as facts`.execute(trx)
  if (!row?.facts) throw new Error(`player ${userId} does not exist`)
  return row.facts
}
