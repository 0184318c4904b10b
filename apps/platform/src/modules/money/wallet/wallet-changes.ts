import type { GameSession } from '../../play/game-sessions/game-sessions.service.ts'
import type { BonusUpdate } from '../bonuses/bonuses.service.ts'
import type { PlayedFreeRound } from '../free-rounds/free-rounds.sql.ts'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'
import type { RoundRecord } from '../../play/rounds/rounds.sql.ts'
import type { PlayLimitsUpdate } from '../own-limits/limits.sql.ts'
import { buildUsedEvent } from '../own-limits/own-limits.service.ts'
import { followLimits } from './limits-step.ts'
import { totalOf } from './split-money.ts'
import type { WalletState, WalletTransaction } from './wallet-state.ts'

export interface WalletChanges {
  provider: string
  transactions: readonly WalletTransaction[]
  /** Bets known before that this step rolls back. */
  rolledBack: readonly string[]
  round: RoundRecord | null
  events: readonly OutboxEvent[]
  bonus: BonusUpdate | null
  freeRound: (PlayedFreeRound & { isLast: boolean }) | null
  limits: PlayLimitsUpdate | null
}

interface Step {
  before: WalletState
  after: WalletState
  session: GameSession
  userId: number | null
  provider: string
  engine: string | null
  rateToRub: string
  /** When the round began. */
  startedAt: Date
}

/** The writes that bring the database from `before` to `after`; null for a repetition. */
export function buildChanges({
  before,
  after,
  session,
  userId,
  provider,
  engine,
  rateToRub,
  startedAt,
}: Step): WalletChanges | null {
  const known = new Map(before.transactions.map((each) => [each.transactionId, each]))
  const transactions = after.transactions.filter(({ transactionId }) => !known.has(transactionId))
  if (transactions.length === 0) return null
  const rolledBack = after.transactions.filter(
    ({ transactionId, status }) => status === 'rolled_back' && known.get(transactionId)?.status === 'done',
  )
  const round =
    after.round && after.round !== before.round
      ? {
          ...after.round,
          provider,
          ref: after.roundRef,
          userId,
          gameSlug: session.gameSlug,
          currency: session.currency,
        }
      : null
  const freeRound = after.round?.freeRound ?? null
  const limits = userId === null ? null : followLimits(before, after, startedAt)
  return {
    provider,
    transactions,
    rolledBack: rolledBack.map(({ transactionId }) => transactionId),
    round,
    events:
      round && userId !== null
        ? [
            ...buildEvents(after, round, { userId, engine, rateToRub }),
            ...(limits?.crossed ?? []).map((crossed) => buildUsedEvent(userId, session.currency, crossed)),
          ]
        : [],
    limits: limits && { userId: userId!, ...limits },
    freeRound: freeRound && { ...freeRound, isLast: freeRound.number === after.freeRounds!.total },
    bonus: hasBonusChanged(before, after)
      ? { id: after.bonus!.id, done: after.bonus!.done, end: after.bonus!.end ?? null }
      : null,
  }
}

/** A free round is no round for those who count money: it has facts of its own. */
function buildEvents(
  { freeRounds: series }: WalletState,
  round: RoundRecord & { freeRound: PlayedFreeRound | null },
  { userId, engine, rateToRub }: { userId: number; engine: string | null; rateToRub: string },
): OutboxEvent[] {
  if (round.freeRound) {
    const { number, won } = round.freeRound
    const left = series!.total - number
    const base = { freeRoundsId: series!.id, giftId: series!.giftId, won }
    const { currency } = round
    return [
      { type: 'freeRounds.played', userId, data: { ...base, left } },
      ...(left > 0
        ? []
        : [{ type: 'freeRounds.ended' as const, userId, data: { ...base, currency, cause: 'played' } }]),
    ]
  }
  if (round.status !== 'settled') return []
  return [
    {
      type: 'round.settled',
      userId,
      data: {
        provider: round.provider,
        roundRef: round.ref,
        gameSlug: round.gameSlug,
        engine,
        currency: round.currency,
        rateToRub,
        stake: totalOf(round.stake),
        stakeReal: round.stake.real,
        win: totalOf(round.win),
        winReal: round.win.real,
        bonusId: round.bonusId,
      },
    },
  ]
}

/** Also true when a bonus ends by a stake too small to count. */
function hasBonusChanged(before: WalletState, after: WalletState): boolean {
  return after.bonus !== null && (after.bonus.done !== before.bonus?.done || after.bonus.end !== undefined)
}
