// Plays a whole round at once, free spins included, so that money moves in one settlement.
import { evaluateLines, evaluateScatters, readWindow } from './evaluate.ts'
import { lines } from './lines.ts'
import type { Profile, SlotOutcome, Spin } from './model.ts'

/** Gives the next random integer of `0 … bound - 1`, each equally likely. */
export type Draw = (bound: number) => number

/** `usual`: a paid spin and the free spins it brings. `feature`: the smallest series of free spins, without a paid spin. */
export type RoundKind = 'usual' | 'feature'

/**
 * The complete outcome of one stake. Draws five integers a spin, reel by reel.
 * @param stake minor units, a positive multiple of the number of lines; throws RangeError otherwise, and for the feature of a profile
 *   without free spins
 */
export function playRound(
  profile: Profile,
  draw: Draw,
  stake: number,
  kind: RoundKind = 'usual',
): SlotOutcome {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % lines.length !== 0) {
    throw new RangeError(`a stake is a positive multiple of ${lines.length}, not ${stake}`)
  }
  const { freeSpins } = profile
  const largestWin = stake * profile.maxWin
  const spins: Spin[] = []
  const paidSpins = kind === 'usual' ? 1 : 0
  let awarded = kind === 'usual' ? 0 : Math.min(freeSpins.awarded[0], freeSpins.limit)
  let win = 0
  if (paidSpins + awarded === 0) throw new RangeError(`the profile ${profile.id} has no free spins`)

  do {
    const isFree = spins.length >= paidSpins
    const spin = playSpin(profile, draw, stake, isFree)
    const added = Math.min(spin.scatter?.freeSpins ?? 0, freeSpins.limit - awarded)
    if (spin.scatter) spin.scatter.freeSpins = added
    awarded += added
    spin.win = Math.min(spin.win, largestWin - win)
    win += spin.win
    spin.runningWin = win
    spin.freeSpinsLeft = win < largestWin ? paidSpins + awarded - spins.length - 1 : 0
    spins.push(spin)
  } while (spins.at(-1)!.freeSpinsLeft > 0)

  return {
    engine: 'slot',
    profile: profile.id,
    stake,
    coin: stake / lines.length,
    spins,
    win,
    isCapped: win === largestWin,
  }
}

function playSpin(profile: Profile, draw: Draw, stake: number, isFree: boolean): Spin {
  const reels = isFree ? profile.freeReels : profile.reels
  const multiplier = isFree ? profile.freeSpins.multiplier : 1
  const stops = reels.map((strip) => draw(strip.length))
  const window = readWindow(reels, stops)
  const lineWins = evaluateLines(profile, window, stake / lines.length, multiplier)
  const scatter = evaluateScatters(
    profile,
    window,
    stake,
    multiplier,
    isFree ? profile.freeSpins.retriggered : profile.freeSpins.awarded,
  )
  const win = lineWins.reduce((sum, line) => sum + line.win, scatter?.win ?? 0)
  return {
    kind: isFree ? 'free' : 'paid',
    multiplier,
    stops,
    window,
    lineWins,
    scatter,
    win,
    runningWin: 0,
    freeSpinsLeft: 0,
  }
}
