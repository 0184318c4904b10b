// Pools of promotions [9.27]. Promises: each win counts once, also if it is too small for the smallest unit; browsers are told of a pool
// at most twice a second, in however many batches and processes it grows.
import { isWithin } from '../../contests/contests.service.ts'
import { prizePoolChanged, promotionRoom } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import { selectFilledPools, updatePools } from './pool.repository.ts'
import { addWins, type PooledWin } from './pool.rules.ts'

export { sharePool } from './pool.rules.ts'

export interface Win extends PooledWin {
  at: Date
}

/** Adds wins to the pools of locked contests in whose time they lie. */
export async function fillPools(
  trx: PlatformDatabase,
  contests: readonly PromotionContest[],
  wins: readonly Win[],
): Promise<void> {
  const changed = contests.flatMap((contest) => {
    const { id, terms } = contest
    if (terms.pool === undefined) return []
    const own = wins.filter(({ at }) => isWithin(contest, at))
    return own.length > 0 ? [{ id, ...addWins(contest, own) }] : []
  })
  if (changed.length > 0) await updatePools(trx, changed)
}

const publishEveryMs = 500

/** Each process looks for itself and tells its own browsers: what it reads never goes back. */
export function publishPools(app: FastifyInstance): void {
  const { db, realtime } = app.deps
  let told = new Map<number, number>()
  let underWay: Promise<void> | null = null

  async function publish(): Promise<void> {
    const found = await selectFilledPools(db)
    for (const { id, pool } of found) {
      if (told.get(id) === pool) continue
      const data = { id: String(id), prizePool: pool }
      realtime.publish(promotionRoom(data.id), prizePoolChanged, data, { isLocal: true })
    }
    told = new Map(found.map(({ id, pool }) => [id, pool]))
  }

  const timer = setInterval(() => {
    underWay ??= publish()
      .catch((error: unknown) => app.log.error({ err: error }, 'the pools of promotions could not be read'))
      .finally(() => {
        underWay = null
      })
  }, publishEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
