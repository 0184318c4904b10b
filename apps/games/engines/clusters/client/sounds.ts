// The sounds of a transition from one state to the next. Pure: the caller plays them.
import type { Cue } from '../../../kit/sound.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { listChoiceSounds, listWinSounds } from '../../../kit/spin/sounds.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import type { ClustersState } from './state.ts'

/** Each cascade of a round bursts a whole tone higher. */
const wholeTone = 2 ** (2 / 12)

export function listSounds(before: ClustersState, after: ClustersState, from: number, to: number): Cue[] {
  const cues: Cue[] = []
  const { phase, round } = after
  const stake = findRoundStake(after)
  const isNew = phase.name !== before.phase.name
  if (
    isNew &&
    (phase.name === 'spinning' || (phase.name === 'cascading' && before.phase.name !== 'spinning'))
  )
    cues.push({ name: 'spin' })
  if (isNew && phase.name === 'presenting' && round)
    cues.push(...listWinSounds(round.win, stake, findOwnStake(round, stake)))
  if (phase.name === 'cascading' && !isNew && round) {
    const isPassed = (at: number): boolean => at > from && at <= to
    phase.plan.steps.forEach(({ landsAt, burstsAt }, order) => {
      const { clusters, runningWin } = round.outcome.cascades[order]!
      if (isPassed(landsAt)) cues.push({ name: 'stop' })
      if (clusters.length === 0 || !isPassed(burstsAt)) return
      const isAhead = classifyWin(runningWin, findOwnStake(round, stake)) === 'won'
      cues.push(isAhead ? { name: 'gem', raise: wholeTone ** order } : { name: 'rest' })
    })
  }
  return [...cues, ...listChoiceSounds(before, after)]
}
