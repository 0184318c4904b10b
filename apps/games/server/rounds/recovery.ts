// Ends rounds that were left pending, or open for too long: when the server starts listening, and periodically while it runs.
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { RoundsService } from './rounds-service.ts'

const everyMs = 15_000
/** As long as a wallet that does not answer holds a round: until then another server may be settling it for a player. */
const settlingSeconds = 45

export function registerRecovery(
  app: FastifyInstance,
  rounds: Pick<RoundsService, 'recover' | 'endAbandoned'>,
  clock: Clock,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function recover(...which: Parameters<RoundsService['recover']>): void {
    running ??= rounds
      .recover(...which)
      .then(rounds.endAbandoned)
      .catch((error: unknown) => app.log.error({ err: error }, 'pending rounds could not be looked after'))
      .finally(() => {
        running = undefined
      })
  }

  app.addHook('onListen', async () => {
    recover()
    timer = setInterval(
      () => recover({ playedBefore: addSeconds(clock.now(), -settlingSeconds) }),
      everyMs,
    ).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
