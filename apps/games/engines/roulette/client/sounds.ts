// The sounds of a transition from one state to the next. Pure: the caller plays them.
import type { SoundName } from '../../../kit/sound.ts'
import { listTouches } from './ball-path.ts'
import { sumLayout } from './layout.ts'
import { type RouletteState, classifyRound } from './state.ts'

/** Interval of the rolling sound. */
const rollEveryMs = 850
/** A win of at least so many stakes is a big one. */
const bigWin = 8

export function listSounds(
  before: RouletteState,
  after: RouletteState,
  from: number,
  to: number,
): SoundName[] {
  const sounds: SoundName[] = []
  const { phase } = after
  if (after.layout !== before.layout && after.layout.size > 0 && phase.name === 'betting')
    sounds.push(sumLayout(after.layout) > sumLayout(before.layout) ? 'chip' : 'press')
  else if (after.layout !== before.layout && phase.name === 'betting' && before.phase.name === 'betting')
    sounds.push('press')
  if (after.chip !== before.chip || after.isQuick !== before.isQuick) sounds.push('press')
  if (phase.name === 'presenting' && before.phase.name !== 'presenting') {
    const { win = 0, stake = 1 } = after.round ?? {}
    sounds.push(classifyRound(after) !== 'won' ? 'rest' : win >= stake * bigWin ? 'bigWin' : 'win')
  }
  if (after.isReduced) return sounds
  if (phase.name === 'rolling' && (before.phase.name !== 'rolling' || isBeat(phase.since, from, to)))
    sounds.push('roll')
  if (phase.name === 'landing') {
    if (to < phase.path.touchesAt - 500 && isBeat(phase.path.startsAt, from, to)) sounds.push('roll')
    if (before.phase.name === 'landing')
      for (const at of listTouches(phase.path).slice(0, -1)) if (at > from && at <= to) sounds.push('bounce')
  }
  return sounds
}

function isBeat(since: number, from: number, to: number): boolean {
  return Math.floor((to - since) / rollEveryMs) > Math.floor((from - since) / rollEveryMs)
}
