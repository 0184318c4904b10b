import { getActivePromotion, getPromotion, listPromotions, type Membership } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { Promotions } from './promotions.service.ts'

const shared = { isShared: true }
/** Amounts for guests. */
const currencyOfGuests = 'RUB'

export function addPromotions(
  app: FastifyInstance,
  promotions: Promotions,
  /** That of a player, by the promotion's id; null for who takes no part. */
  findMembership: (promoId: string, userId: number) => Promise<Membership | null>,
): void {
  route(app, listPromotions, async ({ locale }) => ({ items: await promotions.list(locale) }), shared)
  route(
    app,
    getActivePromotion,
    async ({ locale }) => ({
      data: (await promotions.findActive({ locale, currency: currencyOfGuests })) ?? null,
    }),
    shared,
  )
  route(app, getPromotion, async ({ params, locale, player }) => {
    const currency = player?.currency ?? currencyOfGuests
    const promotion = (await promotions.find({ locale, currency }, params.slug)) ?? refuse()
    return player ? { ...promotion, membership: await findMembership(promotion.id, player.id) } : promotion
  })
}

function refuse(): never {
  throw new Refusal('not_found')
}
