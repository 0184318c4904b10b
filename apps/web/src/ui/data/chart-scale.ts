// Where the bars and the line of a chart around zero stand. Pure.

export interface ChartColumn {
  /** The bar, in percent of the chart's height from its top. */
  top: number
  height: number
  /** Where the running total is after this column, in percent from the top. */
  total: number
}

/** Half of the height belongs to gains, half to losses; bars and totals have a scale of their own, since totals grow larger. */
export function scaleChart(values: readonly number[]): ChartColumn[] {
  const totals = values.reduce<number[]>((all, value) => [...all, (all.at(-1) ?? 0) + value], [])
  const largest = Math.max(...values.map(Math.abs), 0) || 1
  const largestTotal = Math.max(...totals.map(Math.abs), 0) || 1
  return values.map((value, index) => {
    const height = (Math.abs(value) / largest) * room
    return {
      top: value > 0 ? middle - height : middle,
      height,
      total: middle - (totals[index]! / largestTotal) * room,
    }
  })
}

const middle = 50
/** What a column may take of its half; the rest keeps it off the edge. */
const room = 46
