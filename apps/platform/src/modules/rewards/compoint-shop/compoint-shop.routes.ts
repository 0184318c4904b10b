import type { LoadedContent } from '@yanta/content'
import { buyCompointProduct, listCompointProducts, listCompointRecords } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { route } from '../../../plugins/route.ts'
import { buyProduct, listProducts } from './compoint-shop.service.ts'
import { listRecords } from './compoint-records.service.ts'

export function addCompointShop(
  app: FastifyInstance,
  content: Pick<LoadedContent, 'products' | 'gifts' | 'settings' | 'tournaments' | 'series'>,
): void {
  const { deps } = app
  const { products } = content

  route(app, listCompointProducts, async (context) => ({
    items: await listProducts(deps.db, products, context),
  }))
  route(app, buyCompointProduct, ({ params, body: { key = randomUUID(), quantity, price }, ...asker }) =>
    buyProduct(deps, products, asker, { productId: params.id, key, quantity, price }),
  )
  route(app, listCompointRecords, async ({ player, query, locale }) => ({
    items: await listRecords(deps.db, content, { userId: player.id, before: query.before, locale }),
  }))
}
