import type {
  Currency,
  GiftReason,
  GiftType,
  LimitKind,
  LimitPeriod,
  Locale,
  VerificationKind,
} from '@yanta/contract'

// Events for other parts of the platform, written in the transaction that causes them: an event exists exactly when its cause does.
/** Every type of event with its data. Amounts in minor units of `currency`, `rateToRub` decimal text copied at the time of the event. */
export interface OutboxFacts {
  'round.settled': {
    provider: string
    roundRef: string
    gameSlug: string
    engine: string | null
    /** 3; events written before versions existed read as 1. */
    version: 1 | 2 | 3
    /** Id of the platform's own; null in versions 1 and 2. */
    roundId: number | null
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
  /** A payout went to its provider, or came to nothing and the money is back; the player's own cancel is none. `target` is masked. */
  'payout.moved': {
    version: 1
    payoutId: number
    status: 'sent' | 'refused' | 'failed'
    amount: number
    currency: Currency
    target: string
  }
  /** A limit that the player set is used to this share, for the first time in its period. */
  'limit.used': {
    version: 1
    kind: LimitKind
    period: LimitPeriod
    /** Minor units of `currency`, or minutes for `time`. */
    value: number
    currency: Currency
    percent: 80 | 100
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
  /** One that the player joined before; `slug` is that of the instance, `image` the address of its picture. */
  'promotion.began': { version: 1; slug: string; titles: Record<Locale, string>; image: string }
  /**
   * A tournament or series that the player scored in is decided. `path` is its page, `image` the address of its picture; what the place
   * wins is 0 where it wins nothing.
   */
  'tournament.decided': {
    version: 1
    path: string
    titles: Record<Locale, string>
    image: string
    place: number
    cash: number
    currency: Currency
    gifts: number
  }
  /** The house has decided about a document. */
  'verification.decided': { version: 1; kind: VerificationKind; event: 'approved' | 'declined' }
}

/** The current version of each type, used for writing. */
export const factVersions = {
  'round.settled': 3,
  'deposit.settled': 1,
  'payout.moved': 1,
  'limit.used': 1,
  'gift.received': 1,
  'freeRounds.played': 1,
  'freeRounds.ended': 1,
  'level.reached': 1,
  'achievement.completed': 1,
  'winback.offered': 1,
  'promotion.began': 1,
  'tournament.decided': 1,
  'verification.decided': 1,
} as const satisfies Record<keyof OutboxFacts, number>

export interface OutboxEvent<Type extends keyof OutboxFacts = keyof OutboxFacts> {
  type: Type
  userId: number
  /** Without the fields derived by the statement. */
  data: Omit<OutboxFacts[Type], 'version' | Derived<Type>>
}

/** What the statement that writes the event knows and its caller doesn't. */
type Derived<Type> = Type extends 'round.settled'
  ? 'roundId' | 'startedAt' | 'settledAt'
  : Type extends 'tournament.decided'
    ? 'place' | 'cash' | 'currency' | 'gifts'
    : never
