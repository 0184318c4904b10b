import {
  getTournament,
  getTournamentSeries,
  listTournamentGames,
  listTournamentSeries,
  listTournaments,
  type Locale,
  type Tournament,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { listCatalogueGames, type Catalogue } from '../../play/catalogue/catalogue.service.ts'
import type { ListedTournament, Tournaments } from './tournaments.service.ts'

const shared = { isShared: true }

export function addTournaments(app: FastifyInstance, tournaments: Tournaments, catalogue: Catalogue): void {
  function countGames(locale: Locale, tournament: ListedTournament): Tournament {
    const { totalItems } = listCatalogueGames(catalogue, locale, {
      ...tournaments.findGames(tournament.slug),
      page: 1,
      limit: 1,
    })
    return { ...tournament, numberOfGames: totalItems }
  }

  route(
    app,
    listTournaments,
    ({ query, locale }) => ({
      items: tournaments.list(locale, query.seriesId).map((tournament) => countGames(locale, tournament)),
    }),
    shared,
  )
  route(
    app,
    getTournament,
    ({ params, locale }) => countGames(locale, tournaments.find(locale, params.slug) ?? refuse()),
    shared,
  )
  route(
    app,
    listTournamentGames,
    ({ params, query, locale }) =>
      listCatalogueGames(catalogue, locale, {
        ...query,
        ...(tournaments.findGames(params.slug) ?? refuse()),
      }),
    shared,
  )
  route(app, listTournamentSeries, ({ locale }) => ({ items: tournaments.listSeries(locale) }), shared)
  route(
    app,
    getTournamentSeries,
    ({ params, locale }) => tournaments.findSeries(locale, params.slug) ?? refuse(),
    shared,
  )
}

function refuse(): never {
  throw new Refusal('not_found')
}
