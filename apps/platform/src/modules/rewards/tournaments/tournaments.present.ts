// Maps instances of tournaments and series, with what is known of them and of who asks, to the contract's shapes.
import type {
  Currency,
  EntranceCondition,
  Locale,
  Tournament,
  TournamentRow,
  TournamentSeries,
} from '@yanta/contract'
import type { Choice } from './joining/hold.service.ts'
import type { Memberships } from './own-part.service.ts'
import { presentPrizes, sumPrizeMoney, type Offers } from './prizes.present.ts'
import { countPrizePlaces } from './prizes.rules.ts'
import type { SeriesContest, TournamentContest } from './tournament-terms.ts'
import type { ContestTexts } from './tournament-texts.present.ts'
import {
  findWireStatus,
  isForMembersAlone,
  isSeriesOpen,
  presentMechanic,
  privacyTypes,
} from './tournaments.rules.ts'

/** What is known beside the instance. */
interface ContestFacts {
  texts: ContestTexts
  offers: Offers
  leaders: TournamentRow[]
  /** Of who asks; a guest has none. */
  memberships: Memberships
  now: Date
  locale: Locale
  currency: Currency
}

interface TournamentFacts extends ContestFacts {
  /** Of a stage; null for a tournament by itself. */
  series: SeriesContest | null
  /** Of the series, in their order; none for a tournament by itself. */
  stages: readonly TournamentContest[]
  numberOfGames: number
  /** What the player has chosen; null for a guest. */
  choice: Choice | null
  /** Conditions of joining, for who has not joined. */
  entrance: EntranceCondition[]
}

interface SeriesFacts extends ContestFacts {
  /** In their order. */
  stages: readonly TournamentContest[]
}

function presentContest(
  contest: TournamentContest | SeriesContest,
  { texts, offers, leaders, memberships, now, locale, currency }: ContestFacts,
) {
  const { id, slug, state, startsAt, endsAt, terms, memberCount } = contest
  const { title, description, prizeDescription, imageDefault, sortPriority } = texts
  return {
    id: String(id),
    slug,
    title,
    description,
    imageDefault,
    status: findWireStatus(contest, now),
    isCancelled: state === 'cancelled',
    startedAt: startsAt.toISOString(),
    // The content gives every one of them an end.
    finishedAt: endsAt!.toISOString(),
    sortPriority,
    isPaid: terms.price !== null,
    prizes: presentPrizes(terms.prizes, offers, { locale, currency }),
    prizeDescription,
    prizeMoney: sumPrizeMoney(terms.prizes),
    membersCount: memberCount,
    isMember: memberships.has(id),
    leaders,
    mechanic: presentMechanic(terms.mechanic, locale),
  }
}

export function presentTournament(contest: TournamentContest, facts: TournamentFacts): Tournament {
  const { series, stages, memberships, choice, now, currency, numberOfGames, entrance } = facts
  const { id, terms } = contest
  const shown = presentContest(contest, facts)
  const { isMember, status } = shown
  // One joins a stage by the rules of its series, once.
  const seat = series ?? contest
  const hasSeat = memberships.has(seat.id)
  const isChosen = choice?.chosen?.id === id
  const { min, max } = terms.stakes
  return {
    ...shown,
    tournamentSeriesId: contest.seriesId === null ? null : String(contest.seriesId),
    type: contest.seriesId === null ? 'default' : 'series',
    betRestriction: { min: min?.[currency] ?? null, max: max?.[currency] ?? null },
    privacyType: { value: privacyTypes[terms.privacy] },
    isPaid: seat.terms.price !== null,
    compointMembershipPrice: series && hasSeat ? null : seat.terms.price,
    maxMemberLimit: series && hasSeat ? null : seat.terms.seats,
    // Of a stage with seats, how many of those of its series are taken.
    membersCount: series && !hasSeat && series.terms.seats !== null ? series.memberCount : shown.membersCount,
    numberOfGames,
    numberOfPrizes: countPrizePlaces(terms.prizes),
    isChosen,
    wantParticipate: isMember && status === 'created',
    isSeriesLeaderMember: isChosen && choice!.isSeriesLeader,
    isPaidSeat: memberships.get(seat.id)?.isPaidSeat ?? false,
    isLocked: isForMembersAlone(terms) && !isMember && !hasSeat,
    isSeriesClosed: series !== null && !hasSeat && !isSeriesOpen(series, stages, now),
    entrance: hasSeat ? [] : entrance,
    // As the leaders: read once it is known who may see them.
    opponents: [],
  }
}

export function presentSeries(contest: SeriesContest, facts: SeriesFacts): TournamentSeries {
  const { stages, now } = facts
  const running = stages.find((stage) => findWireStatus(stage, now) === 'active')
  const { bestStages, lastJoinStage } = contest.terms
  const shown = presentContest(contest, facts)
  return {
    ...shown,
    bestStages,
    numberOfStages: Math.max(1, stages.length),
    currentStage: running?.terms.stage ?? null,
    lastJoinStage,
    isLocked: isForMembersAlone(contest.terms) && !shown.isMember,
  }
}
