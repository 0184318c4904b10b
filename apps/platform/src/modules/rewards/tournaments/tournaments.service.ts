// Lists of tournaments and series, and single ones by their slugs.
import type { Clock } from '@yanta/config/clock'
import {
  defaultLocale,
  type CallAnswer,
  type CallQuery,
  type listTournamentGames,
  type listTournaments,
  type Locale,
  type Tournament,
  type TournamentSeries,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { isGameCounted, listCountedGames, type Catalogue } from '../../play/catalogue/catalogue.service.ts'
import type { Asker, ContestPages } from './contest-pages.service.ts'
import type { Instances } from './instances.service.ts'
import { readMemberships, type Memberships } from './own-part.service.ts'
import type { SeriesContest, TournamentContest } from './tournament-terms.ts'
import type { AllTexts } from './tournament-texts.present.ts'
import { compareContests, findWireStatus, isForMembersAlone } from './tournaments.rules.ts'

type ListQuery = Pick<CallQuery<typeof listTournaments>, 'seriesId' | 'game' | 'filter' | 'page' | 'limit'>

export interface Tournaments {
  /** A page of the list [7.51]. Stages of a series are in its own list, and in that of a game. */
  list(asker: Asker, query: ListQuery): Promise<{ items: Tournament[]; totalItems: number }>
  /** By the slug of an instance, or of all its instances. @throws Refusal not_found */
  find(slug: string): Promise<TournamentContest>
  /** As `find`. */
  findSeries(slug: string): Promise<SeriesContest>
  /** As it is in the database now. */
  present(asker: Asker, contest: Pick<TournamentContest, 'id'>): Promise<Tournament>
  listSeries(asker: Asker): Promise<TournamentSeries[]>
  /** As it is in the database now. */
  presentSeries(asker: Asker, contest: Pick<SeriesContest, 'id'>): Promise<TournamentSeries>
  /** @throws Refusal action_not_allowed for a limited one, whose table and games are for its members [5.23] */
  assertUnlocked(asker: Asker, contest: TournamentContest | SeriesContest): Promise<void>
  /** Whether the player has a place in the table: a member who is not disqualified. */
  isMember(asker: Asker, contest: { id: number }): Promise<boolean>
  listGames(
    locale: Locale,
    contest: TournamentContest,
    query: Pick<CallQuery<typeof listTournamentGames>, 'q' | 'page' | 'limit'>,
  ): CallAnswer<typeof listTournamentGames>
}

interface TournamentsContext {
  db: PlatformDatabase
  clock: Clock
  catalogue: Catalogue
  texts: AllTexts
  instances: Instances
  pages: ContestPages
}

/** Of each entry. */
const mostListedPast = 3
/** [9.13]. */
const [leadersOfLists, leadersOfPages] = [3, 10]

export function createTournaments({
  db,
  clock,
  catalogue,
  texts,
  instances,
  pages,
}: TournamentsContext): Tournaments {
  /** Without cancelled ones, and of each entry a few past ones. */
  function leaveOutOld<One extends TournamentContest | SeriesContest>(contests: readonly One[]): One[] {
    const now = clock.now()
    const pasts = new Map<string, number>()
    return contests.filter((contest) => {
      if (contest.state === 'cancelled') return false
      if (findWireStatus(contest, now) !== 'finished') return true
      const count = (pasts.get(contest.entry) ?? 0) + 1
      pasts.set(contest.entry, count)
      return count <= mostListedPast
    })
  }

  function sort<One extends TournamentContest | SeriesContest>(contests: readonly One[]): One[] {
    const now = clock.now()
    return contests
      .map((contest) => ({
        contest,
        status: findWireStatus(contest, now),
        sortPriority: texts[defaultLocale][contest.kind as 'tournament' | 'series'].get(contest.entry)!
          .sortPriority,
        startedAt: contest.startsAt.toISOString(),
        finishedAt: contest.endsAt!.toISOString(),
      }))
      .toSorted(compareContests)
      .map(({ contest }) => contest)
  }

  async function keepFiltered(
    contests: readonly TournamentContest[],
    { player }: Asker,
    filter: ListQuery['filter'],
  ): Promise<readonly TournamentContest[]> {
    if (filter === 'compoints') return contests.filter(({ terms }) => terms.price !== null)
    if (filter === 'free') return contests.filter(({ terms }) => terms.price === null)
    if (filter === undefined) return contests
    const memberships = await readOwn(player, contests)
    return contests.filter(({ id }) => memberships.has(id))
  }

  /** Those that run in which rounds of a game count, unless that is for their members alone; those of the player first. */
  async function keepOfGame(
    contests: readonly TournamentContest[],
    { player }: Asker,
    game: string,
  ): Promise<TournamentContest[]> {
    const now = clock.now()
    const counting = contests.filter(
      (contest) =>
        findWireStatus(contest, now) === 'active' && isGameCounted(catalogue, contest.terms.games, game),
    )
    const memberships = await readOwn(player, counting)
    const isOwn = ({ id, seriesId }: TournamentContest) =>
      memberships.has(id) || (seriesId !== null && memberships.has(seriesId))
    return [
      ...counting.filter(isOwn),
      ...counting.filter((contest) => !isOwn(contest) && !isForMembersAlone(contest.terms)),
    ]
  }

  const readOwn = async (
    player: Asker['player'],
    contests: readonly TournamentContest[],
  ): Promise<Memberships> =>
    player
      ? readMemberships(
          db,
          player.id,
          contests.flatMap(({ id, seriesId }) => (seriesId === null ? [id] : [id, seriesId])),
        )
      : new Map()

  return {
    async list(asker, { seriesId, game, filter, page, limit }) {
      const all = (await instances.list()).tournaments.filter((contest) =>
        seriesId === undefined
          ? contest.seriesId === null || game !== undefined
          : String(contest.seriesId) === seriesId,
      )
      const filtered = sort(leaveOutOld(await keepFiltered(all, asker, filter)))
      const listed = game === undefined ? filtered : await keepOfGame(filtered, asker, game)
      const now = clock.now()
      const first = (page - 1) * limit
      const items = await pages.present(listed.slice(first, first + limit), asker, (contest) =>
        findWireStatus(contest, now) === 'finished' ? leadersOfLists : 0,
      )
      return { items, totalItems: listed.length }
    },
    find: async (slug) => (await instances.findTournament(slug)) ?? refuse(),
    findSeries: async (slug) => (await instances.findSeries(slug)) ?? refuse(),
    async present(asker, { id }) {
      const contest = (await instances.readTournament(id)) ?? refuse()
      return (await pages.present([contest], asker, () => leadersOfPages, true))[0]!
    },
    async listSeries(asker) {
      return pages.presentSeries(sort(leaveOutOld((await instances.list()).series)), asker, leadersOfLists)
    },
    async presentSeries(asker, { id }) {
      const contest = (await instances.readSeries(id)) ?? refuse()
      return (await pages.presentSeries([contest], asker, leadersOfPages))[0]!
    },
    async assertUnlocked({ player }, { id, seriesId, terms }) {
      if (!isForMembersAlone(terms)) return
      const ids = [id, ...(seriesId === null ? [] : [seriesId])]
      if (player && (await readMemberships(db, player.id, ids)).size > 0) return
      throw new Refusal('action_not_allowed')
    },
    async isMember({ player }, contest) {
      return player !== null && (await readMemberships(db, player.id, [contest.id])).size > 0
    },
    listGames: (locale, { terms }, query) => listCountedGames(catalogue, locale, terms.games, query),
  }
}

function refuse(): never {
  throw new Refusal('not_found')
}
