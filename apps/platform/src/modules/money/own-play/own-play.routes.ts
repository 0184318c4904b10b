import { getActivity, getRealityCheck, setRealityCheck } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { chooseInterval, readActivity, readRealityCheck } from './own-play.service.ts'

export function addOwnPlay(app: FastifyInstance): void {
  const { deps } = app
  route(app, getRealityCheck, ({ player }) => readRealityCheck(deps, player))
  route(app, setRealityCheck, async ({ player, body }) => {
    await chooseInterval(deps, player.id, body.minutes)
    return readRealityCheck(deps, player)
  })
  route(app, getActivity, ({ player, query, locale }) => readActivity(deps, player, { ...query, locale }))
}
