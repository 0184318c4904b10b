import { cancelActiveBonus, getActiveBonus } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { readPlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { bonusPart, cancelBonus, expireBonuses, publishBonusNews } from './bonuses.service.ts'

const expireEveryMs = 5000

export function addBonuses(app: FastifyInstance): void {
  const { deps } = app
  const { db, clock, realtime } = deps

  route(app, getActiveBonus, (context) => readPlayerPart(deps, bonusPart, context))
  route(app, cancelActiveBonus, async ({ player }) => {
    publishBonusNews(realtime, await db.transaction().execute((trx) => cancelBonus(trx, clock.now(), player)))
    return { success: true as const }
  })
  watchExpiry(app)
}

/** An expired bonus can't be staked from that moment; this job removes its remaining money a little later. */
function watchExpiry(app: FastifyInstance): void {
  const { db, clock, realtime } = app.deps
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    const report = (error: unknown) => app.log.error({ err: error }, 'a bonus could not be ended')
    underWay ??= expireBonuses(db, clock, (news) => publishBonusNews(realtime, [news]), report)
      .catch(report)
      .finally(() => {
        underWay = null
      })
  }, expireEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
