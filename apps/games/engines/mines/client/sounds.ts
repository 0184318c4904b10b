import type { SoundName } from '../../../kit/sound.ts'
import { classifyWin } from '../../../kit/verdict.ts'
import { countOpened, type MinesState } from './state.ts'

export interface Cue {
  name: SoundName
  /** Frequency factor above the usual pitch. */
  raise: number
}

/** Each find sounds a semitone higher than the one before. */
const raisePerFind = 2 ** (1 / 12)
const bigWinFrom = 10

/** The sound of a change, or null. */
export function findCue(before: MinesState, after: MinesState): Cue | null {
  if (after.phase.name === 'asking' && before.phase.name !== 'asking' && before.phase.name !== 'interrupted')
    return { name: 'press', raise: 1 }
  if (before.phase.name !== 'asking' || after.round === null || before.round === after.round) return null
  const { end, win, stake } = after.round.outcome
  if (end === 'mine') return { name: 'blast', raise: 1 }
  if (end !== null && classifyWin(win, stake) !== 'won') return null
  if (end !== null) return { name: win >= stake * bigWinFrom ? 'bigWin' : 'win', raise: 1 }
  return countOpened(after) > 0 ? { name: 'gem', raise: raisePerFind ** (countOpened(after) - 1) } : null
}
