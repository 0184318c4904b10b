// Counts of players online. Counted every few seconds for all requests, never per request.
import { addSeconds } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../plugins/deps.ts'
import { countPlayers } from './players-online.repository.ts'

const countEveryMs = 10_000
/** A player is online this long after a session was opened or a round was begun. */
const onlineSeconds = 5 * 60

export interface PlayersOnline {
  /** Players in games of each studio, by its slug [3.4]; a missing studio has none. */
  read(): ReadonlyMap<string, number>
  /** Counts now instead of at the next interval. */
  count(): Promise<void>
}

/** Empty until the first count. */
export function createPlayersOnline({ db, clock }: Pick<Deps, 'db' | 'clock'>): PlayersOnline {
  let counted: ReadonlyMap<string, number> = new Map()
  return {
    read: () => counted,
    async count() {
      const now = clock.now()
      counted = await countPlayers(db, now, addSeconds(now, -onlineSeconds))
    },
  }
}

/** Counts before the platform listens, and then periodically. */
export function watchPlayersOnline(app: FastifyInstance, playersOnline: PlayersOnline): void {
  let counting = Promise.resolve()
  const count = () =>
    (counting = playersOnline
      .count()
      .catch((error: unknown) => app.log.error({ err: error }, 'who plays just now could not be counted')))
  const timer = setInterval(count, countEveryMs).unref()
  app.addHook('onReady', count)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counting
  })
}
