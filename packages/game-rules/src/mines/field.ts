// The positions of the mines and the rounding of the win. Drawn together before the first step, so that no step can change either.
import { createDraw, type RoundSeeds } from '../fairness/draw.ts'
import { cellCount, roundingRange, type Cell, type MinesDeal, type MinesProfileId } from './model.ts'
import { isMinesCount } from './table.ts'

/**
 * Places mines, each field equally likely: each mine is put on one of the cells that are left (the first steps of a Fisher-Yates shuffle).
 * @param draw gives the next integer of `0 … bound - 1`, each equally likely
 * @returns the mined cells, ascending
 */
export function drawField(draw: (bound: number) => number, mines: number): Cell[] {
  if (!isMinesCount(mines)) throw new RangeError(`a field has 1 to ${cellCount - 1} mines, not ${mines}`)
  const cells = Array.from({ length: cellCount }, (_, cell) => cell)
  for (let placed = 0; placed < mines; placed++) {
    const chosen = placed + draw(cellCount - placed)
    ;[cells[placed], cells[chosen]] = [cells[chosen]!, cells[placed]!]
  }
  return cells.slice(0, mines).sort((a, b) => a - b)
}

/** The field of these seeds, and the rounding by the number drawn after it: used by the server and repeated by the verifier. */
export function replayDeal(seeds: RoundSeeds, mines: number, profile: MinesProfileId = 'exact'): MinesDeal {
  const draw = createDraw(seeds)
  return { field: drawField(draw, mines), rounding: profile === 'exact' ? draw(roundingRange) : null }
}
