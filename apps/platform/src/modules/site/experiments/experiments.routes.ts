import { exposeVisitor } from '@yanta/contract'
import type { Settings } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { deleteEndedExperiments, recordExposure } from './experiments.service.ts'

const dayMs = 86_400_000

export function addExperiments(app: FastifyInstance, settings: Pick<Settings, 'abTests' | 'timeZone'>): void {
  const { db, clock, jobs } = app.deps
  route(app, exposeVisitor, async ({ player, body }) => ({
    variant: await recordExposure({ db, clock, settings }, player?.id ?? null, body),
  }))
  jobs.add({
    name: 'delete-ended-experiments',
    everyMs: dayMs,
    run: () => deleteEndedExperiments({ db, clock, settings }),
  })
}
