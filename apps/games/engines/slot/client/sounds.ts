// The sounds of a transition from one state to the next. Pure: the caller plays them.
import { findShownWin, findSpin } from '../../../kit/spin/series.ts'
import type { Cue, SoundName } from '../../../kit/sound.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { isFeatureAwaited } from '../../../kit/spin/play.ts'
import { listChoiceSounds, listWinSounds } from '../../../kit/spin/sounds.ts'
import type { SlotState } from './state.ts'

export function listSounds(before: SlotState, after: SlotState, from: number, to: number): Cue[] {
  const sounds: Cue[] = []
  const add = (name: SoundName): void => void sounds.push({ name })
  const { phase } = after
  if (phase.name !== before.phase.name) {
    const isTurning = before.phase.name === 'spinning'
    const startsTurning =
      phase.name === 'spinning' ? !isFeatureAwaited(after) : phase.name === 'stopping' && !isTurning
    if (startsTurning) add('spin')
    const { stake = 1, win: total = 0 } = after.round ?? {}
    const isWon = classifyWin(total, findOwnStake(after.round, stake)) === 'won'
    if (phase.name === 'choosing' && before.phase.name === 'presenting') add('scatter')
    if (phase.name === 'freeIntro' || (phase.name === 'freeOutro' && isWon)) add('feature')
    if (phase.name === 'presenting') sounds.push(...listWinSounds(findShownWin(after), stake))
  }
  if (phase.name === 'stopping' && before.phase.name === 'stopping') {
    phase.plan.landsAt.forEach((at, reel) => {
      if (at <= from || at > to) return
      const hasScatter = findSpin(after)?.window[reel]?.includes('scatter') ?? false
      add(hasScatter ? 'scatter' : 'stop')
    })
    const { teases, isHurried } = phase.plan
    for (const tease of isHurried ? [] : teases) if (tease.from > from && tease.from <= to) add('tease')
  }
  return [...sounds, ...listChoiceSounds(before, after)]
}
