// The game as a machine: (state, event) => state; what it shares with all games of spins in a series is the kit's.
import { type ProfileId, type SlotOutcome, type Spin, profiles, readWindow } from '@yanta/game-rules/slot'
import { openPlay, resumeRound } from '../../../kit/spin/play.ts'
import { type Series, type SeriesEvent, type SeriesPhase, createSeries } from '../../../kit/spin/series.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { type StopPlan, hurryStops, planStops } from './reel-timing.ts'

export type SlotEvent = SeriesEvent<RoundOf<'slot'>>
export type Phase = SeriesPhase<StopPlan>

/** A landed spin, or the one before the first; its strips are those of its round, whose profile a game may have changed. */
export interface Resting
  extends Readonly<Pick<Spin, 'kind' | 'stops' | 'window'>>, Pick<SlotOutcome, 'isAnte'> {
  profile: ProfileId
}

export type SlotState = Series<RoundOf<'slot'>, StopPlan, Resting>

const series = createSeries<RoundOf<'slot'>, StopPlan, Resting>({
  plan(_, { window, filled = [] }, { startedAt, at, pace }) {
    const scatters = window.map((column) => column.filter((symbol) => symbol === 'scatter').length)
    return planStops(pace, startedAt, at, scatters, filled.length > 0)
  },
  hurry: hurryStops,
  rest: ({ kind, stops, window }, { outcome: { profile, isAnte } }) => ({
    kind,
    stops,
    window,
    profile,
    ...(isAnte && { isAnte }),
  }),
  hasAward: ({ scatter }) => (scatter?.freeSpins ?? 0) > 0,
})

export const { reduce } = series

export function createState(
  opened: OpenAnswerOf<'slot'>,
  choice: { isTurbo: boolean; isReduced: boolean },
): SlotState {
  const { pending } = opened
  const { profile } = opened.game
  const firstStops = [0, 3, 6, 9, 12]
  const state: SlotState = {
    ...openPlay(opened, choice),
    resting: {
      kind: 'paid',
      stops: firstStops,
      profile,
      window: readWindow(profiles[profile].reels, firstStops),
    },
    round: null,
    spinIndex: 0,
    presentedAt: 0,
    isResumed: false,
  }
  if (pending === null) return state
  const round = resumeRound(pending, opened.balance)
  return { ...series.showRound({ ...state, round, balance: round.balanceAfterBet }, 0), isResumed: true }
}
