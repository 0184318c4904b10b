import type { FastifyInstance } from 'fastify'
import { endExpiredFreeRounds } from './free-rounds.service.ts'

const endEveryMs = 5000

export function addFreeRounds(app: FastifyInstance): void {
  const { db, clock, jobs } = app.deps
  const report = (error: unknown) => app.log.error({ err: error }, 'free rounds could not be ended')
  jobs.add({
    name: 'end-free-rounds',
    everyMs: endEveryMs,
    run: () => endExpiredFreeRounds(db, clock, report),
  })
}
