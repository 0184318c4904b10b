// Facts for other parts of the platform, written in the transaction that made them: a fact is there exactly when its cause is.
import { sql, type RawBuilder } from 'kysely'

export { momentOf } from './event-outbox.repository.ts'

/** Every kind of fact with its data. Amounts in minor units of `currency`, `rateToRub` decimal text copied at the moment it happened. */
export interface OutboxFacts {
  'round.settled': {
    provider: string
    roundRef: string
    gameSlug: string
    engine: string | null
    /** 2; facts written before there was a version read as 1. */
    version: 1 | 2
    stake: number
    stakeReal: number
    win: number
    /** Null in version 1, which did not say. */
    winReal: number | null
    /** The bonus that the round was played under; null for none, and in version 1. */
    bonusId: number | null
    currency: string
    rateToRub: string
    /** ISO 8601, UTC; null in version 1. */
    startedAt: string | null
    /** ISO 8601, UTC. */
    settledAt: string
  }
}

/** The newest version of each kind, which is what is written. */
export const factVersions = { 'round.settled': 2 } as const satisfies Record<keyof OutboxFacts, number>

/** What only the database knows when a fact is written: an object of jsonb, and the common table that its columns come from. */
export interface DerivedData {
  object: RawBuilder<unknown>
  from: RawBuilder<unknown>
}

export interface OutboxEvent<Type extends keyof OutboxFacts = keyof OutboxFacts> {
  type: Type
  userId: number
  /** Without what is derived as it is written. */
  data: Omit<OutboxFacts[Type], 'version' | Moment>
}
type Moment = 'startedAt' | 'settledAt'

/** The statement that writes one fact, to be run or composed into the caller's own. */
export function insertEvent<Type extends keyof OutboxFacts>(
  { type, userId, data }: OutboxEvent<Type>,
  { object, from }: DerivedData,
): RawBuilder<unknown> {
  const known = JSON.stringify({ version: factVersions[type], ...data })
  return sql`
    insert into event_outbox (type, user_id, data)
    select ${type}, ${userId}::bigint, ${known}::jsonb || ${object} from ${from}`
}
