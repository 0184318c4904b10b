// Facts for other parts of the platform, written in the transaction that made them: a fact is there exactly when its cause is.
import { sql, type RawBuilder } from 'kysely'

/** Every kind of fact with its data. Amounts in minor units of `currency`, `rateToRub` decimal text copied at the moment it happened. */
export interface OutboxFacts {
  'round.settled': {
    provider: string
    roundRef: string
    gameSlug: string
    engine: string | null
    stake: number
    stakeReal: number
    win: number
    currency: string
    rateToRub: string
  }
}

export interface OutboxEvent<Type extends keyof OutboxFacts = keyof OutboxFacts> {
  type: Type
  userId: number
  data: OutboxFacts[Type]
}

/** The statement that writes one fact, to be run or composed into the caller's own. */
export function insertEvent<Type extends keyof OutboxFacts>({
  type,
  userId,
  data,
}: OutboxEvent<Type>): RawBuilder<unknown> {
  return sql`insert into event_outbox (type, user_id, data) values (${type}, ${userId}, ${JSON.stringify(data)}::jsonb)`
}
