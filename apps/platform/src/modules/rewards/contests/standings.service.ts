// The table of a contest: pages, search, and a member's own rank. Promises: no page and no rank reads more than some hundred rows, however
// many members there are. To that end each process remembers every 50th place of a large table for a minute: the first 50 ranks are
// always exact, and a later one may be a minute old.
import type { Clock } from '@yanta/config/clock'
import { LRUCache } from 'lru-cache'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  countBefore,
  countDisqualified,
  countSegment,
  searchStandings,
  selectAround,
  selectNamed,
  selectRungs,
  selectStanding,
  selectStandings,
  type Order,
  type Place,
  type Segment,
  type Slice,
  type Standing,
  type StandingsFilter,
} from './standings.repository.ts'

export type { StandingsFilter } from './standings.repository.ts'

export interface RankedStanding extends Standing {
  /** Null: does not qualify. */
  rank: number | null
}

export interface StandingsPage {
  sort: 'rank' | Order
  direction: 'asc' | 'desc'
  /** From 1. */
  page: number
  limit: number
  /** Part of a nickname; null: everybody. */
  search: string | null
}

export interface Table {
  id: number
  memberCount: number
  filter: StandingsFilter
}

/** Where a member stands. */
export interface Surroundings {
  own: RankedStanding
  /** Points that are missing to overtake the next above; null: nobody is above. */
  toNext: number | null
  /** The ranked above, the member, and the ranked below. */
  rows: readonly RankedStanding[]
}

export interface Standings {
  read(table: Table, wanted: StandingsPage): Promise<{ items: RankedStanding[]; total: number }>
  /** Null for who is no member. */
  readOwn(table: Table, userId: number): Promise<RankedStanding | null>
  /** A member and so many ranked ones on each side; null for who is no member. Who has no rank has the last ones above. */
  readAround(table: Table, userId: number, each: number): Promise<Surroundings | null>
}

const listedAll: Segment = 'listed'
/** Members without a score are behind all others by points, too: one segment has both. */
const findRankSegment = ({ isScored = false }: StandingsFilter): Segment => (isScored ? listedAll : 'ranked')

/** Every so many places are remembered; a smaller table is read as it is. */
const usualSizes = { step: 50, leastRemembered: 2_000 }
const rememberedMs = 60_000
/** Nobody is disqualified often. */
const countedMs = 5_000
const mostFound = 100
/** A part that more players have is common: the first members who have it are soon found by reading from the top. */
const mostNamed = 2_000

interface Ladder {
  total: number
  /** The place of every `step`th row. */
  rungs: readonly Place[]
}

export function createStandings(
  db: PlatformDatabase,
  clock: Clock,
  { step, leastRemembered }: typeof usualSizes = usualSizes,
): Standings {
  const ladders = new LRUCache<string, { at: number; ladder: Promise<Ladder> }>({ max: 200 })

  const disqualified = new LRUCache<number, { at: number; count: Promise<number> }>({ max: 1_000 })

  function isWhole({ segment, filter }: Pick<Slice, 'segment' | 'filter'>): boolean {
    if (filter.isScored) return segment === listedAll
    if (segment === 'unranked') return false
    return (segment === 'ranked' ? filter.eligibleAt : filter.listedAt) === null
  }

  function readDisqualified(id: number): Promise<number> {
    const at = clock.now().getTime()
    const known = disqualified.get(id)
    if (known && Math.abs(at - known.at) < countedMs) return known.count
    const count = countDisqualified(db, id)
    disqualified.set(id, { at, count })
    count.catch(() => disqualified.delete(id))
    return count
  }

  async function countRows(slice: Slice, memberCount: number): Promise<number> {
    if (!isWhole(slice)) return countSegment(db, slice)
    return slice.filter.isScored ? memberCount - (await readDisqualified(slice.contestId)) : memberCount
  }

  async function load(slice: Slice, memberCount: number): Promise<Ladder> {
    return {
      total: await countRows(slice, memberCount),
      rungs: memberCount < leastRemembered ? [] : await selectRungs(db, slice, step),
    }
  }

  /** As it was at most a minute ago, where the table is large. */
  function findLadder({ id, memberCount, filter }: Table, segment: Segment, order: Order): Promise<Ladder> {
    const slice = { contestId: id, segment, order, filter }
    const key = `${id} ${segment} ${order} ${filter.eligibleAt === null} ${filter.listedAt === null} ${filter.isScored}`
    const at = clock.now().getTime()
    const known = ladders.get(key)
    if (known && Math.abs(at - known.at) < rememberedMs) return known.ladder
    const ladder = load(slice, memberCount)
    ladders.set(key, { at, ladder })
    ladder.catch(() => ladders.delete(key))
    // Whoever comes meanwhile gets the old one.
    return known ? known.ladder : ladder
  }

  async function readLadder(table: Table, segment: Segment, order: Order): Promise<Ladder> {
    const { id, memberCount, filter } = table
    const slice = { contestId: id, segment, order, filter }
    if (segment === 'unranked' && filter.eligibleAt === null) return { total: 0, rungs: [] }
    if (memberCount < leastRemembered) return load(slice, memberCount)
    const { total, rungs } = await findLadder(table, segment, order)
    return { total: isWhole(slice) ? await countRows(slice, memberCount) : total, rungs }
  }

  /** Rows of a slice from an offset on. */
  function readRows(slice: Slice, { rungs }: Ladder, offset: number, limit: number): Promise<Standing[]> {
    const passed = Math.min(Math.floor(offset / step), rungs.length)
    return selectStandings(db, slice, {
      after: rungs[passed - 1] ?? null,
      offset: offset - passed * step,
      limit,
    })
  }

  /** `from` to `to` of segments one after another. */
  async function readRange(
    { id, filter }: Table,
    order: Order,
    segments: readonly { segment: Segment; ladder: Ladder }[],
    [from, to]: readonly [number, number],
  ): Promise<Standing[]> {
    const rows: Standing[] = []
    let begin = 0
    for (const { segment, ladder } of segments) {
      const [first, last] = [Math.max(from, begin), Math.min(to, begin + ladder.total)]
      if (first < last) {
        const slice = { contestId: id, segment, order, filter }
        rows.push(...(await readRows(slice, ladder, first - begin, last - first)))
      }
      begin += ladder.total
    }
    return rows
  }

  async function rank(table: Table, rows: readonly Standing[]): Promise<RankedStanding[]> {
    const eligible = rows.filter(({ isEligible }) => isEligible)
    if (eligible.length === 0) return rows.map((row) => ({ ...row, rank: null }))
    const rungs =
      table.memberCount < leastRemembered
        ? []
        : (await findLadder(table, findRankSegment(table.filter), 'earned')).rungs
    const counted = eligible.map((place) => {
      const passed = countPassed(rungs, place)
      return { place, from: rungs[passed - 1] ?? null, base: passed * step }
    })
    const counts = await countBefore(db, { contestId: table.id, filter: table.filter }, counted)
    const ranks = new Map(
      counted.map(({ place: { userId }, base }) => [userId, base + counts.get(userId)! + 1]),
    )
    return rows.map((row) => ({ ...row, rank: ranks.get(row.userId) ?? null }))
  }

  /** Rows of the order of ranks from a position on, from 0: those that qualify come first. */
  function rankFrom(position: number, rows: readonly Standing[]): RankedStanding[] {
    return rows.map((row, index) => ({ ...row, rank: row.isEligible ? position + index + 1 : null }))
  }

  /** Rows that follow each other by rank, without a gap. */
  async function rankInTurn(table: Table, rows: readonly Standing[]): Promise<RankedStanding[]> {
    const [first] = await rank(table, rows.slice(0, 1))
    return rows.map((row, index) => ({
      ...row,
      rank: row.isEligible && first?.rank ? first.rank + index : null,
    }))
  }

  async function search(
    { id, filter }: Table,
    order: Order,
    segments: readonly Segment[],
    part: string,
  ): Promise<Standing[]> {
    const named = await selectNamed(db, part, mostNamed)
    const userIds = named.length < mostNamed ? named : null
    const rows: Standing[] = []
    for (const segment of segments)
      rows.push(
        ...(await searchStandings(
          db,
          { contestId: id, segment, order, filter },
          { part, userIds, most: mostFound - rows.length },
        )),
      )
    return rows
  }

  return {
    async read(table, { sort, direction, page, limit, search: part }) {
      const order = sort === 'additional' ? 'additional' : 'earned'
      const hasUnranked = sort === 'rank' && table.filter.eligibleAt !== null
      const first = findRankSegment(table.filter)
      const names: Segment[] = sort === 'rank' ? (hasUnranked ? [first, 'unranked'] : [first]) : ['listed']
      const isForward = direction === (sort === 'rank' ? 'asc' : 'desc')
      const offset = (page - 1) * limit
      if (part !== null) {
        const found = await search(table, order, names, part)
        const rows = (isForward ? found : found.toReversed()).slice(offset, offset + limit)
        return { items: await rank(table, rows), total: found.length }
      }
      const segments: { segment: Segment; ladder: Ladder }[] = []
      for (const segment of names) segments.push({ segment, ladder: await readLadder(table, segment, order) })
      const total = segments.reduce((sum, { ladder }) => sum + ladder.total, 0)
      const range = isForward
        ? ([offset, offset + limit] as const)
        : ([Math.max(0, total - offset - limit), total - offset] as const)
      const rows = await readRange(table, order, segments, range)
      const ranked = sort === 'rank' ? rankFrom(range[0], rows) : await rank(table, rows)
      return { items: isForward ? ranked : ranked.toReversed(), total }
    },
    async readOwn(table, userId) {
      const row = await selectStanding(db, { contestId: table.id, filter: table.filter }, userId)
      return row ? (await rank(table, [row]))[0]! : null
    },
    async readAround(table, userId, each) {
      const slice = { contestId: table.id, filter: table.filter }
      const around = (await selectAround(db, slice, { userId, each })).toSorted(compare)
      const row = around.find((place) => place.userId === userId)
      if (!row) return null
      const others = around.filter((place) => place !== row)
      const above = others.filter((place) => compare(place, row) < 0)
      const below = others.filter((place) => compare(place, row) > 0)
      const next = above.at(-1)
      const toNext = next ? next.earned - row.earned + 1 : null
      if (row.isEligible) {
        const rows = await rankInTurn(table, [...above, row, ...below])
        return { own: rows[above.length]!, toNext, rows }
      }
      const own = { ...row, rank: null }
      const ranked = await rankInTurn(table, others)
      return { own, toNext, rows: ranked.toSpliced(above.length, 0, own) }
    },
  }
}

/** How many rungs stand before a place, or are it. */
function countPassed(rungs: readonly Place[], place: Place): number {
  let [low, high] = [0, rungs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(rungs[middle]!, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function compare(one: Place, other: Place): number {
  return other.earned - one.earned || one.scoredAt.getTime() - other.scoredAt.getTime() || one.tie - other.tie
}
