// The game as a machine: (state, event) => state; what it shares with all games of spins in a series is the kit's.
import {
  type Profile,
  type ProfileId,
  type SlotOutcome,
  type Spin,
  profiles,
  readWindow,
  withDoor,
} from '@yanta/game-rules/slot'
import { openPlay, resumeRound } from '../../../kit/spin/play.ts'
import { type Series, type SeriesEvent, type SeriesPhase, createSeries } from '../../../kit/spin/series.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { type StopPlan, hurryStops, planStops } from './reel-timing.ts'

/** Another page has gone on with the round: the state is that of a page that opens now. */
export interface Reopened {
  type: 'reopened'
  at: number
  opened: OpenAnswerOf<'slot'>
}

export type SlotEvent = SeriesEvent<RoundOf<'slot'>> | Reopened
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
  awaitsChoice: isChoiceOpen,
})

/** Whether the free spins of a round are still to be chosen. */
export function isChoiceOpen({ outcome }: Pick<RoundOf<'slot'>, 'outcome'>): boolean {
  return outcome.door === null
}

/** The profile with the free spins that the displayed round has: behind a door they are others. */
export function findShownProfile({ round }: Pick<SlotState, 'round'>, own: Profile): Profile {
  const { profile, door } = round?.outcome ?? {}
  return profile !== undefined && typeof door === 'number' ? withDoor(profiles[profile], door) : own
}

export const reduce = (state: SlotState, event: SlotEvent): SlotState =>
  event.type === 'reopened' ? reopen(state, event) : series.reduce(state, event)

function reopen({ isTurbo, isReduced, isAnte, figures }: SlotState, { opened, at }: Reopened): SlotState {
  return { ...createState(opened, { isTurbo, isReduced }, at), isAnte, figures }
}

export function createState(
  opened: OpenAnswerOf<'slot'>,
  choice: { isTurbo: boolean; isReduced: boolean },
  at = 0,
): SlotState {
  const { pending } = opened
  const { profile } = opened.game
  const firstStops = [0, 3, 6, 9, 12]
  const state: SlotState = {
    ...openPlay(opened, choice),
    phase: { name: 'idle', since: at },
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
  // Nothing of an open round is paid yet.
  const round = isChoiceOpen(pending)
    ? { ...pending, balance: opened.balance, balanceAfterBet: opened.balance }
    : resumeRound(pending, opened.balance)
  return { ...series.showRound({ ...state, round, balance: round.balanceAfterBet }, at), isResumed: true }
}
