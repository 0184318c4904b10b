import { exposeVisitor } from '@yanta/contract'
import type { Settings } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { recordExposure } from './experiments.service.ts'

export function addExperiments(app: FastifyInstance, settings: Pick<Settings, 'abTests' | 'timeZone'>): void {
  const { db, clock } = app.deps
  route(app, exposeVisitor, async ({ player, body }) => ({
    variant: await recordExposure({ db, clock, settings }, player?.id ?? null, body),
  }))
}
