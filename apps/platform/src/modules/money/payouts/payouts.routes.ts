import type { LoadedContent } from '@yanta/content'
import {
  cancelPayout,
  getPayout,
  getPayoutConditions,
  listNewPayouts,
  listPayouts,
  listPayoutSystems,
  sendPayout,
  sendPayoutCode,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { createSandboxPayouts } from '../../../adapters/payments/sandbox-payouts.ts'
import type { CalendarDay } from '../../../plugins/calendar.ts'
import { route } from '../../../plugins/route.ts'
import { approvePayouts } from './approve-payouts.service.ts'
import * as payouts from './payouts.service.ts'
import { movePayouts } from './send-payouts.service.ts'

const everyMs = 5_000

export function addPayouts(
  app: FastifyInstance,
  loaded: Pick<LoadedContent, 'payouts' | 'currencies' | 'settings'>,
  readDay: (moment: Date) => CalendarDay,
): void {
  const { deps } = app
  const { db, clock, config, jobs, jurisdiction } = deps
  const content = { ...loaded, documentsFromPayouts: jurisdiction.documentsFromPayouts }

  route(app, listPayoutSystems, (context) => payouts.listSystems(db, content, context))
  route(app, getPayoutConditions, ({ player }) => payouts.readConditions(deps, content, player))
  route(app, sendPayoutCode, ({ body, ...client }) => payouts.requestPayoutCode(deps, client, body?.captcha))
  route(app, sendPayout, ({ params, body, ...client }) =>
    payouts.requestPayout(deps, content, client, { ...body, method: params.method }),
  )
  route(app, listPayouts, ({ query, ...client }) =>
    payouts.listPlayerPayouts(deps, content, client, query.offset),
  )
  route(app, getPayout, ({ params, ...client }) => payouts.getPlayerPayout(deps, content, client, params.id))
  route(app, listNewPayouts, async (client) => ({
    items: await payouts.listOpenPayouts(deps, content, client),
  }))
  route(app, cancelPayout, async ({ player, body }) => ({
    status: await payouts.cancelPlayerPayout(deps, player.id, body.transaction_id),
  }))

  // Only the demo has a provider: without one a payout waits for it.
  if (config.mode !== 'demo') return
  const adapter = createSandboxPayouts(clock)
  const approving = {
    currencies: content.currencies,
    readDay,
    automaticPerDay: content.settings.payouts.automaticPerDay,
  }
  const report = (error: unknown) => app.log.error({ err: error }, 'a payout could not be moved')
  jobs.add({ name: 'move-payouts', everyMs, run: () => movePayouts(deps, adapter, report) })
  jobs.add({ name: 'approve-payouts', everyMs, run: () => approvePayouts(deps, approving, report) })
}
