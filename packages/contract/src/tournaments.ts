// Calls and events of tournaments and their series.
import * as v from 'valibot'
import { GameListItem } from './games.ts'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Count, Id, Slug, queryInteger } from './kit/scalars.ts'
import { LeaderRow, Tournament, TournamentPlace, TournamentRow, TournamentSeries } from './tournament.ts'

const one = { params: v.object({ slug: Slug }), refusals: ['not_found', 'invalid_request'] } as const

/** Tournaments of a page of the list [9.13]. */
export const tournamentsPageSize = 9
/** Rows of a page of a table [9.13]. */
export const leadersPageSize = 10

export const listTournaments = defineCall({
  name: 'listTournaments',
  method: 'GET',
  path: '/json-api/v2/tournaments',
  access: 'visitor',
  summary:
    'Tournaments, or those of a series, a page of them; the ones that run now first, then future, then past ones [7.51], [4.5]. Stages of a series are in its own list alone',
  query: v.object({
    seriesId: v.optional(Id),
    page: v.optional(queryInteger(1, 100_000), '1'),
    limit: v.optional(queryInteger(1, 100), '9'),
    /** Those whose seats cost nothing or compoints, or of which the player is a member. */
    filter: v.optional(v.picklist(['free', 'compoints', 'own'])),
    /** Active ones in which rounds of this game count and which the asker may see, stages of a series too; those of the player first. */
    game: v.optional(Slug),
  }),
  response: v.object({ items: v.array(Tournament), totalItems: Count }),
  refusals: ['invalid_request'],
})

export const getTournament = defineCall({
  name: 'getTournament',
  method: 'GET',
  path: '/json-api/v2/tournaments/{slug}',
  access: 'visitor',
  summary:
    'A tournament [7.50], by the slug of an instance, or by that of all its instances: then the active one, else the next, else the last',
  ...one,
  response: Tournament,
})

export const joinTournament = defineCall({
  name: 'joinTournament',
  method: 'POST',
  path: '/json-api/v2/tournaments/{slug}/members',
  access: 'player',
  summary:
    'Choose a tournament [7.49], [4.31]: the player becomes a member, and rounds count here from now on and no longer in the one chosen before. A future one keeps a seat [4.33]. Again changes nothing: a seat is bought once',
  params: v.object({ slug: Slug }),
  body: v.optional(
    v.object({
      partnerCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
      invitation: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** The price that the player confirmed, in hundredths of a compoint: another one refuses the purchase. */
      price: v.optional(Count),
    }),
    {},
  ),
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
  response: v.object({ tournament: Tournament, compoint_balance: Count }),
  refusals: [
    'unauthorized',
    'invalid_request',
    'not_found',
    'account_closed',
    'taking_a_break',
    'self_excluded',
    'tournament_is_over',
    'tournament_series_closed',
    'insufficient_compoint_balance',
    'max_member_limit_reached',
    'tournament_series_member',
    'tournament_paid_seat',
    'tournament_price_changed',
    'disqualified',
    'partner_code_required',
    'level_required',
    'invitation_required',
    'promotion_required',
    'deposit_required',
  ],
})

/** A page of a table, with the player's own place, and the positions of the rooms that tell of changes. */
const Table = v.object({
  items: v.array(TournamentRow),
  totalItems: Count,
  /** Null for guests and those who are no members. */
  own: v.nullable(TournamentPlace),
  ...SnapshotMark.entries,
})
const tablePage = v.object({
  page: v.optional(queryInteger(1, 100_000), '1'),
  limit: v.optional(queryInteger(1, 100), '10'),
})

export const listTournamentLeaders = defineCall({
  name: 'listTournamentLeaders',
  method: 'GET',
  path: '/json-api/v2/tournaments/{slug}/leaders',
  access: 'visitor',
  summary:
    'The table of a tournament, a page of it (path chosen here); of a limited one for members alone [5.23]',
  ...one,
  query: tablePage,
  response: Table,
  refusals: ['not_found', 'invalid_request', 'action_not_allowed'],
})

export const listTournamentGames = defineCall({
  name: 'listTournamentGames',
  method: 'GET',
  path: '/json-api/v2/tournaments/{slug}/games',
  access: 'visitor',
  summary:
    'Games that count in a tournament, by name if wanted; a page of them [7.54]; of a limited one for members alone [5.23]',
  ...one,
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(150))),
    page: v.optional(queryInteger(1, 100_000), '1'),
    limit: v.optional(queryInteger(1, 1000), '10'),
  }),
  response: v.object({ items: v.array(GameListItem), totalItems: Count }),
  refusals: ['not_found', 'invalid_request', 'action_not_allowed'],
})

/** The tournament the player has chosen [4.32], and the place there. */
export const ChosenTournament = v.object({
  tournament: v.pick(Tournament, [
    'id',
    'slug',
    'title',
    'imageDefault',
    'startedAt',
    'finishedAt',
    'mechanic',
    'betRestriction',
    'isPaidSeat',
    'isSeriesLeaderMember',
  ]),
  place: TournamentPlace,
  /** Whether rounds of the asked game count; null: none was asked for. */
  isCounted: v.nullable(v.boolean()),
})
export type ChosenTournament = v.InferOutput<typeof ChosenTournament>

export const getChosenTournament = defineCall({
  name: 'getChosenTournament',
  method: 'GET',
  path: '/json-api/user/tournament',
  access: 'player',
  summary: 'The active tournament that the player has chosen [4.32] (path chosen here); null: none',
  query: v.object({ game: v.optional(Slug) }),
  response: v.object({ data: v.nullable(ChosenTournament), ...SnapshotMark.entries }),
  refusals: ['unauthorized', 'invalid_request'],
})

export const listTournamentSeries = defineCall({
  name: 'listTournamentSeries',
  method: 'GET',
  path: '/json-api/tournament-series',
  access: 'visitor',
  summary: 'Series of tournaments [7.52]; those that run now first [4.5]',
  response: v.object({ items: v.array(TournamentSeries) }),
  refusals: [],
})

export const getTournamentSeries = defineCall({
  name: 'getTournamentSeries',
  method: 'GET',
  path: '/json-api/tournament-series/{slug}',
  access: 'visitor',
  summary: 'A series of tournaments [7.53], by a slug as of a tournament',
  ...one,
  response: TournamentSeries,
})

export const listSeriesLeaders = defineCall({
  name: 'listSeriesLeaders',
  method: 'GET',
  path: '/json-api/tournament-series/{slug}/leaders',
  access: 'visitor',
  summary:
    'The table of a series, a page of it (path chosen here); of a limited one for members alone [5.23]',
  ...one,
  query: tablePage,
  response: Table,
  refusals: ['not_found', 'invalid_request', 'action_not_allowed'],
})

/** The public room of their list, which hears of changes of all of them, but not of their tables. */
export const tournamentsRoom = 'tournaments'

/** The public room of a tournament. */
export function tournamentRoom(id: string): string {
  return `tournament:${id}`
}

/** The public room of a series. */
export function seriesRoom(id: string): string {
  return `series:${id}`
}

const leaders = v.object({
  id: Id,
  /** Null: they have changed, and are for members alone, who fetch the table again [5.23]. */
  leaders: v.nullable(v.array(LeaderRow)),
})
/** Nobody is marked as the reader, who knows their id. */
const opponents = v.object({
  id: Id,
  place: v.object({
    ...v.omit(TournamentPlace, ['opponents']).entries,
    opponents: v.array(LeaderRow),
  }),
})

export const tournamentLeadersChanged = defineEvent({
  type: 'tournamentLeadersChanged',
  room: 'public',
  summary: 'The first ten of a tournament [7.86]; at most four times a second',
  data: leaders,
})

export const tournamentOpponentsChanged = defineEvent({
  type: 'tournamentOpponentsChanged',
  room: 'user',
  summary:
    "The player's place and the players around it [7.86], while a page or frame of the player is in the tournament's room; at most four times a second",
  data: opponents,
})

export const seriesLeadersChanged = defineEvent({
  type: 'seriesLeadersChanged',
  room: 'public',
  summary: 'The first ten of a series [7.86], when a stage has ended',
  data: leaders,
})

export const seriesOpponentsChanged = defineEvent({
  type: 'seriesOpponentsChanged',
  room: 'user',
  summary: "The player's place in a series and the players around it [7.86]",
  data: opponents,
})

export const tournamentChanged = defineEvent({
  type: 'tournamentChanged',
  room: 'public',
  summary:
    'A tournament or series has begun, ended, been paid or cancelled: fetch it again [4.4]. In its own room, and in that of the list',
  data: v.object({ id: Id, status: Tournament.entries.status, isCancelled: v.boolean() }),
})

/** The refusals of joining that open a window of their own [8.19-8.20]. */
export const tournamentJoinRefusals = [
  'insufficient_compoint_balance',
  'max_member_limit_reached',
  'tournament_series_member',
  'tournament_paid_seat',
  'tournament_price_changed',
  'tournament_is_over',
  'tournament_series_closed',
  'disqualified',
  'partner_code_required',
  'level_required',
  'invitation_required',
  'promotion_required',
  'deposit_required',
] as const satisfies readonly (typeof joinTournament)['refusals'][number][]
