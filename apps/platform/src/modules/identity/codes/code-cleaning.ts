// Contacts are personal data and guesses would pile up: rows that no limit reads any more are deleted.
import type { FastifyInstance } from 'fastify'
import { deleteOldTries } from '../../../plugins/counted-tries.repository.ts'
import { deleteOldCodes } from './codes.repository.ts'

const intervalMs = 3_600_000

/** Runs the cleanup periodically; closing the platform waits for a run under way. */
export function addCodeCleaning(app: FastifyInstance): void {
  const { db, clock } = app.deps
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    const now = clock.now()
    underWay ??= Promise.all([deleteOldCodes(db, now), deleteOldTries(db, now)])
      .then(() => {})
      .catch((error: unknown) => app.log.error({ err: error }, 'old codes and guesses could not be deleted'))
      .finally(() => {
        underWay = null
      })
  }, intervalMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
