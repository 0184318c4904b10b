import type { Currency, GiftReason, GiftType, Locale } from '@yanta/contract'

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
  /** A deposit was credited. `giftId` is the gift chosen for it, while it was still eligible. */
  'deposit.settled': {
    version: 1
    depositId: string
    amount: number
    currency: Currency
    rateToRub: string
    giftId: number | null
    /** ISO 8601, UTC. */
    beganAt: string
    settledAt: string
  }
  'gift.received': {
    version: 1
    giftId: number
    type: GiftType
    reason: GiftReason
    titles: Record<Locale, string>
    /** Address of its picture. */
    image: string
    /** ISO 8601, UTC; null: it does not expire. */
    expiresAt: string | null
  }
  /** One of a gift's free rounds was settled; `won` is the sum of all so far. */
  'freeRounds.played': { version: 1; freeRoundsId: number; giftId: number; left: number; won: number }
  /** All were played, or their time is over, or the gift was burnt or revoked: then nothing of `won` is due. */
  'freeRounds.ended': {
    version: 1
    freeRoundsId: number
    giftId: number
    won: number
    currency: Currency
    cause: 'played' | 'expired' | 'cancelled'
  }
  'level.reached': { version: 1; from: number; to: number }
  'achievement.completed': { version: 1; slug: string }
  /** ISO 8601, UTC. */
  'winback.offered': { version: 1; amount: number; currency: Currency; until: string }
}

/** The current version of each type, used for writing. */
export const factVersions = {
  'round.settled': 2,
  'deposit.settled': 1,
  'gift.received': 1,
  'freeRounds.played': 1,
  'freeRounds.ended': 1,
  'level.reached': 1,
  'achievement.completed': 1,
  'winback.offered': 1,
} as const satisfies Record<keyof OutboxFacts, number>

export interface OutboxEvent<Type extends keyof OutboxFacts = keyof OutboxFacts> {
  type: Type
  userId: number
  /** Without the fields derived by the statement. */
  data: Omit<OutboxFacts[Type], 'version' | Derived<Type>>
}

/** What the statement that settles a round knows and its caller doesn't. */
type Derived<Type> = Type extends 'round.settled' ? 'startedAt' | 'settledAt' : never
