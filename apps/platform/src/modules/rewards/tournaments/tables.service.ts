// Tables of tournaments and series [3.38].
import type { Art } from '@yanta/art'
import type { Clock } from '@yanta/config/clock'
import type { TournamentPlace, TournamentRow } from '@yanta/contract'
import { LRUCache } from 'lru-cache'
import type { RankedStanding, Standings, Table } from '../contests/standings.service.ts'
import { opponentsEach, scoredFilter } from './tables.rules.ts'
import type { SeriesContest, TournamentContest } from './tournament-terms.ts'

type TableContest = Pick<TournamentContest | SeriesContest, 'id' | 'memberCount'>

export interface Tables {
  /** A page of the table; those without a score are behind all others, without a position. */
  read(
    contest: TableContest,
    page: { page: number; limit: number },
    userId: number | null,
  ): Promise<{ items: TournamentRow[]; totalItems: number }>
  /** The first `count` of those who have scored, as of at most a second ago. */
  readFirst(contest: TableContest, count: number, userId: number | null): Promise<TournamentRow[]>
  /** Null for who is no member, or disqualified. */
  readPlace(contest: TableContest, userId: number): Promise<TournamentPlace | null>
}

const readAgainMs = 1_000

export function createTables({
  art,
  clock,
  standings,
}: {
  art: Art
  clock: Clock
  standings: Standings
}): Tables {
  const first = new LRUCache<string, { at: number; rows: Promise<readonly RankedStanding[]> }>({ max: 1_000 })

  const present = (
    { userId, nickName, avatar, rank, earned }: RankedStanding,
    reader: number | null,
  ): TournamentRow => ({
    id: String(userId),
    username: nickName,
    avatar: art.getAddress(`avatars/avatar-${avatar}`),
    position: rank,
    score: earned,
    isItMe: userId === reader,
  })
  const tableOf = ({ id, memberCount }: TableContest): Table => ({ id, memberCount, filter: scoredFilter })

  async function readRows(contest: TableContest, page: number, limit: number) {
    return standings.read(tableOf(contest), { sort: 'rank', direction: 'asc', page, limit, search: null })
  }

  function findFirst(contest: TableContest, count: number): Promise<readonly RankedStanding[]> {
    const key = `${contest.id} ${count}`
    const at = clock.now().getTime()
    const known = first.get(key)
    if (known && Math.abs(at - known.at) < readAgainMs) return known.rows
    const rows = readRows(contest, 1, count).then(({ items }) => items.filter(({ rank }) => rank !== null))
    first.set(key, { at, rows })
    rows.catch(() => first.delete(key))
    return rows
  }

  return {
    async read(contest, { page, limit }, userId) {
      const { items, total } = await readRows(contest, page, limit)
      return { items: items.map((row) => present(row, userId)), totalItems: total }
    },
    async readFirst(contest, count, userId) {
      if (contest.memberCount === 0) return []
      return (await findFirst(contest, count)).map((row) => present(row, userId))
    },
    async readPlace(contest, userId) {
      const found = await standings.readAround(tableOf(contest), userId, opponentsEach)
      if (!found) return null
      const { own, toNext, rows } = found
      return {
        position: own.rank,
        score: own.earned,
        toNext,
        opponents: rows.map((row) => present(row, userId)),
      }
    },
  }
}
