// What a round shows at a time: the coins that are held, the respins left and the win so far. Pure functions.
import { respinCount, type PlacedCoin } from '@yanta/game-rules/hold'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { findTier } from '../../../kit/spin/win-tier.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findStage, type Stage } from './reveal-timing.ts'
import type { HoldState } from './state.ts'

/** The stage of the displayed round; null while none is known, `done` once all was shown. */
export function findShownStage(state: HoldState, now: number): Stage | { name: 'done' } | null {
  if (state.round === null) return null
  return state.phase.name === 'revealing' ? findStage(state.phase.plan, now) : { name: 'done' }
}

export interface ShownFeature {
  /** In the order in which they landed. */
  coins: readonly PlacedCoin[]
  respinsLeft: number
  /** Those of `coins` that are counted already; all of them at the end. */
  counted: number
  isFull: boolean
}

/** The feature as far as it was shown; null before it opens, and in a round without one. */
export function findShownFeature(state: HoldState, now: number): ShownFeature | null {
  const stage = findShownStage(state, now)
  const outcome = state.round?.outcome
  if (!outcome?.feature || stage === null || stage.name === 'reels' || stage.name === 'ways') return null
  const { respins } = outcome.feature
  const shown = countShownRespins(stage, respins.length)
  const coins = [...outcome.coins, ...respins.slice(0, shown).flatMap(({ landed }) => landed)]
  const isOver = stage.name !== 'opening' && stage.name !== 'respin'
  return {
    coins,
    respinsLeft: shown === 0 ? (isOver ? 0 : respinCount) : respins[shown - 1]!.left,
    counted: stage.name === 'counting' ? Math.min(stage.counted, coins.length) : isOver ? coins.length : 0,
    isFull: isOver && outcome.feature.grand > 0,
  }
}

function countShownRespins(stage: Stage | { name: 'done' }, all: number): number {
  if (stage.name === 'opening') return 0
  return stage.name === 'respin' ? stage.index + (stage.isTurning ? 0 : 1) : all
}

export const sumCoins = (coins: readonly PlacedCoin[]): number =>
  coins.reduce((sum, { value }) => sum + value, 0)

/** The win of the displayed round as far as it was shown, minor units. */
export function findShownWin(state: HoldState, now: number): number {
  const stage = findShownStage(state, now)
  if (state.round === null || stage === null || stage.name === 'reels') return 0
  const { outcome } = state.round
  const feature = findShownFeature(state, now)
  if (stage.name === 'done' || feature === null) return stage.name === 'done' ? outcome.win : outcome.waysWin
  const counted = sumCoins(feature.coins.slice(0, feature.counted))
  return outcome.waysWin + counted + (stage.name === 'grand' ? outcome.feature!.grand : 0)
}

/** The sum to show over the window: of lit ways, then of the round. Only what is more than the stake. */
export function findSumOnWindow(state: HoldState, now: number): number | null {
  const stage = findShownStage(state, now)
  if (state.round === null || stage === null) return null
  const { outcome, win, stake } = state.round
  const own = findOwnStake(state.round, findRoundStake(state))
  if (stage.name === 'ways' && outcome.feature !== null)
    return classifyWin(outcome.waysWin, own) === 'won' ? outcome.waysWin : null
  if (state.phase.name !== 'presenting' || classifyWin(win, own) !== 'won') return null
  return findTier(win, stake) === 0 ? win : null
}
