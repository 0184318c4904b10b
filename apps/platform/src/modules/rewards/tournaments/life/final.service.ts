// What follows the end of a tournament or a series: it is final, its winners are known by rank, their prizes are paid. Promises: each step
// is one transaction that moves the state, so that a crash between any two repeats nothing; every round that may count is counted first.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { areFactsRead } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { OutboxEvent } from '../../../../plugins/event-outbox/outbox-facts.ts'
import type { Realtime } from '../../../../plugins/realtime/realtime.ts'
import { lockContest, type Contest } from '../../contests/contests.service.ts'
import type { ContestStage } from '../../contests/schedule.service.ts'
import { insertWinners, payWinners, updateDrawn } from '../../contests/winners.service.ts'
import { findFinalTimes, tournamentsConsumer } from '../scoring/scoring.service.ts'
import { selectBest } from '../best.repository.ts'
import type {
  PrizeTerms,
  SeriesContest,
  SeriesTerms,
  TournamentContest,
  TournamentTerms,
} from '../tournament-terms.ts'
import { countPrizePlaces, describePrize, findPlacePrize, nameOfPrize } from '../prizes.rules.ts'
import { countOpenStages } from './life.repository.ts'
import { insertDecided } from './results.repository.ts'
import { lockSeries, sumStages } from './series.service.ts'

export interface FinalContext {
  db: PlatformDatabase
  clock: Clock
  realtime: Realtime
  /** What members are told their contest by; undefined: its entry is gone, and its page with it. */
  describeContest(contest: Contest<unknown>): OutboxEvent<'tournament.decided'>['data'] | undefined
}

type Stages<Terms> = Record<'ended' | 'frozen' | 'drawn', ContestStage<Terms>>

export function createTournamentStages(context: FinalContext): Stages<TournamentTerms> {
  return {
    ended: (contest) => decideTournament(context, contest),
    frozen: async () => false,
    drawn: (contest) => pay(context, contest),
  }
}

export function createSeriesStages(context: FinalContext): Stages<SeriesTerms> {
  return {
    ended: (contest) => decideSeries(context, contest),
    frozen: async () => false,
    drawn: (contest) => pay(context, contest),
  }
}

async function decideTournament(
  { db, clock, describeContest }: FinalContext,
  { id, seriesId, endsAt }: TournamentContest,
): Promise<boolean> {
  if (endsAt === null || clock.now() < findFinalTimes(endsAt).at) return false
  return db.transaction().execute(async (trx) => {
    await lockSeries(trx, seriesId)
    const contest = await lockContest<TournamentTerms>(trx, id)
    if (contest.state !== 'ended') return true
    if (!(await areFactsRead(trx, [tournamentsConsumer], findFinalTimes(endsAt).settledBefore))) return false
    // Of the last stage of a series the series tells, whose result a player would otherwise miss: one push of it comes a day.
    const isLastStage = seriesId !== null && (await countOpenStages(trx, seriesId)) === 1
    await writeWinners(trx, clock.now(), contest, isLastStage ? undefined : describeContest(contest))
    if (seriesId !== null) await sumStages(trx, clock.now(), seriesId)
    return true
  })
}

async function decideSeries(
  { db, clock, describeContest }: FinalContext,
  { id }: SeriesContest,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const contest = await lockContest<SeriesTerms>(trx, id)
    if (contest.state !== 'ended') return true
    if ((await countOpenStages(trx, id)) > 0) return false
    await sumStages(trx, clock.now(), id)
    await writeWinners(trx, clock.now(), contest, describeContest(contest))
    return true
  })
}

/** The ranked of a locked contest whose places win something; all ranked are told. */
async function writeWinners(
  trx: PlatformDatabase,
  now: Date,
  { id, terms: { prizes } }: { id: number; terms: { prizes: readonly PrizeTerms[] } },
  told: OutboxEvent<'tournament.decided'>['data'] | undefined,
): Promise<void> {
  const best = await selectBest(trx, id, countPrizePlaces(prizes))
  const winners = best.flatMap(({ userId, number }, index) => {
    const prize = findPlacePrize(prizes, index + 1)
    return prize ? [{ prize: nameOfPrize(prize), place: index + 1, userId, number, ticket: null }] : []
  })
  if (winners.length > 0) await insertWinners(trx, id, winners)
  await updateDrawn(trx, now, id)
  if (told) await insertDecided(trx, now, { contestId: id, prizes }, told)
}

function pay(
  context: FinalContext,
  { id, terms: { prizes } }: { id: number; terms: { prizes: readonly PrizeTerms[] } },
): Promise<boolean> {
  return payWinners(context, {
    id,
    reason: 'gift_distribution',
    scope: 'tournament',
    findPrize: ({ prize, currency }) =>
      describePrize(
        prizes.find((each) => nameOfPrize(each) === prize)!,
        currency,
      ),
  })
}
