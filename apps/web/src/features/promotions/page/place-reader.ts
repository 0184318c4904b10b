// Where the reader's own row stands in a page of a ranking. Pure.

interface PlacedRows<Row> {
  rows: readonly Row[]
  /** Some rows are left out before this one. */
  isAfterGap?: (row: Row) => boolean
}

/**
 * The reader's row where the page has it, else before or behind the others.
 * @param reader as it is now, which may be newer than the page; null: there is none to show
 * @param rankOf null: without a place, which is behind all
 */
export function placeReader<Row extends { userId: string }>(
  items: readonly Row[],
  reader: Row | null,
  rankOf: (row: Row) => number | null,
): PlacedRows<Row> {
  if (!reader) return { rows: items }
  const index = items.findIndex(({ userId }) => userId === reader.userId)
  if (index >= 0) return { rows: items.with(index, reader) }
  const [first] = items
  const [firstRank, rank] = [first && rankOf(first), rankOf(reader)]
  if (firstRank && rank && rank < firstRank)
    return { rows: [reader, ...items], isAfterGap: (row) => row === first }
  return { rows: [...items, reader], isAfterGap: (row) => items.length > 0 && row === reader }
}
