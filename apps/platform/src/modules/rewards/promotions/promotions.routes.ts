import { getActivePromotion, getPromotion, listPromotions } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { Promotions } from './promotions.service.ts'

const shared = { isShared: true }

export function addPromotions(app: FastifyInstance, promotions: Promotions): void {
  route(app, listPromotions, ({ locale }) => ({ items: promotions.list(locale) }), shared)
  route(
    app,
    getActivePromotion,
    ({ locale }) => ({ data: promotions.list(locale).find(({ status }) => status === 'active') ?? null }),
    shared,
  )
  route(app, getPromotion, ({ params, locale }) => promotions.find(locale, params.slug) ?? refuse(), shared)
}

function refuse(): never {
  throw new Refusal('not_found')
}
