import { cancelLimitChange, confirmLimitChange, listLimits, setLimit } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { cancelOwnChange, confirmOwnChange, listOwnLimits, setOwnLimit } from './own-limits.service.ts'

export function addOwnLimits(app: FastifyInstance): void {
  const { deps } = app
  route(app, listLimits, async ({ player }) => ({
    currency: player.currency,
    items: await listOwnLimits(deps, player.id),
  }))
  route(app, setLimit, ({ player, params, body }) => setOwnLimit(deps, player, params, body.value))
  route(app, confirmLimitChange, ({ player, params, body }) =>
    confirmOwnChange(deps, player, params, body.value),
  )
  route(app, cancelLimitChange, ({ player, params }) => cancelOwnChange(deps, player, params))
}
