// Plays a whole round at once, free spins included, so that money moves in one settlement.
import { withAnte } from './ante.ts'
import { findMiddleDoor, withDoor } from './doors.ts'
import { evaluateLines, evaluateScatters, readWindow } from './evaluate.ts'
import { hasFreeSpins } from './free-spins.ts'
import { lines } from './lines.ts'
import type { Cell, Profile, SlotOutcome, Spin, SpinKind } from './model.ts'
import { fillReels, findReels, holdWilds, listHeldWilds } from './wild-motion.ts'

/** Gives the next random integer of `0 … bound - 1`, each equally likely. */
export type Draw = (bound: number) => number

/**
 * `usual`: a paid spin with its respins and the free spins it brings. `feature`: the smallest series of free spins, without a paid spin.
 * `ante`: a usual one whose paid spin turns the strips of the ante.
 */
export type RoundKind = 'usual' | 'feature' | 'ante'

/**
 * The complete outcome of one stake. Draws five integers a spin, reel by reel.
 * @param stake minor units, a positive multiple of the number of lines; throws RangeError otherwise, and for the feature of a profile
 *   without free spins
 * @param door of a profile with doors, from 0; left out, the middle one. Throws RangeError for one that it does not have
 */
export function playRound(
  published: Profile,
  draw: Draw,
  stake: number,
  kind: RoundKind = 'usual',
  door: number | null = findMiddleDoor(published),
): SlotOutcome {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % lines.length !== 0) {
    throw new RangeError(`a stake is a positive multiple of ${lines.length}, not ${stake}`)
  }
  const turned = kind === 'ante' ? withAnte(published) : published
  const profile = door === null ? turned : withDoor(turned, door)
  const { freeSpins } = profile
  const largestWin = stake * profile.maxWin
  const spins: Spin[] = []
  let awarded = kind === 'feature' ? Math.min(freeSpins.awarded[0], freeSpins.limit) : 0
  let freeSpinsPlayed = 0
  let win = 0
  let next: SpinKind | null = kind !== 'feature' ? 'paid' : awarded > 0 ? 'free' : null
  if (next === null) throw new RangeError(`the profile ${profile.id} has no free spins`)
  while (next !== null) {
    const spin = playSpin(profile, draw, stake, next, listHeldWilds(profile, spins.at(-1), next))
    const added = Math.min(spin.scatter?.freeSpins ?? 0, freeSpins.limit - awarded)
    if (spin.scatter) spin.scatter.freeSpins = added
    awarded += added
    if (next === 'free') freeSpinsPlayed += 1
    spin.win = Math.min(spin.win, largestWin - win)
    win += spin.win
    spin.runningWin = win
    spin.freeSpinsLeft = win < largestWin ? awarded - freeSpinsPlayed : 0
    spins.push(spin)
    if (win === largestWin) next = null
    else if (listHeldWilds(profile, spin, 'respin').length > 0) next = 'respin'
    else next = spin.freeSpinsLeft > 0 ? 'free' : null
  }
  return {
    engine: 'slot',
    profile: profile.id,
    stake,
    coin: stake / lines.length,
    spins,
    win,
    ...(kind === 'ante' && { isAnte: true as const }),
    ...(door !== null && hasFreeSpins({ spins }) && { door }),
    isCapped: win === largestWin,
  }
}

function playSpin(profile: Profile, draw: Draw, stake: number, kind: SpinKind, held: Cell[]): Spin {
  const reels = findReels(profile, kind)
  const multiplier = kind === 'free' ? profile.freeSpins.multiplier : 1
  const stops = reels.map((strip) => draw(strip.length))
  const landed = holdWilds(readWindow(reels, stops), held)
  const { window, filled, lineWins } = fillReels(profile, landed, (shown) =>
    evaluateLines(profile, shown, stake / lines.length, multiplier),
  )
  const scatter = evaluateScatters(
    profile,
    landed,
    stake,
    multiplier,
    kind === 'free' ? profile.freeSpins.retriggered : profile.freeSpins.awarded,
  )
  const win = lineWins.reduce((sum, line) => sum + line.win, scatter?.win ?? 0)
  return {
    kind,
    multiplier,
    stops,
    window,
    lineWins,
    scatter,
    win,
    runningWin: 0,
    freeSpinsLeft: 0,
    ...(held.length > 0 && { held }),
    ...(filled.length > 0 && { filled }),
  }
}
