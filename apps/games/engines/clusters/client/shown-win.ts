// What a round shows of its win at a time. Pure functions.
import { easeOutCubic } from '../../../kit/motion.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findLight } from './cascade-timing.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { type ClustersState, findCascade } from './state.ts'

/** The win of the displayed round as far as it was shown, minor units. */
export function findShownWin(state: ClustersState, now: number): number {
  const shown = findCascade(state, now)
  if (shown === null) return 0
  const { cascade, index } = shown
  if (state.phase.name !== 'cascading') return cascade.runningWin
  const step = state.phase.plan.steps[index]!
  const before = cascade.runningWin - cascade.win
  if (cascade.win === 0 || now < step.landsAt) return before
  if (state.isReduced) return cascade.runningWin
  const unit = cascade.win % 100 === 0 ? 100 : 1
  return before + Math.round((cascade.win * easeOutCubic(findLight(step, now) * 1.6)) / unit) * unit
}

export interface SumOnGrid {
  amount: number
  /** It belongs to the whole round. */
  isTotal: boolean
}

/** The sum to show over the grid: of a lit grid, then of the round. Only what is more than the stake. */
export function findSumOnGrid(state: ClustersState, now: number): SumOnGrid | null {
  const shown = findCascade(state, now)
  if (state.round === null || shown === null) return null
  const stake = findOwnStake(state.round, findRoundStake(state))
  const { cascade, index } = shown
  const { phase, round } = state
  if (phase.name === 'cascading') {
    const { landsAt, endsAt } = phase.plan.steps[index]!
    const isOn = cascade.win > 0 && now >= landsAt && now < endsAt
    return isOn && classifyWin(cascade.runningWin, stake) === 'won'
      ? { amount: cascade.win, isTotal: false }
      : null
  }
  if (phase.name !== 'presenting' || classifyWin(round.win, stake) !== 'won') return null
  return findTier(round.win, round.stake) === 0 ? { amount: round.win, isTotal: true } : null
}
