import { getHighFiveStatistics, giveHighFive, listHighFives } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../../plugins/route.ts'
import { addGuestFives } from './count-fives.service.ts'
import { giveFive, readVisitor } from './give-five.service.ts'
import { listFives, readStatistics, type HighFiveContext } from './high-fives.service.ts'

export function addHighFives(app: FastifyInstance, context: HighFiveContext): void {
  const { deps } = app

  route(app, giveHighFive, ({ player, address, request, body }) =>
    giveFive(deps, context, { player, address, visitor: readVisitor(request) }, body),
  )
  route(app, listHighFives, ({ player, params, query }) =>
    listFives(deps, context, { userId: player.id, promoId: params.promoId }, query),
  )
  route(app, getHighFiveStatistics, ({ player, params }) =>
    readStatistics(deps, context, { userId: player.id, promoId: params.promoId }),
  )
  addGuestFives(deps, context.dates)
}
