// Pages of a history that is merged from several lists. Pure.
import type { OperationFilter } from '@yanta/contract'

/** Each is a list of its own, latest first by id. */
export const sources = ['deposits', 'payouts', 'rounds', 'bonuses', 'gifts'] as const
export type Source = (typeof sources)[number]

/** For each list the id below which it goes on; 0: nothing is left. */
export type Position = Record<Source, number>

/** Above any id. */
const beginning = 10 ** 15 - 1

/** The first page of a filter: a list that it does not show has nothing left. */
export function beginPosition(filter: OperationFilter): Position {
  const startOf = (source: Source) => (filter === 'all' || filter === source ? beginning : 0)
  return Object.fromEntries(sources.map((source) => [source, startOf(source)])) as Position
}

/** Five numbers in the order of `sources`; lists that the filter does not show stay out whatever they say. */
export function readPosition(text: string, filter: OperationFilter): Position {
  const shown = beginPosition(filter)
  const ids = text.split('.').map(Number)
  return Object.fromEntries(
    sources.map((source, index) => [source, Math.min(ids[index]!, shown[source])]),
  ) as Position
}

export function writePosition(position: Position): string {
  return sources.map((source) => position[source]).join('.')
}

export interface Placed {
  source: Source
  id: number
  at: Date
}

/**
 * The next `size` of all lists by time, and where they go on; null when nothing follows. Each list keeps its own order, so that
 * nothing is lost or shown twice where ids and times disagree.
 * @param found of each list the next `size + 1` at most
 */
export function takePage<Item extends Placed>(
  position: Position,
  found: Readonly<Record<Source, readonly Item[]>>,
  size: number,
): { items: Item[]; next: Position | null } {
  const taken = Object.fromEntries(sources.map((source) => [source, 0])) as Record<Source, number>
  const items: Item[] = []
  while (items.length < size) {
    const heads = sources.flatMap((source) => found[source][taken[source]] ?? [])
    if (heads.length === 0) return { items: sortByTime(items), next: null }
    const latest = heads.reduce((one, other) => (other.at > one.at ? other : one))
    taken[latest.source] += 1
    items.push(latest)
  }
  const next = Object.fromEntries(
    sources.map((source) => {
      const last = found[source][taken[source] - 1]
      const isOver = taken[source] >= found[source].length
      return [source, isOver ? 0 : (last?.id ?? position[source])]
    }),
  ) as Position
  return { items: sortByTime(items), next: sources.every((source) => next[source] === 0) ? null : next }
}

/** Within a page also those of one list whose ids and times disagree. */
function sortByTime<Item extends Placed>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
