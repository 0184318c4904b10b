// Decides which rows of a long grid are drawn. The others are gaps of equal height, so that the page keeps its. Pure.

export interface RowWindow {
  /** The first row drawn, and the first one after the drawn rows. */
  from: number
  to: number
}

export type Stretch = { kind: 'rows' | 'gap' } & RowWindow

interface Seen {
  /** From the top edge of one row to that of the next, in pixels. */
  pitch: number
  /** Top of the grid, in pixels below the top edge of the window: negative once it is scrolled past. */
  top: number
  /** Height of the window, in pixels. */
  height: number
  /** How much of the window lies under the site's header, in pixels. */
  covered: number
}

/** The rows in view if the grid had no end. */
export function findRowWindow({ pitch, top, height, covered }: Seen): RowWindow {
  const from = Math.max(0, Math.floor((covered - top) / pitch))
  return { from, to: Math.max(from + 1, Math.ceil((height - top) / pitch)) }
}

/** The same for a grid of `rows` rows; at least one row while there are any. */
export function fitWindow(rows: number, { from, to }: RowWindow): RowWindow {
  const start = Math.max(0, Math.min(from, rows - 1))
  return { from: start, to: Math.min(rows, Math.max(to, start + 1)) }
}

/** The indexes of these rows, counted from left to right; the last row may not be full. */
export function listIndexes({ from, to }: RowWindow, columns: number, places: number): number[] {
  const first = from * columns
  return Array.from(
    { length: Math.max(0, Math.min(places, to * columns) - first) },
    (_, step) => first + step,
  )
}

/** Drawn rows and gaps from top to bottom. The focused row stays drawn, wherever the window has scrolled. */
export function planStretches(rows: number, { from, to }: RowWindow, focusedRow: number | null): Stretch[] {
  const windows = [{ from, to }]
  if (focusedRow !== null && focusedRow < rows && (focusedRow < from || focusedRow >= to))
    windows.push({ from: focusedRow, to: focusedRow + 1 })
  windows.sort((a, b) => a.from - b.from)
  const stretches: Stretch[] = []
  let end = 0
  for (const drawn of windows) {
    if (drawn.from > end) stretches.push({ kind: 'gap', from: end, to: drawn.from })
    stretches.push({ kind: 'rows', ...drawn })
    end = drawn.to
  }
  if (end < rows) stretches.push({ kind: 'gap', from: end, to: rows })
  return stretches
}
