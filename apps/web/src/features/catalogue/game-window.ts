// Which rows of a long grid are drawn. The others are gaps of their height, so that the page is as long as if all were there. Pure.

export interface RowWindow {
  /** The first row drawn, and the first one after those. */
  from: number
  to: number
}

export type Stretch = { kind: 'rows' | 'gap' } & RowWindow

interface Seen {
  /** From the upper edge of one row to that of the next, in pixels. */
  pitch: number
  /** Where the grid begins, in pixels below the upper edge of the window: negative once it is scrolled past. */
  top: number
  /** Of the window, in pixels. */
  height: number
  /** How much of it lies under the site's header, in pixels. */
  covered: number
}

/** The rows in sight, were the grid without end. */
export function findRowWindow({ pitch, top, height, covered }: Seen): RowWindow {
  const from = Math.max(0, Math.floor((covered - top) / pitch))
  return { from, to: Math.max(from + 1, Math.ceil((height - top) / pitch)) }
}

/** The same in a grid of so many rows; never none while there are any. */
export function fitWindow(rows: number, { from, to }: RowWindow): RowWindow {
  const start = Math.max(0, Math.min(from, rows - 1))
  return { from: start, to: Math.min(rows, Math.max(to, start + 1)) }
}

/** The places of these rows, counted from left to right; the last row may not be full. */
export function listPlaces({ from, to }: RowWindow, columns: number, places: number): number[] {
  const first = from * columns
  return Array.from(
    { length: Math.max(0, Math.min(places, to * columns) - first) },
    (_, step) => first + step,
  )
}

/** From top to bottom what is drawn and what is left out. A row that holds the focus stays, wherever the window has gone. */
export function planStretches(rows: number, { from, to }: RowWindow, keptRow: number | null): Stretch[] {
  const windows = [{ from, to }]
  if (keptRow !== null && keptRow < rows && (keptRow < from || keptRow >= to))
    windows.push({ from: keptRow, to: keptRow + 1 })
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
