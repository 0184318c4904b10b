// Ends rounds that were left pending, or open for too long: when the server starts listening, and periodically while it runs.
import type { FastifyInstance } from 'fastify'
import type { RoundsService } from './rounds-service.ts'

const everyMs = 15_000

export function registerRecovery(app: FastifyInstance, rounds: RoundsService): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function recover(): void {
    running ??= rounds
      .recover()
      .then(rounds.endAbandoned)
      .catch((error: unknown) => app.log.error({ err: error }, 'pending rounds could not be looked after'))
      .finally(() => {
        running = undefined
      })
  }

  app.addHook('onListen', async () => {
    recover()
    timer = setInterval(recover, everyMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
