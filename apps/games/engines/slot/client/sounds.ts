// The sounds of a transition from one state to the next. Pure: the caller plays them.
import type { SoundName } from '../../../kit/sound.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findTier } from '../../../kit/spin/win-tier.ts'
import { type SlotState, findSpin, isFeatureAwaited } from './state.ts'

export function listSounds(before: SlotState, after: SlotState, from: number, to: number): SoundName[] {
  const sounds: SoundName[] = []
  const { phase } = after
  if (phase.name !== before.phase.name) {
    const isTurning = before.phase.name === 'spinning'
    const startsTurning =
      phase.name === 'spinning' ? !isFeatureAwaited(after) : phase.name === 'stopping' && !isTurning
    if (startsTurning) sounds.push('spin')
    const { stake = 1, win: total = 0 } = after.round ?? {}
    const isWon = classifyWin(total, findOwnStake(after.round, stake)) === 'won'
    if (phase.name === 'freeIntro' || (phase.name === 'freeOutro' && isWon)) sounds.push('feature')
    if (phase.name === 'presenting') {
      const win = findSpin(after)?.win ?? 0
      if (classifyWin(win, stake) === 'won') sounds.push(findTier(win, stake) > 0 ? 'bigWin' : 'win')
    }
  }
  if (phase.name === 'stopping' && before.phase.name === 'stopping') {
    phase.plan.landsAt.forEach((at, reel) => {
      if (at <= from || at > to) return
      const hasScatter = findSpin(after)?.window[reel]?.includes('scatter') ?? false
      sounds.push(hasScatter ? 'scatter' : 'stop')
    })
    const { teases, isHurried } = phase.plan
    for (const tease of isHurried ? [] : teases)
      if (tease.from > from && tease.from <= to) sounds.push('tease')
  }
  if (after.stake !== before.stake || after.isTurbo !== before.isTurbo) sounds.push('press')
  return sounds
}
