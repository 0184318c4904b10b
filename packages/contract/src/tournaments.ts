// Tournaments and their series, as sent by the platform [3.32]: the client formats times and states in its own words [4.3].
// Texts are in the locale of the call.
import * as v from 'valibot'
import { GameListItem } from './games.ts'
import { defineCall } from './kit/call.ts'
import { Id, Instant, PictureAddress, Slug, queryInteger } from './kit/scalars.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const described = {
  id: Id,
  slug: Slug,
  title: v.string(),
  description: v.string(),
  /** `url` is 16:9; `wideUrl` the same scene for a whole page, where there is one. */
  imageDefault: v.object({ url: PictureAddress, wideUrl: v.nullable(PictureAddress) }),
  status: v.picklist(['created', 'active', 'finished']),
  startedAt: Instant,
  finishedAt: Instant,
}

export const Tournament = v.object({
  ...described,
  tournamentSeriesId: v.nullable(Id),
  /** [3.39]: by bets, by wins, summed multipliers, highest multiplier. `title` is its text. */
  mechanic: v.object({ title: v.string(), value: v.picklist([1, 2, 3, 4]) }),
  /** [3.40]: open, closed, limited, for compoints. */
  privacyType: v.object({ value: v.picklist([1, 2, 3, 4]) }),
  /** Price of a seat in hundredths of a compoint; null: none. */
  compointMembershipPrice: v.nullable(Count),
  /** Null: unlimited. */
  maxMemberLimit: v.nullable(Count),
  membersCount: Count,
  numberOfGames: Count,
  prizeDescription: v.nullable(v.string()),
})
export type Tournament = v.InferOutput<typeof Tournament>

/** [3.42]. */
export const TournamentSeries = v.object({
  ...described,
  isPaid: v.boolean(),
  prizeDescription: v.nullable(v.string()),
})
export type TournamentSeries = v.InferOutput<typeof TournamentSeries>

const one = { params: v.object({ slug: Slug }), refusals: ['not_found', 'invalid_request'] } as const

export const listTournaments = defineCall({
  name: 'listTournaments',
  method: 'GET',
  path: '/json-api/v2/tournaments',
  access: 'anyone',
  summary: 'Tournaments, or those of a series; the ones that run now first [7.51], [4.5]',
  query: v.object({ seriesId: v.optional(Id) }),
  response: v.object({ items: v.array(Tournament) }),
  refusals: ['invalid_request'],
})

export const getTournament = defineCall({
  name: 'getTournament',
  method: 'GET',
  path: '/json-api/v2/tournaments/{slug}',
  access: 'anyone',
  summary: 'A tournament [7.50]',
  ...one,
  response: Tournament,
})

export const listTournamentGames = defineCall({
  name: 'listTournamentGames',
  method: 'GET',
  path: '/json-api/v2/tournaments/{slug}/games',
  access: 'anyone',
  summary: 'Games that count in a tournament, by name if wanted; a page of them [7.54]',
  ...one,
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(150))),
    page: v.optional(queryInteger(1, 100_000), '1'),
    limit: v.optional(queryInteger(1, 1000), '10'),
  }),
  response: v.object({ items: v.array(GameListItem), totalItems: Count }),
})

export const listTournamentSeries = defineCall({
  name: 'listTournamentSeries',
  method: 'GET',
  path: '/json-api/tournament-series',
  access: 'anyone',
  summary: 'Series of tournaments [7.52]',
  response: v.object({ items: v.array(TournamentSeries) }),
  refusals: [],
})

export const getTournamentSeries = defineCall({
  name: 'getTournamentSeries',
  method: 'GET',
  path: '/json-api/tournament-series/{slug}',
  access: 'anyone',
  summary: 'A series of tournaments [7.53]',
  ...one,
  response: TournamentSeries,
})
