// The sounds of a transition from one state to the next. Pure: the caller plays them.
import { findSpin } from '../../../kit/spin/series.ts'
import type { Cue, SoundName } from '../../../kit/sound.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { isFeatureAwaited } from '../../../kit/spin/play.ts'
import { listChoiceSounds, listWinSounds } from '../../../kit/spin/sounds.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import type { WaysState } from './state.ts'

export function listSounds(before: WaysState, after: WaysState, from: number, to: number): Cue[] {
  const sounds: Cue[] = []
  const add = (name: SoundName): void => void sounds.push({ name })
  const { phase } = after
  if (phase.name !== before.phase.name) {
    const wasTurning = before.phase.name === 'spinning'
    const startsTurning =
      phase.name === 'spinning' ? !isFeatureAwaited(after) : phase.name === 'stopping' && !wasTurning
    if (startsTurning) add('spin')
    const { stake = 1, win: total = 0 } = after.round ?? {}
    const isWon = classifyWin(total, findOwnStake(after.round, stake)) === 'won'
    if (phase.name === 'freeIntro' || (phase.name === 'freeOutro' && isWon)) add('feature')
    if (phase.name === 'presenting') sounds.push(...listWinSounds(findSpin(after)?.win ?? 0, stake))
  }
  if (phase.name === 'stopping' && before.phase.name === 'stopping') {
    const isPassed = (at: number | null): boolean => at !== null && at > from && at <= to
    const { landsAt, teasesFrom } = phase.plan
    landsAt.forEach((at, reel) => {
      if (isPassed(at)) add(findSpin(after)?.reels[reel]?.includes('scatter') ? 'scatter' : 'stop')
      if (isPassed(teasesFrom[reel] ?? null)) add('tease')
    })
  }
  return [...sounds, ...listChoiceSounds(before, after)]
}
