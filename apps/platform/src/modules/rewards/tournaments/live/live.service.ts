// What open pages are told of tables. Promises: at most four times a second, in however many batches and processes scores change; only
// what has changed; no row of a table that is for its members alone in a public room; each process reads for itself, and reads nothing of
// a table that nobody has open.
import type { Art } from '@yanta/art'
import {
  leadersPageSize,
  seriesLeadersChanged,
  seriesOpponentsChanged,
  seriesRoom,
  tournamentLeadersChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
  type LeaderRow,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../../plugins/deps.ts'
import { userRoom } from '../../../../plugins/realtime/realtime.ts'
import { opponentsEach } from '../tables.rules.ts'
import { isForMembersAlone } from '../tournaments.rules.ts'
import { createBoard, type Board, type BoardRow } from './board.ts'
import {
  selectAllScores,
  selectFaces,
  selectHeads,
  selectScoresAfter,
  type Face,
  type Head,
  type ScoreRow,
} from './live.repository.ts'

const publishEveryMs = 250
/** A table that nobody has had open for so long is dropped. */
const keptMs = 60_000
/** How long a nickname is taken as it was read. */
const faceMs = 60_000
const mostFaces = 50_000

const kinds = [
  {
    room: tournamentRoom,
    leadersChanged: tournamentLeadersChanged,
    opponentsChanged: tournamentOpponentsChanged,
  },
  { room: seriesRoom, leadersChanged: seriesLeadersChanged, opponentsChanged: seriesOpponentsChanged },
] as const
type Kind = (typeof kinds)[number]

interface Watched {
  id: number
  kind: Kind
  isForMembers: boolean
  board: Board
  /** Number of the last change that is in the board. */
  order: number
  openAt: number
  /** What was told last. */
  leaders: string | null
  opponents: Map<number, string>
}

export interface LiveTables {
  /** Tells of everything that has changed since the last time. */
  publish(): Promise<void>
}

/** Begins to tell; ends with the platform. */
export function addLiveTables(app: FastifyInstance, art: Art): void {
  const tables = createLiveTables(app.deps, art)
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= tables
      .publish()
      .catch((error: unknown) => app.log.error({ err: error }, 'the tables of tournaments could not be read'))
      .finally(() => {
        underWay = null
      })
  }, publishEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}

export function createLiveTables({ db, realtime }: Pick<Deps, 'db' | 'realtime'>, art: Art): LiveTables {
  const watched = new Map<number, Watched>()
  const faces = new LRUCache<number, Face>({ max: mostFaces, ttl: faceMs })

  function listOpen(): Map<number, Kind> {
    const open = new Map<number, Kind>()
    for (const kind of kinds) {
      const prefix = kind.room('')
      for (const room of realtime.openRooms(prefix)) {
        const id = Number(room.slice(prefix.length))
        if (Number.isSafeInteger(id)) open.set(id, kind)
      }
    }
    return open
  }

  async function load({ id, privacy, order }: Head, kind: Kind): Promise<Watched> {
    const board = createBoard()
    board.apply((await selectAllScores(db, id)).map(toRow))
    return {
      id,
      kind,
      isForMembers: isForMembersAlone({ privacy }),
      board,
      order,
      openAt: 0,
      leaders: null,
      opponents: new Map(),
    }
  }

  /** Brings the boards of open tables up to date. */
  async function readChanges(open: ReadonlyMap<number, Kind>): Promise<Watched[]> {
    // Heads are read first: what changes meanwhile is read a second time.
    const heads = new Map((await selectHeads(db, [...open.keys()])).map((head) => [head.id, head]))
    const changed = [...heads.values()].flatMap(({ id, order }) => {
      const known = watched.get(id)
      return known && known.order < order ? [{ id, after: known.order }] : []
    })
    const scores = changed.length > 0 ? await selectScoresAfter(db, changed) : []
    for (const [id, rows] of Map.groupBy(scores, ({ contestId }) => contestId))
      watched.get(id)!.board.apply(rows.map(toRow))
    const now = performance.now()
    for (const [id, head] of heads) {
      const known = watched.get(id) ?? (await load(head, open.get(id)!))
      watched.set(id, Object.assign(known, { order: head.order, openAt: now }))
    }
    for (const { id, openAt } of watched.values()) if (now - openAt > keptMs) watched.delete(id)
    return [...heads.keys()].map((id) => watched.get(id)!)
  }

  async function readFaces(userIds: ReadonlySet<number>): Promise<void> {
    const missing = [...userIds].filter((id) => !faces.has(id))
    if (missing.length === 0) return
    for (const face of await selectFaces(db, missing)) faces.set(face.id, face)
  }

  function present({ userId, earned }: BoardRow, position: number): LeaderRow {
    const face = faces.get(userId, { allowStale: true })
    return {
      id: String(userId),
      username: face?.nickName ?? '',
      avatar: art.getAddress(`avatars/avatar-${face?.avatar ?? 1}`),
      position,
      score: earned,
    }
  }

  /** What has changed of a table, as functions that publish it, and whose names they need. */
  function findNews(table: Watched): { userIds: number[]; publish: () => void }[] {
    const { id, kind, isForMembers, board } = table
    const news: { userIds: number[]; publish: () => void }[] = []
    const first = board.first(leadersPageSize)
    const leaders = JSON.stringify(first.map(({ userId, earned }) => [userId, earned]))
    if (leaders !== table.leaders) {
      table.leaders = leaders
      news.push({
        userIds: isForMembers ? [] : first.map(({ userId }) => userId),
        publish: () =>
          realtime.publish(
            kind.room(String(id)),
            kind.leadersChanged,
            {
              id: String(id),
              leaders: isForMembers ? null : first.map((row, index) => present(row, index + 1)),
            },
            { isLocal: true },
          ),
      })
    }
    const players = realtime.playersIn(kind.room(String(id)))
    const opponents = new Map<number, string>()
    for (const userId of players) {
      const place = board.find(userId, opponentsEach)
      if (!place) continue
      const { position, row, toNext, around } = place
      const told = around.reduce((text, each) => `${text} ${each.userId} ${each.earned}`, String(position))
      opponents.set(userId, told)
      if (table.opponents.get(userId) === told) continue
      news.push({
        userIds: around.map((each) => each.userId),
        publish: () =>
          realtime.publish(
            userRoom(userId),
            kind.opponentsChanged,
            {
              id: String(id),
              place: {
                position,
                score: row.earned,
                toNext,
                opponents: around.map((each) => present(each, each.position)),
              },
            },
            { isLocal: true },
          ),
      })
    }
    table.opponents = opponents
    return news
  }

  return {
    async publish() {
      const open = listOpen()
      if (open.size === 0 && watched.size === 0) return
      const tables = await readChanges(open)
      const news = tables.flatMap(findNews)
      await readFaces(new Set(news.flatMap(({ userIds }) => userIds))).catch((error: unknown) => {
        // What could not be told now is told the next time.
        watched.clear()
        throw error
      })
      for (const { publish } of news) publish()
    },
  }
}

const toRow = ({ userId, earned, scoredAt, tie }: ScoreRow): BoardRow => ({
  userId,
  earned,
  scoredAt: scoredAt.getTime(),
  tie,
})
