// The one gate that money passes. Asked inside the transaction that is about to move it, after the wallet is locked:
// a break or a closing that was acknowledged before a stake arrives always stops that stake.
import type { RefusalCode } from '@yanta/contract'
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { findDepositRefusal, findStakeRefusal, type GateFacts } from './gate.rules.ts'

export type { GateFacts } from './gate.rules.ts'
export { findStakeRefusal } from './gate.rules.ts'

/** The facts of a player as a column of a bigger query, for callers who read everything in one go. Null without a player. */
export function selectGateFacts(userId: Expression<unknown> | number): RawBuilder<GateFacts | null> {
  return sql<GateFacts | null>`(
    select jsonb_build_object('isClosed', u.closed_at is not null, 'isTakingABreak', coalesce(b.until > now(), false))
    from users u left join player_breaks b on b.user_id = u.id where u.id = ${userId})`
}

/** Throws the Refusal of the first rule that objects to a stake of this player. */
export async function mayStake(trx: Kysely<any>, userId: number): Promise<void> {
  refuse(findStakeRefusal(await readFacts(trx, userId)))
}

/** Throws the Refusal of the first rule that objects to a deposit of this player. */
export async function mayDeposit(trx: Kysely<any>, userId: number): Promise<void> {
  refuse(findDepositRefusal(await readFacts(trx, userId)))
}

async function readFacts(trx: Kysely<any>, userId: number): Promise<GateFacts> {
  const { rows: [row] } = await sql<{ facts: GateFacts | null }>`select ${selectGateFacts(userId)} as facts`.execute(trx)
  if (!row?.facts) throw new Error(`player ${userId} does not exist`)
  return row.facts
}

function refuse(code: RefusalCode | null): void {
  if (code) throw new Refusal(code)
}
