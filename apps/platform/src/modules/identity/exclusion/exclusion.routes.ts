import { endSelfExclusion, excludeSelf } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import * as exclusion from './exclusion.service.ts'

export function addExclusion(app: FastifyInstance): void {
  const { deps } = app
  route(app, excludeSelf, ({ player, body }) => exclusion.excludeSelf(deps, player, body.term))
  route(app, endSelfExclusion, async ({ player }) => {
    await exclusion.endSelfExclusion(deps, player.id)
    return { success: true }
  })
}
