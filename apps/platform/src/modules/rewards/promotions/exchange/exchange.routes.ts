import { randomUUID } from 'node:crypto'
import { exchangePrize } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../../plugins/route.ts'
import { exchange, type ExchangeContext } from './exchange.service.ts'

export function addPrizeExchange(app: FastifyInstance, context: ExchangeContext): void {
  const { deps } = app

  route(app, exchangePrize, ({ params, body: { key = randomUUID(), price }, ...asker }) =>
    exchange(deps, context, asker, { ...params, key, price }),
  )
}
