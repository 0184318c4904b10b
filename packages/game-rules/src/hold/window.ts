// The window of the spin and what its ways win: equal symbols on neighbouring reels from the left, in any row. A wild substitutes for
// every paying symbol, and is never on the first reel.
import {
  coinsPerStake,
  payingSymbols,
  rowCount,
  type HoldProfile,
  type HoldSymbol,
  type WayWin,
} from './model.ts'

/** The fewest reels that a way pays for. */
export const shortestWay = 3

/** The symbols of every cell when the reels stop at `stops`. */
export function readWindow(reels: HoldProfile['reels'], stops: readonly number[]): HoldSymbol[] {
  return reels.flatMap((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  )
}

/** Per stop, how many cells of the reel's window fit. */
export function countCells(strip: readonly HoldSymbol[], fits: (symbol: HoldSymbol) => boolean): number[] {
  return strip.map(
    (_, stop) =>
      Array.from({ length: rowCount }, (__, row) => strip[(stop + row) % strip.length]!).filter(fits).length,
  )
}

/** The wins of all ways; `stake` in minor units, as the wins. */
export function evaluateWays(
  { pays }: Pick<HoldProfile, 'pays'>,
  window: readonly HoldSymbol[],
  stake: number,
): WayWin[] {
  return payingSymbols.flatMap((symbol): WayWin[] => {
    const cells: number[] = []
    let [ways, count] = [1, 0]
    for (let first = 0; first < window.length; first += rowCount) {
      const before = cells.length
      for (let cell = first; cell < first + rowCount; cell++)
        if (window[cell] === symbol || window[cell] === 'wild') cells.push(cell)
      if (cells.length === before) break
      ways *= cells.length - before
      count += 1
    }
    if (count < shortestWay) return []
    const win = (pays[symbol][count - shortestWay]! * ways * stake) / coinsPerStake
    return [{ symbol, count, ways, cells, win }]
  })
}
