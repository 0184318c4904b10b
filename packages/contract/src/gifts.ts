// Gifts granted to a player [3.43].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Currency, Id, Instant, Money } from './kit/scalars.ts'

/** The part of [3.45] that is granted so far. */
export const GiftType = v.picklist(['cashback', 'deposit_bonus', 'cash', 'giftspin', 'xp', 'compoint'])
/** [3.48]. */
export const GiftState = v.picklist(['received', 'activated', 'expired', 'used'])
/** [3.47]. */
export const GiftReason = v.picklist([
  'personal',
  'registration',
  'level.changed',
  'promotions',
  'achievement',
  'cashback',
  'rest.registration',
  'compoint_product_purchase',
  'gift_distribution',
])

/** [3.44]; money in minor units. */
export const Gift = v.object({
  id: Id,
  /** In the locale of the call. */
  title: v.string(),
  type: GiftType,
  state: GiftState,
  reason: GiftReason,
  /** Price of a product of the shop in hundredths of compoints; null: it was given for free. */
  price: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  productId: v.nullable(Id),
  expiredAt: v.nullable(Instant),
  restrictions: v.object({ depositLimits: v.array(v.object({ currency: Currency, limit: Money })) }),
  restrictionsState: v.object({ depositProgress: Money }),
  /** Chosen for the next deposit. */
  isSelected: v.boolean(),
})
export type Gift = v.InferOutput<typeof Gift>

export const listGifts = defineCall({
  name: 'listGifts',
  method: 'GET',
  path: '/json-api/user-gifts',
  access: 'player',
  summary: "The player's gifts, newest first [7.22]",
  response: v.object({ data: v.object({ data: v.array(Gift) }) }),
  refusals: ['unauthorized'],
})

export const selectCashboxGift = defineCall({
  name: 'selectCashboxGift',
  method: 'POST',
  path: '/json-api/user-gifts/cashbox-select',
  access: 'player',
  summary: 'Choose the gift that the next deposit brings [7.26]; another one chosen before is let go',
  body: v.object({ user_gift_id: Id }),
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized', 'gift_not_found', 'gift_not_eligible'],
})
