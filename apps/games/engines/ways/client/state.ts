// The game as a machine: (state, event) => state; what it shares with all games of spins in a series is the kit's.
import { type Reel, waysProfiles } from '@yanta/game-rules/ways'
import { openPlay, resumeRound } from '../../../kit/spin/play.ts'
import { type Series, type SeriesEvent, type SeriesPhase, createSeries } from '../../../kit/spin/series.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { buildFirstReels } from './first-reels.ts'
import { type StopPlan, hurryStops, planStops } from './roll-timing.ts'

export type WaysEvent = SeriesEvent<RoundOf<'ways'>>
export type Phase = SeriesPhase<StopPlan>
export type WaysState = Series<RoundOf<'ways'>, StopPlan, readonly Reel[]>

const series = createSeries<RoundOf<'ways'>, StopPlan, readonly Reel[]>({
  plan(round, { kind, reels }, { startedAt, at, pace }) {
    const { least, leastAgain } = waysProfiles[round.outcome.profile].freeSpins
    const scatters = reels.map((reel) => reel.includes('scatter'))
    return planStops(pace, startedAt, at, scatters, kind === 'free' ? leastAgain : least)
  },
  hurry: hurryStops,
  rest: ({ reels }) => reels,
  hasAward: ({ freeSpins }) => freeSpins > 0,
})

export const { reduce } = series

export function createState(
  opened: OpenAnswerOf<'ways'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): WaysState {
  const { pending } = opened
  const state: WaysState = {
    ...openPlay(opened, choice),
    resting: buildFirstReels(opened.game.slug),
    round: null,
    spinIndex: 0,
    presentedAt: 0,
    isResumed: false,
  }
  if (pending === null) return state
  const round = resumeRound(pending, opened.balance)
  return { ...series.showRound({ ...state, round, balance: round.balanceAfterBet }, 0), isResumed: true }
}
