// Events for other parts of the platform, written in the transaction that causes them: an event exists exactly when its cause does.
import { sql, type RawBuilder } from 'kysely'

export { momentOf } from './event-outbox.repository.ts'

/** Every type of event with its data. Amounts in minor units of `currency`, `rateToRub` decimal text copied at the time of the event. */
export interface OutboxFacts {
  'round.settled': {
    provider: string
    roundRef: string
    gameSlug: string
    engine: string | null
    /** 2; events written before versions existed read as 1. */
    version: 1 | 2
    stake: number
    stakeReal: number
    win: number
    /** Null in version 1, which lacks it. */
    winReal: number | null
    /** The bonus the round was played with; null for none, and in version 1. */
    bonusId: number | null
    currency: string
    rateToRub: string
    /** ISO 8601, UTC; null in version 1. */
    startedAt: string | null
    /** ISO 8601, UTC. */
    settledAt: string
  }
}

/** The current version of each type, used for writing. */
export const factVersions = { 'round.settled': 2 } as const satisfies Record<keyof OutboxFacts, number>

/** Data known only to the database when an event is written: a jsonb object, and the CTE that its columns come from. */
export interface DerivedData {
  object: RawBuilder<unknown>
  from: RawBuilder<unknown>
}

export interface OutboxEvent<Type extends keyof OutboxFacts = keyof OutboxFacts> {
  type: Type
  userId: number
  /** Without the fields derived by the statement. */
  data: Omit<OutboxFacts[Type], 'version' | Moment>
}
type Moment = 'startedAt' | 'settledAt'

/** The statement that writes one event, to be run or composed into the caller's own. */
export function insertEvent<Type extends keyof OutboxFacts>(
  { type, userId, data }: OutboxEvent<Type>,
  { object, from }: DerivedData,
): RawBuilder<unknown> {
  const known = JSON.stringify({ version: factVersions[type], ...data })
  return sql`
    insert into event_outbox (type, user_id, data)
    select ${type}, ${userId}::bigint, ${known}::jsonb || ${object} from ${from}`
}
