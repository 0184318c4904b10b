// Begins and ends promotions, draws their winners and pays them, in one process of all.
import type { FastifyInstance } from 'fastify'
import {
  createInstances,
  moveContests,
  type ContestSource,
  type ContestStages,
} from '../contests/schedule.service.ts'
import { tellPromotionChange } from './desk-promotions.service.ts'
import { listDrawnPrizes, type PromotionContest, type PromotionTerms } from './promotion-terms.ts'
import type { Promotions } from './promotions.service.ts'
import { remindMembers } from './reminders.service.ts'

const moveEveryMs = 5_000

interface PromotionLife {
  source: ContestSource<PromotionTerms>
  promotions: Pick<Promotions, 'refresh' | 'findNames'>
  stages: ContestStages<PromotionTerms>
}

export function addPromotionJobs(app: FastifyInstance, { source, promotions, stages }: PromotionLife): void {
  const { db, clock, jobs, realtime } = app.deps

  function tellChange(contest: PromotionContest): void {
    promotions.refresh()
    tellPromotionChange(realtime, contest, clock.now())
  }

  jobs.add({
    name: 'move-promotions',
    everyMs: moveEveryMs,
    async run() {
      if ((await createInstances(db, clock.now(), source)) > 0) promotions.refresh()
      await moveContests(db, clock.now(), {
        kind: 'promotion',
        hasDraw: (terms: PromotionTerms) => listDrawnPrizes(terms).length > 0,
        stages,
        onBegin: (trx, begun) => remindMembers(trx, clock.now(), promotions, begun),
        onChange: tellChange,
        onError: (error, { slug }) =>
          app.log.error({ err: error, promotion: slug }, 'a promotion could not be moved on after its end'),
      })
    },
  })
}
