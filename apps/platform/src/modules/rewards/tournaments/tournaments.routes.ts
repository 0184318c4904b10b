import {
  getChosenTournament,
  getTournament,
  getTournamentSeries,
  joinTournament,
  listSeriesLeaders,
  listTournamentGames,
  listTournamentLeaders,
  listTournamentSeries,
  listTournaments,
  seriesRoom,
  tournamentRoom,
  tournamentsRoom,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { route } from '../../../plugins/route.ts'
import type { Asker } from './contest-pages.service.ts'
import { findChosen } from './choices/choices.service.ts'
import { findChosenTournament, type ChosenContext } from './chosen-tournament.service.ts'
import type { Instances } from './instances.service.ts'
import { join } from './joining/join-tournament.service.ts'
import type { SeriesContest, TournamentContest } from './tournament-terms.ts'
import type { Tournaments } from './tournaments.service.ts'

interface TournamentRoutesContext extends ChosenContext {
  tournaments: Tournaments
  instances: Pick<Instances, 'refresh' | 'readTournament' | 'readSeries'>
}

export function addTournaments(app: FastifyInstance, context: TournamentRoutesContext): void {
  const { deps } = app
  const { realtime } = deps
  const { tournaments, instances, tables } = context
  realtime.allowRoom(tournamentsRoom)
  const markRooms = ({ player }: Asker, ...rooms: string[]) =>
    realtime.mark(...rooms, ...(player ? [userRoom(player.id)] : []))

  async function readTable(
    asker: Asker,
    /** As it is in the database, so that the rows are counted as they are. */
    contest: TournamentContest | SeriesContest,
    page: { page: number; limit: number },
  ) {
    const { player } = asker
    const isMember = await tournaments.isMember(asker, contest)
    return {
      ...(await tables.read(contest, page, player?.id ?? null)),
      own: isMember ? await tables.readPlace(contest, player!.id) : null,
    }
  }

  route(app, listTournaments, ({ query, ...asker }) => tournaments.list(asker, query))
  route(app, getTournament, async ({ params, ...asker }) =>
    tournaments.present(asker, await tournaments.find(params.slug)),
  )
  route(app, joinTournament, async ({ params, body, player, locale }) => {
    const contest = await tournaments.find(params.slug)
    const compoint_balance = await join(deps, player, contest, body)
    instances.refresh()
    return { tournament: await tournaments.present({ player, locale }, contest), compoint_balance }
  })
  route(app, listTournamentLeaders, async ({ params, query, ...asker }) => {
    const contest = await tournaments.find(params.slug)
    await tournaments.assertUnlocked(asker, contest)
    const mark = markRooms(asker, tournamentRoom(String(contest.id)))
    const current = (await instances.readTournament(contest.id)) ?? contest
    return { ...(await readTable(asker, current, query)), ...mark }
  })
  route(app, listTournamentGames, async ({ params, query, ...asker }) => {
    const contest = await tournaments.find(params.slug)
    await tournaments.assertUnlocked(asker, contest)
    return tournaments.listGames(asker.locale, contest, query)
  })
  route(app, getChosenTournament, async ({ query, player, locale }) => {
    const chosen = await findChosen(deps.db, player.id)
    const mark = markRooms({ player, locale }, ...(chosen === null ? [] : [tournamentRoom(String(chosen))]))
    return { data: await findChosenTournament(context, { player, locale }, query.game), ...mark }
  })
  route(app, listTournamentSeries, async (asker) => ({ items: await tournaments.listSeries(asker) }))
  route(app, getTournamentSeries, async ({ params, ...asker }) =>
    tournaments.presentSeries(asker, await tournaments.findSeries(params.slug)),
  )
  route(app, listSeriesLeaders, async ({ params, query, ...asker }) => {
    const contest = await tournaments.findSeries(params.slug)
    await tournaments.assertUnlocked(asker, contest)
    const mark = markRooms(asker, seriesRoom(String(contest.id)))
    const current = (await instances.readSeries(contest.id)) ?? contest
    return { ...(await readTable(asker, current, query)), ...mark }
  })
}
