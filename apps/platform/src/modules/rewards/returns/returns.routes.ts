import { claimWinback, getWinback } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { ReturnsContext } from './returns-context.ts'
import { settleWeeks } from './settle-weeks.service.ts'
import * as winback from './winback.service.ts'

/** How often ended weeks and offers are looked for. */
const everyMs = 30_000

export function addReturns(app: FastifyInstance, context: ReturnsContext): void {
  const { deps } = app

  route(app, getWinback, ({ player }) => winback.readWinback(deps, context, player))
  route(app, claimWinback, async ({ player }) => ({
    success: true as const,
    amount: await winback.claimWinback(deps, context, player),
  }))
  const reportWeek = (error: unknown) => app.log.error({ err: error }, 'a week could not be settled')
  const reportOffer = (error: unknown) => app.log.error({ err: error }, 'a winback could not be ended')
  deps.jobs.add({ name: 'settle-weeks', everyMs, run: () => settleWeeks(deps, context, reportWeek) })
  deps.jobs.add({ name: 'lapse-winbacks', everyMs, run: () => winback.lapseWinbacks(deps, reportOffer) })
}
