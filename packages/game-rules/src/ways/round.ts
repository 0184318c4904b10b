// Plays a whole round at once, free spins included, so that money moves in one settlement.
import { createDraw, type RoundSeeds } from '../fairness/index.ts'
import { evaluateWays, findScatters } from './evaluate.ts'
import {
  coinsPerStake,
  type FreeSpins,
  type WaysOutcome,
  type WaysProfile,
  type WaysSpin,
  type RoundKind,
} from './model.ts'
import { type Draw, drawReels, layOut } from './reels.ts'

/** Free spins for that many scatters of a paid spin, or of a free one. */
export function countAwarded(freeSpins: FreeSpins, kind: WaysSpin['kind'], scatters: number): number {
  const { least, awarded, leastAgain, again } = freeSpins
  if (kind === 'free') return scatters >= leastAgain ? again : 0
  return scatters < least ? 0 : awarded[Math.min(scatters - least, awarded.length - 1)]!
}

/** The free spins with which a series that is bought begins: the fewest that scatters bring. */
export const countBought = ({ awarded, limit }: FreeSpins): number => Math.min(awarded[0]!, limit)

/** The free spins of a round; it may have none, and no paid spin before them. */
export function countFreeSpins({ spins }: Pick<WaysOutcome, 'spins'>): number {
  return spins.filter(({ kind }) => kind === 'free').length
}

/** Whether the round is a series of free spins that no paid spin has brought. */
export function isFeature({ spins }: Pick<WaysOutcome, 'spins'>): boolean {
  return spins[0]?.kind === 'free'
}

/** The multiplier of the next free spin. */
export function growMultiplier(
  { multiplier: { step, after, last } }: FreeSpins,
  now: number,
  hasWon: boolean,
): number {
  return after === 'each' || hasWon ? Math.min(last, now + step) : now
}

/**
 * The complete outcome of one stake; the feature is the smallest series of free spins, without a paid spin.
 * @param stake minor units, a positive multiple of `coinsPerStake`; throws RangeError otherwise
 */
export function playWays(
  profile: WaysProfile,
  draw: Draw,
  stake: number,
  roundKind: RoundKind = 'usual',
): WaysOutcome {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % coinsPerStake !== 0)
    throw new RangeError(`a stake is a positive multiple of ${coinsPerStake}, not ${stake}`)
  const { freeSpins } = profile
  const tables = layOut(profile)
  const largestWin = stake * profile.maxWin
  const spins: WaysSpin[] = []
  let multiplier = freeSpins.multiplier.first
  const paidSpins = roundKind === 'usual' ? 1 : 0
  let [awarded, total] = [paidSpins === 1 ? 0 : countBought(freeSpins), 0]
  do {
    const kind = spins.length < paidSpins ? 'paid' : 'free'
    const factor = kind === 'paid' ? 1 : multiplier
    const reels = drawReels(tables, draw)
    const wins = evaluateWays(profile, reels, stake / coinsPerStake, factor)
    const scatters = findScatters(reels)
    const added = Math.min(countAwarded(freeSpins, kind, scatters.length), freeSpins.limit - awarded)
    awarded += added
    if (kind === 'free') multiplier = growMultiplier(freeSpins, multiplier, wins.length > 0)
    const win = Math.min(
      wins.reduce((sum, each) => sum + each.win, 0),
      largestWin - total,
    )
    total += win
    const freeSpinsLeft = total < largestWin ? paidSpins + awarded - spins.length - 1 : 0
    spins.push({
      kind,
      multiplier: factor,
      reels,
      wins,
      scatters,
      freeSpins: added,
      win,
      runningWin: total,
      freeSpinsLeft,
    })
  } while (spins.at(-1)!.freeSpinsLeft > 0)
  return { engine: 'ways', profile: profile.id, stake, spins, win: total, isCapped: total === largestWin }
}

/** The outcome of these seeds: used by the server and repeated by the verifier. `stake` in minor units. */
export function replayWays(
  profile: WaysProfile,
  seeds: RoundSeeds,
  stake: number,
  kind: RoundKind = 'usual',
): WaysOutcome {
  return playWays(profile, createDraw(seeds), stake, kind)
}
