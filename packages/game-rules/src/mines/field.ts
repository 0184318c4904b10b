// Where the mines lie. Drawn at once before the first step, so that no step can move a mine.
import { createDraw, type RoundSeeds } from '../fairness/draw.ts'
import { cellCount, type Cell } from './model.ts'
import { isMinesCount } from './table.ts'

/**
 * Places mines, each field equally likely: mine after mine takes one of the cells that are left (the first steps of a Fisher-Yates shuffle).
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

/** The one field that these seeds give: what the server plays on, and what the verifier repeats. */
export function replayField(seeds: RoundSeeds, mines: number): Cell[] {
  return drawField(createDraw(seeds), mines)
}
