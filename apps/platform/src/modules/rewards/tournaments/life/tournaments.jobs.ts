// Makes tournaments and series and moves them on, in one process of all.
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../../../play/catalogue/catalogue.service.ts'
import type { Contest } from '../../contests/contests.service.ts'
import { createInstances, type ContestSource } from '../../contests/schedule.service.ts'
import type { SeriesTerms, TournamentTerms } from '../tournament-terms.ts'
import type { FinalContext } from './final.service.ts'
import { moveTournaments } from './life.service.ts'

const moveEveryMs = 5_000

interface TournamentLife extends Pick<FinalContext, 'describeContest'> {
  sources: { tournaments: ContestSource<TournamentTerms>; series: ContestSource<SeriesTerms> }
  catalogue: Pick<Catalogue, 'current'>
  /** After instances were made. */
  onNew(): void
  onChange(contest: Contest<unknown>): void
}

export function addTournamentJobs(
  app: FastifyInstance,
  { sources, catalogue, describeContest, onNew, onChange }: TournamentLife,
): void {
  const { db, clock, jobs, realtime } = app.deps
  jobs.add({
    name: 'move-tournaments',
    everyMs: moveEveryMs,
    async run() {
      const series = await createInstances(db, clock.now(), sources.series)
      const tournaments = await createInstances(db, clock.now(), sources.tournaments)
      if (series + tournaments > 0) onNew()
      await moveTournaments({ db, clock, realtime, describeContest }, catalogue, {
        onChange,
        onError: (error, { slug }) =>
          app.log.error({ err: error, tournament: slug }, 'a tournament could not be moved on after its end'),
      })
    },
  })
}
