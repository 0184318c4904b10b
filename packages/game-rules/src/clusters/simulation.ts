// The return of a profile by simulation of its rules: the stated method where cascades have no enumeration.
import { createNextSymbol, type Draw } from './grid.ts'
import { coinsPerStake, type ClusterProfile, type RoundKind } from './model.ts'
import { findPay, runCascades } from './round.ts'

/** In stakes; `error` is the standard error of `mean`. */
export interface Simulated {
  mean: number
  deviation: number
  error: number
  /** Share of rounds that win anything. */
  hitRate: number
}

/** Plays the rules without building outcomes, cut at the largest win. */
export function simulate(
  profile: ClusterProfile,
  draw: Draw,
  rounds: number,
  kind: RoundKind = 'usual',
): Simulated {
  const next = createNextSymbol(profile.weights, draw)
  const largest = profile.maxWin * coinsPerStake
  let [sum, squares, hits] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    let coins = 0
    runCascades(profile, kind, next, ({ grid, clusters, multiplier }) => {
      for (const cells of clusters) coins += findPay(profile, grid[cells[0]!]!, cells.length) * multiplier
      return coins >= largest
    })
    const win = Math.min(coins, largest) / coinsPerStake
    sum += win
    squares += win * win
    if (win > 0) hits += 1
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(squares / rounds - mean * mean)
  return { mean, deviation, error: deviation / Math.sqrt(rounds), hitRate: hits / rounds }
}
