// Tournaments and series as the screens use them, converted here only from the platform's raw format [3.34], [4.3].
import type {
  EntranceCondition,
  Tournament as RawTournament,
  TournamentPrize,
  TournamentRow,
  TournamentSeries as RawSeries,
} from '@yanta/contract'
import { type ContestHead, presentHead } from './contest-head.ts'
import type { EventStatus } from './event-status.ts'

/** [3.39] 1 by bets, 2 by wins, 3 summed multipliers, 4 the highest one. */
export type Mechanic = RawTournament['mechanic']
/** [3.40]. */
export type Privacy = 'open' | 'closed' | 'limited' | 'compoints'

/** What tournaments and series share. */
export interface Contest extends ContestHead {
  description: string
  /** The picture for a whole page, if there is one. */
  wideImage: string | null
  isCancelled: boolean
  mechanic: Mechanic
  prizes: TournamentPrize[]
  membersCount: number
  isMember: boolean
  /** The first ones, in the platform's order [3.38]. */
  leaders: TournamentRow[]
}

export interface Seats {
  free: number
  limit: number
}

export interface Tournament extends Contest {
  /** Null: a primary tournament [3.17]. */
  seriesId: string | null
  privacy: Privacy
  /** A seat costs compoints. */
  isPaid: boolean
  /** Of a seat, in hundredths of a compoint; null: there is none to pay, or not any more. */
  price: number | null
  /** Null: unlimited. */
  seats: Seats | null
  gamesCount: number
  /** Places that win something. */
  prizePlaces: number
  /** Of a whole stake, in the reader's currency. */
  betRestriction: RawTournament['betRestriction']
  entrance: EntranceCondition[]
  isChosen: boolean
  /** [4.33]. */
  wantParticipate: boolean
  isSeriesLeaderMember: boolean
  isPaidSeat: boolean
  isLocked: boolean
  /** A stage of a series that only its members can join now. */
  isSeriesClosed: boolean
}

export interface Series extends Contest {
  /** So many of a player's best stages are added up. */
  bestStages: number
  stagesCount: number
  /** The one that runs, from 1; null: none does. */
  currentStage: number | null
  /** One can join until this one ends. */
  lastJoinStage: number
  /** The table is for members alone. */
  isLocked: boolean
}

const privacies = { 1: 'open', 2: 'closed', 3: 'limited', 4: 'compoints' } as const satisfies Record<
  RawTournament['privacyType']['value'],
  Privacy
>

export function presentTournament(raw: RawTournament): Tournament {
  return {
    ...presentContest(raw),
    seriesId: raw.tournamentSeriesId,
    privacy: privacies[raw.privacyType.value],
    isPaid: raw.isPaid,
    price: readPrice(raw),
    seats: computeSeats(raw),
    gamesCount: raw.numberOfGames,
    prizePlaces: raw.numberOfPrizes,
    betRestriction: raw.betRestriction,
    entrance: raw.entrance,
    isChosen: raw.isChosen,
    wantParticipate: raw.wantParticipate,
    isSeriesLeaderMember: raw.isSeriesLeaderMember,
    isPaidSeat: raw.isPaidSeat,
    isLocked: raw.isLocked,
    isSeriesClosed: raw.isSeriesClosed,
  }
}

export function presentSeries(raw: RawSeries): Series {
  return {
    ...presentContest(raw),
    bestStages: raw.bestStages,
    stagesCount: raw.numberOfStages,
    currentStage: raw.currentStage,
    lastJoinStage: raw.lastJoinStage,
    isLocked: raw.isLocked,
  }
}

function presentContest(raw: RawTournament | RawSeries): Contest {
  return {
    ...presentHead(raw),
    description: raw.description,
    wideImage: raw.imageDefault.wideUrl,
    isCancelled: raw.isCancelled,
    mechanic: raw.mechanic,
    prizes: raw.prizes,
    membersCount: raw.membersCount,
    isMember: raw.isMember,
    leaders: raw.leaders,
  }
}

function readPrice({ isPaid, compointMembershipPrice }: RawTournament): number | null {
  return isPaid ? compointMembershipPrice : null
}

/** [5.22] Free seats are never below 0. */
function computeSeats({ maxMemberLimit: limit, membersCount }: RawTournament): Seats | null {
  return limit === null ? null : { limit, free: Math.max(0, limit - membersCount) }
}

/** A tournament as its card shows it: no more is sent inside a document. */
export type TournamentItem = Pick<
  Tournament,
  | keyof ContestHead
  | 'isCancelled'
  | 'mechanic'
  | 'isPaid'
  | 'price'
  | 'seats'
  | 'membersCount'
  | 'isMember'
  | 'isChosen'
  | 'wantParticipate'
  | 'seriesId'
> & {
  /** [2.44] The first three of a past stage of a series; else nobody. */
  podium: Pick<TournamentRow, 'id' | 'username' | 'avatar' | 'position' | 'score'>[]
}

export function presentTournamentItem(raw: RawTournament): TournamentItem {
  const { isCancelled, mechanic, isPaid, membersCount, leaders } = raw
  const { isMember, isChosen, wantParticipate, tournamentSeriesId: seriesId } = raw
  const head = presentHead(raw)
  return {
    ...head,
    isCancelled,
    mechanic,
    isPaid,
    price: readPrice(raw),
    seats: computeSeats(raw),
    membersCount,
    isMember,
    isChosen,
    wantParticipate,
    seriesId,
    podium: seriesId !== null && head.status === 'past' ? listPodium(leaders) : [],
  }
}

/** A series as its card and banner show it. */
export type SeriesItem = Pick<
  Series,
  | keyof ContestHead
  | 'description'
  | 'wideImage'
  | 'isCancelled'
  | 'mechanic'
  | 'membersCount'
  | 'isMember'
  | 'stagesCount'
  | 'currentStage'
> & {
  /** The first three of a past one; else nobody. */
  podium: TournamentItem['podium']
}

export function presentSeriesItem(raw: RawSeries): SeriesItem {
  const { description, imageDefault, isCancelled, mechanic, membersCount, isMember, leaders } = raw
  const head = presentHead(raw)
  return {
    ...head,
    description,
    wideImage: imageDefault.wideUrl,
    isCancelled,
    mechanic,
    membersCount,
    isMember,
    stagesCount: raw.numberOfStages,
    currentStage: raw.currentStage,
    podium: head.status === 'past' ? listPodium(leaders) : [],
  }
}

/** Places 1 to 3, as far as they are taken. */
export function listPodium(leaders: readonly TournamentRow[]): TournamentItem['podium'] {
  return leaders
    .filter(({ position }) => position !== null && position <= 3)
    .toSorted((one, other) => one.position! - other.position!)
    .map(({ id, username, avatar, position, score }) => ({ id, username, avatar, position, score }))
}

/** What a place wins; undefined: nothing, also without a place. */
export function findPrize<Prize extends { from: number; to: number }>(
  prizes: readonly Prize[],
  position: number | null,
): Prize | undefined {
  return position === null ? undefined : prizes.find(({ from, to }) => from <= position && position <= to)
}

/** [4.34] Member, chosen and active. */
export function isTakingPart(
  contest: Pick<Tournament, 'isMember' | 'isChosen'> & { status: EventStatus },
): boolean {
  return contest.isMember && contest.isChosen && contest.status === 'active'
}
