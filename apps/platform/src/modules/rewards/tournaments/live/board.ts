// The ranked of one table in their order, in memory. Pure but for its own rows.
export interface BoardRow {
  userId: number
  earned: number
  /** Milliseconds since 1970. */
  scoredAt: number
  tie: number
}

/** What a member has now; `earned` 0: no rank any more. */
export type BoardChange = BoardRow

export interface BoardPlace {
  /** From 1. */
  position: number
  row: BoardRow
  /** What is missing to overtake the next above; null: nobody is above. */
  toNext: number | null
  /** The row and so many on each side. */
  around: readonly (BoardRow & { position: number })[]
}

export interface Board {
  readonly size: number
  /** Takes time in proportion to the table, once for all changes. */
  apply(changes: readonly BoardChange[]): void
  /** The first rows. */
  first(count: number): readonly BoardRow[]
  /** Where a player stands; null: without a rank. */
  find(userId: number, each: number): BoardPlace | null
}

export function createBoard(): Board {
  let rows: BoardRow[] = []
  const byUser = new Map<number, BoardRow>()

  return {
    get size() {
      return rows.length
    },
    apply(changes) {
      if (changes.length === 0) return
      const changed = new Map(changes.map((change) => [change.userId, change]))
      const stay = rows.filter(({ userId }) => !changed.has(userId))
      const come = [...changed.values()].filter(({ earned }) => earned > 0).toSorted(compareRows)
      for (const userId of changed.keys()) byUser.delete(userId)
      for (const row of come) byUser.set(row.userId, row)
      rows = merge(stay, come)
    },
    first: (count) => rows.slice(0, count),
    find(userId, each) {
      const row = byUser.get(userId)
      if (!row) return null
      const index = findIndex(rows, row)
      const from = Math.max(0, index - each)
      const above = rows[index - 1]
      return {
        position: index + 1,
        row,
        toNext: above ? above.earned - row.earned + 1 : null,
        around: rows
          .slice(from, index + each + 1)
          .map((other, offset) => ({ ...other, position: from + offset + 1 })),
      }
    },
  }
}

function compareRows(one: BoardRow, other: BoardRow): number {
  return (
    other.earned - one.earned ||
    one.scoredAt - other.scoredAt ||
    one.tie - other.tie ||
    one.userId - other.userId
  )
}

/** Both are in order. */
function merge(one: readonly BoardRow[], other: readonly BoardRow[]): BoardRow[] {
  const merged: BoardRow[] = []
  let [first, second] = [0, 0]
  while (first < one.length && second < other.length)
    merged.push(compareRows(one[first]!, other[second]!) <= 0 ? one[first++]! : other[second++]!)
  while (first < one.length) merged.push(one[first++]!)
  while (second < other.length) merged.push(other[second++]!)
  return merged
}

function findIndex(rows: readonly BoardRow[], row: BoardRow): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareRows(rows[middle]!, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
