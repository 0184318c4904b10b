// The wins of a window. A line pays its best run of equal symbols from the left; wilds substitute for everything but scatters.
import { lines, rowCount } from './lines.ts'
import type { Cell, LineWin, Profile, ScatterTable, ScatterWin, SymbolId } from './model.ts'

/** The fewest scatters that count. */
export const scatterThreshold = 3

/** The fifteen visible symbols when the reels stop at `stops`, as five columns. */
export function readWindow(reels: Profile['reels'], stops: readonly number[]): SymbolId[][] {
  return reels.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  )
}

interface Run {
  symbol: SymbolId
  count: number
  coins: number
}

/** The best run of one line, or null when it pays nothing. Five symbols, left to right. */
export function findRun(
  { paytable, wildFactor = 1 }: Pick<Profile, 'paytable' | 'wildFactor'>,
  symbols: readonly SymbolId[],
): Run | null {
  const wilds = countLeading(symbols, (symbol) => symbol === 'wild')
  const symbol = symbols[wilds]
  const runs: Run[] = [pay('wild', wilds)]
  if (symbol !== undefined && symbol !== 'scatter')
    runs.push(
      pay(
        symbol,
        countLeading(symbols, (each) => each === symbol || each === 'wild'),
      ),
    )
  const best = runs.reduce((a, b) => (b.coins >= a.coins ? b : a))
  return best.coins > 0 ? best : null

  function pay(of: SymbolId, count: number): Run {
    const substitutes = of !== 'wild' && symbols.slice(0, count).includes('wild')
    const coins = (paytable[of]?.[count - 2] ?? 0) * (substitutes ? wildFactor : 1)
    return { symbol: of, count, coins }
  }
}

/** Wins of all lines in minor units; `coin` is the stake of one line. */
export function evaluateLines(
  profile: Profile,
  window: readonly (readonly SymbolId[])[],
  coin: number,
  multiplier: number,
): LineWin[] {
  const wins: LineWin[] = []
  lines.forEach((rows, index) => {
    const run = findRun(
      profile,
      rows.map((row, reel) => window[reel]![row]!),
    )
    if (!run) return
    const cells = rows.slice(0, run.count).map((row, reel): Cell => [reel, row])
    wins.push({
      line: index + 1,
      symbol: run.symbol,
      count: run.count,
      cells,
      win: run.coins * coin * multiplier,
    })
  })
  return wins
}

/** Null below three scatters; `freeSpins` comes from the table that applies at this point of the round. */
export function evaluateScatters(
  profile: Profile,
  window: readonly (readonly SymbolId[])[],
  stake: number,
  multiplier: number,
  freeSpins: ScatterTable,
): ScatterWin | null {
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === 'scatter' ? [[reel, row]] : [])),
  )
  if (cells.length < scatterThreshold) return null
  const index = Math.min(cells.length, 5) - scatterThreshold
  return { cells, win: profile.scatterPays[index]! * stake * multiplier, freeSpins: freeSpins[index]! }
}

function countLeading<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  const end = items.findIndex((item) => !isCounted(item))
  return end === -1 ? items.length : end
}
