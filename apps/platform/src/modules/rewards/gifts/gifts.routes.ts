import {
  activateGift,
  countPayoutGifts,
  getWelcomeOffer,
  giftRefusals,
  listGifts,
  selectCashboxGift,
  takeNonDepositPrize,
  type GiftRefusal,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { activatePlayerGift } from './activate-gift.service.ts'
import { endGifts } from './gift-end.service.ts'
import type { AddXp } from './gift-effects.service.ts'
import { countBurntGifts, listPlayerGifts, selectGift } from './gifts.service.ts'
import { findWelcomeOffer } from './welcome-offer.service.ts'

const endEveryMs = 5_000

interface GiftContext {
  addXp: AddXp
  /** The level from which bonus offers are open [3.8]. */
  offerLevel: number
  /** How many times the jurisdiction lets bonus money be staked at most; null: any number. */
  mostWager: number | null
  /** Slugs of what every new player is given. */
  registrationGifts: readonly string[]
}

export function addGifts(app: FastifyInstance, context: GiftContext): void {
  const { db, clock, jobs, realtime } = app.deps
  const deps = { db, clock, realtime, log: app.log, ...context }

  route(app, listGifts, async ({ player, locale }) => ({
    data: { data: await listPlayerGifts(db, clock.now(), player.id, locale) },
  }))
  route(
    app,
    getWelcomeOffer,
    async ({ query }) => ({ data: await findWelcomeOffer(db, context.registrationGifts, query.currency) }),
    { isShared: true },
  )
  route(app, selectCashboxGift, async ({ player, body }) => {
    await selectGift(db, clock.now(), player, body.user_gift_id)
    return { success: true }
  })
  route(app, activateGift, async ({ player, locale, params, query, body }) => ({
    success: true as const,
    ...(await activatePlayerGift(deps, {
      player,
      locale,
      giftId: params.id,
      platform: query.platform,
      option: body?.option,
    })),
  }))
  route(app, takeNonDepositPrize, async ({ player, locale, params, query }) => {
    const wish = { player, locale, giftId: params.id, platform: query.platform, only: 'nondeposit' as const }
    try {
      const { chosen } = await activatePlayerGift(deps, wish)
      return { success: true, error: null, gift: chosen }
    } catch (error) {
      if (!(error instanceof Refusal) || !isGiftRefusal(error.code)) throw error
      return { success: false, error: error.code, gift: null }
    }
  })
  route(app, countPayoutGifts, ({ player, locale }) =>
    countBurntGifts(db, clock.now(), { userId: player.id, locale }),
  )
  jobs.add({
    name: 'end-gifts',
    everyMs: endEveryMs,
    run: () =>
      endGifts({ db, clock, realtime, mostWager: context.mostWager }, (error) =>
        app.log.error({ err: error }, 'a gift could not be ended'),
      ),
  })
}

function isGiftRefusal(code: string): code is GiftRefusal {
  return (giftRefusals as readonly string[]).includes(code)
}
