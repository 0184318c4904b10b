import { cancelActiveBonus, getActiveBonus } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { readPlayerPart } from '../../../plugins/player-part.ts'
import { route } from '../../../plugins/route.ts'
import { bonusPart, cancelBonus, expireBonuses, publishBonusNews } from './bonuses.service.ts'

const expireEveryMs = 5000

export function addBonuses(app: FastifyInstance): void {
  const { deps } = app
  const { db, clock, jobs, realtime } = deps

  route(app, getActiveBonus, (context) => readPlayerPart(deps, bonusPart, context))
  route(app, cancelActiveBonus, async ({ player }) => {
    publishBonusNews(realtime, await db.transaction().execute((trx) => cancelBonus(trx, clock.now(), player)))
    return { success: true as const }
  })
  const report = (error: unknown) => app.log.error({ err: error }, 'a bonus could not be ended')
  // An expired bonus can't be staked from that moment; its remaining money is removed a little later.
  jobs.add({
    name: 'expire-bonuses',
    everyMs: expireEveryMs,
    run: () => expireBonuses(db, clock, (news) => publishBonusNews(realtime, [news]), report),
  })
}
