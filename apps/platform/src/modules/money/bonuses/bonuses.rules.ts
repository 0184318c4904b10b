// When bonus money counts, becomes real, or ends. Pure; amounts in minor units.
import type { BonusChange, Currency } from '@yanta/contract'
import type { Movement } from '../ledger/ledger.service.ts'

/** The state that decides the end of a running bonus. `done` may pass `needed` while a round still holds some of its money. */
export interface BonusProgress {
  done: number
  needed: number
  cap: number
}

/** A bonus whose money may be staked now, as the wallet sees it. */
export interface LiveBonus extends BonusProgress {
  id: number
  /** The largest stake of a round that stakes or wagers its money; null: any. */
  maxStake: number | null
  /** A round other than the asked one holds some of its money. */
  isInPlayElsewhere: boolean
}

export type BonusEnd =
  | { status: 'completed'; converted: number }
  | { status: 'lost' | 'expired' | 'cancelled'; converted: 0 }

/** The progress of a bonus, and its end. */
export interface BonusUpdate {
  id: number
  done: number
  end: BonusEnd | null
}

/** A change of a bonus, published after the commit. */
export interface BonusNews {
  userId: number
  currency: Currency
  change: BonusChange
  bonus: { id: number; done: number; needed: number }
  /** Minor units that became real money. */
  converted: number
  /** The balances afterwards when the bonus itself moved money; null when a round did, which publishes its own. */
  balances: { real: number; bonus: number } | null
  /** See `takeEventOrder`. */
  order: number
}

/** Whether its time is over, even if the sweep has not ended it yet. */
export function hasExpired({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return expiresAt <= now
}

/** How often bonus money has to be staked. @param most of the jurisdiction; null: any number */
export function capWager(times: number, most: number | null): number {
  return most === null ? times : Math.min(times, most)
}

/** The part of a settled stake that counts toward the wager, exact beyond 2^53; fractions of a minor unit are dropped. */
export function countTowardWager(stake: number, percent: number): number {
  return Number((BigInt(stake) * BigInt(percent)) / 100n)
}

/** The end of the bonus by its wager or its last money; null while it runs, and always while a round holds some of its money. */
export function findEnd(
  { done, needed, cap }: BonusProgress,
  { balance, isInPlay }: { balance: number; isInPlay: boolean },
): BonusEnd | null {
  if (isInPlay) return null
  if (done >= needed) return { status: 'completed', converted: Math.min(balance, cap) }
  return balance === 0 ? { status: 'lost', converted: 0 } : null
}

/** The end of an expired bonus, whatever round is open: a late provider can't undo a wager completed in time. */
export function findEndByTime(progress: BonusProgress, balance: number): BonusEnd {
  return progress.done >= progress.needed
    ? { status: 'completed', converted: Math.min(balance, progress.cap) }
    : { status: 'expired', converted: 0 }
}

/** The movement that grants a bonus, once per bonus. */
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

/** The movement that ends a bonus with all its remaining money, once per bonus; null when nothing is left. */
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
