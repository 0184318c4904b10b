// The rules of one instance of a tournament or series, copied from its entry when the instance is created.
import type { SeriesEntry, TournamentEntry } from '@yanta/content'
import type { Contest } from '../contests/contests.service.ts'

type Prize = TournamentEntry['prizes'][number]

/** Places `from` to `to` win this each. */
export type PrizeTerms = Omit<Prize, 'to'> & { to: number }

interface ContestTerms extends Pick<
  TournamentEntry,
  'mechanic' | 'games' | 'stakes' | 'privacy' | 'entrance'
> {
  prizes: readonly PrizeTerms[]
  /** Null: any number. */
  seats: number | null
  /** Of a seat, in hundredths of a compoint; null: it is free. */
  price: number | null
}

export interface TournamentTerms extends ContestTerms {
  /** Its number in its series, from 1; null: a tournament by itself. Seats, price and entrance of a stage are those of the series. */
  stage: number | null
}

export interface SeriesTerms extends ContestTerms {
  /** So many of a player's best stages are added up. */
  bestStages: number
  /** One can join until this stage, from 1, ends. */
  lastJoinStage: number
  /** How many stages there are. */
  stages: number
}

/** An instance of a tournament, or of a stage. */
export type TournamentContest = Contest<TournamentTerms>
/** An instance of a series. */
export type SeriesContest = Contest<SeriesTerms>

type SeriesStage = SeriesEntry['stages'][number]

export function buildTournamentTerms(entry: TournamentEntry): TournamentTerms {
  return { ...copyTerms(entry), stage: null }
}

export function buildSeriesTerms(entry: SeriesEntry): SeriesTerms {
  const { bestStages, lastJoinStage, stages } = entry
  return { ...copyTerms(entry), bestStages, lastJoinStage, stages: stages.length }
}

/** Of the stage with this index. One joins the series by its rules, so that the stage has none of its own. */
export function buildStageTerms(entry: SeriesEntry, index: number): TournamentTerms {
  const { games, prizes } = entry.stages[index]!
  return {
    ...copyTerms({ ...entry, games: games ?? entry.games, prizes }),
    seats: null,
    price: null,
    entrance: {},
    stage: index + 1,
  }
}

/** What a stage is called among entries of tournaments. */
export function nameStage(series: Pick<SeriesEntry, 'slug'>, { slug }: Pick<SeriesStage, 'slug'>): string {
  return `${series.slug}-${slug}`
}

function copyTerms({
  mechanic,
  games,
  stakes,
  privacy,
  entrance,
  prizes,
  seats,
  price,
}: TournamentEntry | SeriesEntry): ContestTerms {
  return {
    mechanic,
    games,
    stakes,
    privacy,
    entrance,
    prizes: prizes.map((prize) => ({ ...prize, to: prize.to ?? prize.from })),
    seats: seats ?? null,
    price: price ?? null,
  }
}
