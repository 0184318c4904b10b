// Coupon codes. Promises: a code is used at most as often as it may be, by all and by each player, however many ask at once; its use
// and its gift are stored together; of wrong codes a player may try ten an hour.
import { normaliseCode, type CouponEntry } from '@yanta/content'
import type { Clock } from '@yanta/config/clock'
import type { Currency, Gift, GiftReason, Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { countTries, type TryLimit } from '../../../plugins/counted-tries.repository.ts'
import {
  describeOffers,
  grantGift,
  readGiftPlayer,
  readGifts,
  type DescribedOffer,
  type GiftNotice,
} from '../gifts/gifts.service.ts'
import {
  insertDeskCoupon,
  insertUse,
  lockCoupon,
  saveCoupons,
  selectCoupon,
  type CouponRecord,
} from './coupons.repository.ts'
import { findCouponRefusal } from './coupons.rules.ts'

const wrongCodes = { max: 10, windowMs: 3_600_000 }

export interface CouponDeps {
  db: PlatformDatabase
  clock: Clock
  config: { rateLimits: boolean }
}

interface Asker {
  player: { id: number; currency: Currency }
  locale: Locale
}

/** Imports the coupons of the content. */
export async function importCoupons(db: PlatformDatabase, coupons: readonly CouponEntry[]): Promise<void> {
  const rows = coupons.map(({ code, gift, registration, from, to, uses, perPlayer }) => ({
    code: normaliseCode(code),
    spelling: code,
    gift,
    forRegistration: registration,
    startsAt: from ?? null,
    endsAt: to ?? null,
    mostUses: uses ?? null,
    mostPerPlayer: perPlayer,
  }))
  await db.transaction().execute((trx) => saveCoupons(trx, rows))
}

/** What a code would give, without using it. @throws Refusals of coupons, and too_many_requests after ten wrong ones in an hour */
export async function checkPlayerCoupon(
  deps: CouponDeps,
  { player, locale }: Asker,
  entered: string,
): Promise<DescribedOffer> {
  return limitWrongCodes(deps, player.id, async () => {
    const coupon = await findUsable(deps.db, deps.clock.now(), {
      userId: player.id,
      code: normaliseCode(entered),
    })
    const described = await describeOffers(deps.db, [coupon.gift], { currency: player.currency, locale })
    const offer = described.get(coupon.gift)
    if (!offer) throw new Refusal('coupon_not_found')
    return offer
  })
}

/** Turns a code into a gift [7.32]. @throws as `checkPlayerCoupon` */
export async function activatePlayerCoupon(
  deps: CouponDeps,
  { player, locale }: Asker,
  entered: string,
): Promise<{ gift: Gift; news: readonly GiftNotice[] }> {
  const { db, clock } = deps
  const now = clock.now()
  return limitWrongCodes(deps, player.id, () =>
    db.transaction().execute(async (trx) => {
      const code = normaliseCode(entered)
      await lockCoupon(trx, code)
      const coupon = await findUsable(trx, now, { userId: player.id, code })
      const { giftId, news } = await redeemCoupon(trx, now, coupon, {
        userId: player.id,
        reason: 'promotions',
      })
      const [gift] = await readGifts(trx, now, { userId: player.id, giftIds: [giftId], locale })
      return { gift: gift!, news }
    }),
  )
}

/** The spelling of a code that may be entered at registration now; null for any other. */
export async function findRegistrationCode(
  db: PlatformDatabase,
  now: Date,
  entered: string,
): Promise<string | null> {
  const coupon = await selectCoupon(db, normaliseCode(entered), null)
  const isRefused = findCouponRefusal(coupon, newPlayer, { now, atRegistration: true }) !== null
  return isRefused || !coupon ? null : coupon.spelling
}

/** Uses a code for a player who registers, inside the caller's transaction. @throws Refusal wrong_promo_code */
export async function redeemRegistrationCode(
  trx: PlatformDatabase,
  now: Date,
  { userId, entered }: { userId: number; entered: string },
): Promise<void> {
  const code = normaliseCode(entered)
  await lockCoupon(trx, code)
  const coupon = await selectCoupon(trx, code, userId)
  if (!coupon || findCouponRefusal(coupon, newPlayer, { now, atRegistration: true }))
    throw new Refusal('wrong_promo_code', { field: 'promoCode' })
  if (coupon.gift === null)
    await insertUse(trx, now, { code, userId, number: coupon.ownUses + 1, giftId: null })
  else await redeemCoupon(trx, now, { ...coupon, gift: coupon.gift }, { userId, reason: 'rest.registration' })
}

/** Makes a code for the desk, inside the caller's transaction. Where there is such a code nothing changes, and `endsAt` is its end. */
export async function createCoupon(
  trx: PlatformDatabase,
  coupon: { spelling: string; gift: string; endsAt: Date; mostUses: number },
): Promise<{ isNew: boolean; endsAt: Date | null }> {
  const code = normaliseCode(coupon.spelling)
  const isNew = await insertDeskCoupon(trx, { ...coupon, code })
  return { isNew, endsAt: (await selectCoupon(trx, code, null))?.endsAt ?? null }
}

const newPlayer = { isMultiAccount: false, areBonusesDisabled: false }

type UsableCoupon = CouponRecord & { gift: string }

async function findUsable(
  db: PlatformDatabase,
  now: Date,
  { userId, code }: { userId: number; code: string },
): Promise<UsableCoupon> {
  const coupon = await selectCoupon(db, code, userId)
  const player = await readGiftPlayer(db, userId)
  const refusal = findCouponRefusal(coupon, player, { now, atRegistration: false })
  if (refusal) throw new Refusal(refusal)
  if (!coupon || coupon.gift === null) throw new Refusal('coupon_not_found')
  return { ...coupon, gift: coupon.gift }
}

/** The coupon is locked: its count is that of this use. */
async function redeemCoupon(
  trx: PlatformDatabase,
  now: Date,
  { code, gift, ownUses }: UsableCoupon,
  { userId, reason }: { userId: number; reason: GiftReason },
): Promise<{ giftId: number; news: readonly GiftNotice[] }> {
  const number = ownUses + 1
  const granted = await grantGift(trx, now, {
    userId,
    gift,
    reason,
    scope: 'coupon',
    key: `${code}:${userId}:${number}`,
  })
  await insertUse(trx, now, { code, userId, number, giftId: granted.giftId })
  return granted
}

/** Counts a try before the code is looked up, and takes it back unless the code was wrong. */
async function limitWrongCodes<Result>(
  { db, clock, config }: CouponDeps,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!config.rateLimits) return work()
  const tries: TryLimit[] = [{ key: `coupon of ${userId}`, limit: wrongCodes }]
  const [retryAfter] = await countTries(db, clock.now(), tries)
  if (retryAfter !== undefined) throw new Refusal('too_many_requests', { params: { retryAfter } })
  try {
    const result = await work()
    await countTries(db, clock.now(), tries, -1)
    return result
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'coupon_not_found')
      await countTries(db, clock.now(), tries, -1)
    throw error
  }
}
