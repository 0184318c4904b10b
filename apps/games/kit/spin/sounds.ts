// Sounds that every game of spins has. Pure: the caller plays them.
import type { Cue } from '../sound.ts'
import { classifyWin } from '../verdict.ts'
import type { Play } from './play.ts'
import { findTier } from './win-tier.ts'

type Choice = Pick<Play, 'stake' | 'isTurbo'>

/** Of another stake or pace. */
export const listChoiceSounds = (before: Choice, after: Choice): Cue[] =>
  after.stake !== before.stake || after.isTurbo !== before.isTurbo ? [{ name: 'press' }] : []

/** Of a win above what the player staked; by `stake`, that of the round, it is a large one. */
export function listWinSounds(win: number, stake: number, ownStake = stake): Cue[] {
  if (classifyWin(win, ownStake) !== 'won') return []
  return [{ name: findTier(win, stake) > 0 ? 'bigWin' : 'win' }]
}
