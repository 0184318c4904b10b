import { activateCoupon, checkCoupon } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { publishGiftNews } from '../gifts/gifts.service.ts'
import { activatePlayerCoupon, checkPlayerCoupon } from './coupons.service.ts'

export function addCoupons(app: FastifyInstance): void {
  const { deps } = app

  route(app, checkCoupon, ({ player, locale, body }) =>
    checkPlayerCoupon(deps, { player, locale }, body.code),
  )
  route(app, activateCoupon, async ({ player, locale, body }) => {
    const { gift, news } = await activatePlayerCoupon(deps, { player, locale }, body.code)
    publishGiftNews(deps.realtime, news)
    return { success: true as const, gift }
  })
}
