// When bonus money counts, becomes real, or is over. Pure; amounts in minor units.
import type { BonusChange, Currency } from '@yanta/contract'
import type { Movement } from '../ledger/ledger.service.ts'

/** What decides about a running bonus. `done` may pass `needed` while a round still holds some of its money. */
export interface BonusProgress {
  done: number
  needed: number
  cap: number
}

export type BonusEnd =
  | { status: 'completed'; converted: number }
  | { status: 'lost' | 'expired' | 'cancelled'; converted: 0 }

/** How far a bonus has come, and how it has ended. */
export interface BonusUpdate {
  id: number
  done: number
  end: BonusEnd | null
}

/** What has become of a bonus, to be published after the commit. */
export interface BonusNews {
  userId: number
  currency: Currency
  change: BonusChange
  bonus: { id: number; done: number; needed: number }
  /** Minor units that became real money. */
  converted: number
  /** What the player has after it, where the bonus itself has moved money; null where a round has, which tells of its own. */
  balances: { real: number; bonus: number } | null
}

/** What of a settled stake counts toward the wager, exact beyond 2^53; the part of a minor unit is let go. */
export function countTowardWager(stake: number, percent: number): number {
  return Number((BigInt(stake) * BigInt(percent)) / 100n)
}

/** How the bonus ends now, by its wager or by its last money; null while it runs, and always while a round holds some of its money. */
export function findEnd(
  { done, needed, cap }: BonusProgress,
  { balance, isInPlay }: { balance: number; isInPlay: boolean },
): BonusEnd | null {
  if (isInPlay) return null
  if (done >= needed) return { status: 'completed', converted: Math.min(balance, cap) }
  return balance === 0 ? { status: 'lost', converted: 0 } : null
}

/** How a bonus ends whose time is over, whatever round is open: a wager done in time is not lost to a provider that is late. */
export function findEndByTime(progress: BonusProgress, balance: number): BonusEnd {
  return progress.done >= progress.needed
    ? { status: 'completed', converted: Math.min(balance, progress.cap) }
    : { status: 'expired', converted: 0 }
}

/** What the player is given, once for each bonus. */
export function buildGrant(bonusId: number, amount: number, note?: string): Movement {
  return {
    kind: 'bonus_grant',
    scope: 'bonus',
    key: `${bonusId} grant`,
    house: 'grants',
    gains: { bonus: amount },
    note,
  }
}

/** What the end of a bonus does to all that is left of it, once for each bonus; null when nothing is left. */
export function buildEnding(
  bonusId: number,
  { status, converted }: BonusEnd,
  balance: number,
): Movement | null {
  if (balance === 0) return null
  const kind = status === 'completed' ? 'bonus_conversion' : 'bonus_forfeit'
  return {
    kind,
    scope: 'bonus',
    key: `${bonusId} end`,
    house: 'grants',
    gains: { real: converted, bonus: -balance },
  }
}
