// Contacts are personal data, guesses would pile up: what no limit asks for any more is forgotten.
import type { FastifyInstance } from 'fastify'
import { deleteOldGuesses } from '../sessions/sessions.service.ts'
import { deleteOldCodes } from './codes.repository.ts'

const intervalMs = 3_600_000

/** Cleans while the platform lives; its end waits for the cleaning under way. */
export function addCodeCleaning(app: FastifyInstance): void {
  const { db } = app.parts
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= Promise.all([deleteOldCodes(db), deleteOldGuesses(db)])
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
