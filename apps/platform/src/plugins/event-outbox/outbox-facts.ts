// Events for other parts of the platform, written in the transaction that causes them: an event exists exactly when its cause does.
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

export interface OutboxEvent<Type extends keyof OutboxFacts = keyof OutboxFacts> {
  type: Type
  userId: number
  /** Without the fields derived by the statement. */
  data: Omit<OutboxFacts[Type], 'version' | Moment>
}
type Moment = 'startedAt' | 'settledAt'
