// The wins of a spin. A symbol pays by ways: over neighbouring reels from the left, whatever the row.
import {
  payingSymbols,
  shortestRun,
  type PayingSymbol,
  type Reel,
  type WaysCell,
  type WaysProfile,
  type WaysWin,
} from './model.ts'

/** The number of ways through all reels: the product of their heights. */
export function countWays(reels: readonly (readonly unknown[])[]): number {
  return reels.reduce((product, reel) => product * reel.length, 1)
}

/** The cells of a symbol and its wilds, for each reel of its run from the left; the first reel without one ends it. */
function findRun(reels: readonly Reel[], symbol: PayingSymbol): WaysCell[][] {
  const run: WaysCell[][] = []
  for (const [reel, cells] of reels.entries()) {
    const own = cells.flatMap((each, row): WaysCell[] =>
      each === symbol || each === 'wild' ? [[reel, row]] : [],
    )
    if (own.length === 0) break
    run.push(own)
  }
  return run
}

/** In the order of `payingSymbols`. The first reel has no wild, so that every run has one symbol. `coin` in minor units. */
export function evaluateWays(
  { pays }: Pick<WaysProfile, 'pays'>,
  reels: readonly Reel[],
  coin: number,
  multiplier: number,
): WaysWin[] {
  return payingSymbols.flatMap((symbol, index): WaysWin[] => {
    const run = findRun(reels, symbol)
    if (run.length < shortestRun) return []
    const ways = countWays(run)
    const win = pays[index]![run.length - shortestRun]! * ways * coin * multiplier
    return [{ symbol, count: run.length, ways, cells: run.flat(), win }]
  })
}

export function findScatters(reels: readonly Reel[]): WaysCell[] {
  return reels.flatMap((cells, reel) =>
    cells.flatMap((symbol, row): WaysCell[] => (symbol === 'scatter' ? [[reel, row]] : [])),
  )
}
