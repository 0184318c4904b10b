// Draws the reels of a spin: how many symbols each shows, whether it has a scatter and where, then its symbols.
import {
  leastSymbols,
  payingSymbols,
  reelCount,
  type Reel,
  type WaysProfile,
  type WaysSymbol,
} from './model.ts'

/** Gives the next random integer of `0 … bound - 1`, each equally likely. */
export type Draw = (bound: number) => number

/** The rules of a profile, laid out for drawing. */
export interface Tables {
  heights: readonly number[]
  /** Of the first reel, which has no wild, and of the others: every symbol as often as its weight. */
  first: readonly WaysSymbol[]
  others: readonly WaysSymbol[]
  scatterChance: number
}

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value)

export function layOut({ heights, weights, wildWeight, scatterChance }: WaysProfile): Tables {
  const first = payingSymbols.flatMap((symbol, index): WaysSymbol[] => repeat(symbol, weights[index]!))
  return {
    heights: heights.flatMap((weight, index) => repeat(leastSymbols + index, weight)),
    first,
    others: [...first, ...repeat<WaysSymbol>('wild', wildWeight)],
    scatterChance,
  }
}

/** One draw of the sum of the weights each: the first of it are the first symbol's, and so on. */
export function drawReels({ heights, first, others, scatterChance }: Tables, draw: Draw): Reel[] {
  return Array.from({ length: reelCount }, (_, index) => {
    const symbols = index === 0 ? first : others
    const height = heights[draw(heights.length)]!
    const scatterAt = draw(100) < scatterChance ? draw(height + 1) : null
    const reel = Array.from({ length: height }, () => symbols[draw(symbols.length)]!)
    return scatterAt === null ? reel : reel.toSpliced(scatterAt, 0, 'scatter')
  })
}
