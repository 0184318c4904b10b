// The life of tournaments and series after they were made. Promises: each begins and ends once, its winners are paid once, and seats of a
// cancelled one are given back once, in however many processes and wherever one dies; one that fails does not hold up the others.
import type { Catalogue } from '../../../play/catalogue/catalogue.service.ts'
import type { Contest } from '../../contests/contests.service.ts'
import { followEnds, moveContests } from '../../contests/schedule.service.ts'
import type { SeriesTerms, TournamentTerms } from '../tournament-terms.ts'
import { createSeriesStages, createTournamentStages, type FinalContext } from './final.service.ts'
import { moveDueTournaments } from './move-tournaments.service.ts'
import { refundSeats } from './refunds.service.ts'

export interface LifeEvents {
  onChange(contest: Contest<unknown>): void
  onError(error: unknown, contest: Contest<unknown>): void
}

/** Takes everything as far as it can go now. */
export async function moveTournaments(
  context: FinalContext,
  catalogue: Pick<Catalogue, 'current'>,
  events: LifeEvents,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const moved = await db.transaction().execute((trx) => moveDueTournaments(trx, now, catalogue))
  for (const contest of moved) events.onChange(contest)
  const hasDraw = () => true
  const tournamentStages = createTournamentStages(context)
  await followEnds<TournamentTerms>(db, now, {
    kind: 'tournament',
    hasDraw,
    stages: tournamentStages,
    ...events,
  })
  // After its stages: the last one decides it.
  await moveContests<SeriesTerms>(db, now, {
    kind: 'series',
    hasDraw,
    stages: createSeriesStages(context),
    onBegin: async () => {},
    ...events,
  })
  await refundSeats(context)
}
