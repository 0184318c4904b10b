import { getDuckHuntGame, shootDuck } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../../plugins/route.ts'
import type { Promotions } from '../promotions.service.ts'
import { readGame, shoot } from './duck-hunt.service.ts'

export function addDuckHunt(app: FastifyInstance, promotions: Pick<Promotions, 'findNames'>): void {
  const { deps } = app

  route(app, getDuckHuntGame, ({ params, ...asker }) => readGame(deps, promotions, asker, params.gameId))
  route(app, shootDuck, ({ params, body, ...asker }) =>
    shoot(deps, asker, { gameId: params.gameId, number: body.number }),
  )
}
