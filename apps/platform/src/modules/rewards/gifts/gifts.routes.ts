import { listGifts, selectCashboxGift } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { listPlayerGifts, selectGift } from './gifts.service.ts'

export function addGifts(app: FastifyInstance): void {
  const { db, clock } = app.deps

  route(app, listGifts, async ({ player, locale }) => ({
    data: { data: await listPlayerGifts(db, clock.now(), player.id, locale) },
  }))
  route(app, selectCashboxGift, async ({ player, body }) => {
    await selectGift(db, clock.now(), player.id, body.user_gift_id)
    return { success: true }
  })
}
