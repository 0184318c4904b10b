// The limits that a player has set: asked before a stake is taken, and counted by what a step has done to its round.
import {
  findReachedByStake,
  followPlay,
  refuseByLimit,
  type CrossedLimit,
  type PlayUsage,
} from '../own-limits/own-limits.service.ts'
import type { SplitMoney } from './split-money.ts'
import type { WalletState } from './wallet-state.ts'

/** @throws Refusal limit_reached. Wins, rollbacks and free rounds are never asked for. */
export function assertWithinLimits({ limits, round }: WalletState, { real }: SplitMoney): void {
  const reached = limits && findReachedByStake(limits, { real, isBegun: round === null })
  if (reached) throw refuseByLimit(reached)
}

/** What the step has used; null when it counts nothing: for a repetition, a free round, or without a limit. @param startedAt of the round */
export function followLimits(
  { limits, round: before }: WalletState,
  { round }: WalletState,
  startedAt: Date,
): { usage: PlayUsage; crossed: CrossedLimit[] } | null {
  if (!limits || !round || round === before || round.freeRound) return null
  return followPlay(limits, {
    startedAt,
    isBegun: before === null,
    isEnded: round.status === 'settled',
    staked: round.stake.real - (before?.stake.real ?? 0),
    won: round.win.real - (before?.win.real ?? 0),
  })
}
