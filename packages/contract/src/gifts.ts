// Gifts granted to a player [3.43].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import {
  Count,
  Currency,
  Id,
  Instant,
  Money,
  perLocale,
  PictureAddress,
  Platform,
  PositiveMoney,
  Slug,
} from './kit/scalars.ts'

/** [3.45]; `feature` stands for the gifts of single features that providers call by their own names. */
export const GiftType = v.picklist([
  'cashback',
  'deposit_bonus',
  'cash',
  'giftspin',
  'feature',
  'group',
  'custom',
  'xp',
  'compoint',
  'bonus_offer',
  'nondeposit',
])
export type GiftType = v.InferOutput<typeof GiftType>

/** [3.46]: used by the act of activating them. The others, the 'v2' gifts, are active for a while. */
export const oneClickGiftTypes: readonly GiftType[] = [
  'compoint',
  'xp',
  'custom',
  'cash',
  'deposit_bonus',
  'bonus_offer',
]

/** [3.48]. */
export const GiftState = v.picklist(['received', 'activated', 'expired', 'used'])
export type GiftState = v.InferOutput<typeof GiftState>
/**
 * [3.47]. `registration`: every new player's; `rest.registration`: that of a code entered at registration; `promotions`: of a promotion,
 * or of a code entered later. What was chosen from a group or drawn as a prize has the reason of its gift.
 */
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
  'compoints',
])
export type GiftReason = v.InferOutput<typeof GiftReason>

/** Hundredths of compoints. */
const Compoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Terms of the bonus money that a gift becomes; amounts in minor units of the player's currency. */
export const BonusTerms = v.object({
  /** How many times the amount has to be staked. */
  wagerTimes: Count,
  /** Days from the start of the bonus. */
  days: Count,
  /** The largest amount that becomes real money, as a multiple of the bonus. */
  capTimes: Count,
  /** The largest stake while the bonus runs, where a round stakes or wagers bonus money. */
  maxStake: PositiveMoney,
})
export type BonusTerms = v.InferOutput<typeof BonusTerms>

const GiftGame = v.object({ slug: Slug, name: v.string(), preview: PictureAddress })

const termsOfSums = [
  v.object({ type: v.literal('cash'), amount: PositiveMoney }),
  v.object({ type: v.literal('xp'), xp: Count }),
  v.object({ type: v.literal('compoint'), compoints: Compoints }),
  /** `percent` of a deposit of at least `leastDeposit`, up to what is left of the deposit limit. */
  v.object({ type: v.literal('deposit_bonus'), percent: Count, leastDeposit: Money, bonus: BonusTerms }),
  v.object({ type: v.literal('bonus_offer'), amount: PositiveMoney, bonus: BonusTerms }),
] as const

/** What a gift within another one gives where its title does not tell: null for all that are not sums. */
const InnerTerms = v.optional(v.nullable(v.variant('type', termsOfSums)), null)
export type InnerTerms = v.InferOutput<typeof InnerTerms>

/** What a gift gives; amounts in minor units of the player's currency. */
export const GiftTerms = v.variant('type', [
  ...termsOfSums,
  v.object({ type: v.literal('cashback'), amount: PositiveMoney, percent: Count, bonus: BonusTerms }),
  /** Rounds at a fixed stake, paid by the house; `won` so far becomes bonus money. */
  v.object({
    type: v.literal('giftspin'),
    game: GiftGame,
    stake: PositiveMoney,
    total: Count,
    left: Count,
    won: Money,
    bonus: BonusTerms,
  }),
  /** One feature round at a fixed stake. */
  v.object({
    type: v.literal('feature'),
    game: GiftGame,
    stake: PositiveMoney,
    total: Count,
    left: Count,
    won: Money,
    bonus: BonusTerms,
  }),
  /** One of the options is chosen at activation and becomes a gift of its own. */
  v.object({
    type: v.literal('group'),
    options: v.array(v.object({ id: Slug, title: v.string(), image: PictureAddress, terms: InnerTerms })),
  }),
  /** Fulfilled by the operator. */
  v.object({ type: v.literal('custom') }),
  /** A prize drawn by the platform; `chance` in hundredths of a percent, all of them sum to 10,000. */
  v.object({
    type: v.literal('nondeposit'),
    prizes: v.array(v.object({ title: v.string(), image: PictureAddress, terms: InnerTerms, chance: Count })),
  }),
])
export type GiftTerms = v.InferOutput<typeof GiftTerms>

/** [3.44]; money in minor units. Texts are in the locale of the call. */
export const Gift = v.object({
  id: Id,
  title: v.string(),
  image: PictureAddress,
  type: GiftType,
  state: GiftState,
  reason: GiftReason,
  terms: GiftTerms,
  /** Price of a product of the shop in hundredths of compoints; null: it was given for free. */
  price: v.nullable(Compoints),
  productId: v.nullable(Id),
  receivedAt: Instant,
  /** When it was activated; null before. */
  activatedAt: v.nullable(Instant),
  /** When it was used up or expired; null before. */
  endedAt: v.nullable(Instant),
  expiredAt: v.nullable(Instant),
  restrictions: v.object({
    /** [4.43]: for a deposit bonus the ceiling of the deposits it counts; for others the deposits needed before activation. */
    depositLimits: v.array(v.object({ currency: Currency, limit: Money })),
    needsPhone: v.boolean(),
    needsEmail: v.boolean(),
    /** The only platform it opens on; null: both. */
    platform: v.nullable(Platform),
    /** The least level; 1: everybody. */
    level: Count,
  }),
  /** Deposits counted so far, in minor units of the player's currency. */
  restrictionsState: v.object({
    depositProgress: Money,
    /** Of a deposit bonus for so many deposits at most: how many it has counted [9.31]. */
    deposits: v.optional(v.object({ counted: Count, most: Count })),
  }),
  /** Chosen for the next deposit. */
  isSelected: v.boolean(),
})
export type Gift = v.InferOutput<typeof Gift>

export const listGifts = defineCall({
  name: 'listGifts',
  method: 'GET',
  path: '/json-api/user-gifts',
  access: 'player',
  summary: "The player's gifts, newest first: all live ones, and the latest 500 of the others [7.22]",
  response: v.object({ data: v.object({ data: v.array(Gift) }) }),
  refusals: ['unauthorized'],
})

export const selectCashboxGift = defineCall({
  name: 'selectCashboxGift',
  method: 'POST',
  path: '/json-api/user-gifts/cashbox-select',
  access: 'player',
  summary:
    'Choose the gift that the next deposit brings [7.26]; another one chosen before is let go. It is refused as its activation would be, by the account, the contacts and the level',
  body: v.object({ user_gift_id: Id }),
  response: v.object({ success: v.literal(true) }),
  refusals: [
    'unauthorized',
    'gift_not_found',
    'gift_not_eligible',
    'multi_account',
    'disabled',
    'phone_restriction',
    'email_restriction',
    'phone_and_email_restriction',
    'invalid_offer',
  ],
})

/** [8.33]. */
export const giftRefusals = [
  'in_process',
  'expired',
  'used',
  'deposit_restriction',
  'email_restriction',
  'phone_restriction',
  'phone_and_email_restriction',
  'multi_account',
  'disabled',
  'invalid_user_gift',
  'activation_failed',
  'invalid_provider_response',
  'wrong_device',
  'invalid_offer',
  'has_bonus',
  'exists_active_giftspin',
] as const
export type GiftRefusal = (typeof giftRefusals)[number]

export const activateGift = defineCall({
  name: 'activateGift',
  method: 'PUT',
  path: '/json-api/gifts/activate/{id}',
  access: 'player',
  summary:
    'Activate a gift [7.24]: a one-click gift is used by it, a deposit bonus waits for the next deposit, the others become active. A group needs `option`. A repetition after success is refused as used',
  params: v.object({ id: Id }),
  query: v.object({ platform: v.optional(Platform, 'desktop') }),
  body: v.optional(v.object({ option: v.optional(Slug) })),
  /** The gift afterwards; `chosen` is the gift that the option of a group has become. */
  response: v.object({ success: v.literal(true), gift: Gift, chosen: v.nullable(Gift) }),
  refusals: [
    'unauthorized',
    'invalid_request',
    'account_closed',
    'taking_a_break',
    'self_excluded',
    ...giftRefusals,
  ],
})

export const takeNonDepositPrize = defineCall({
  name: 'takeNonDepositPrize',
  method: 'POST',
  path: '/json-api/gifts/nondeposit/take-prize/{id}',
  access: 'player',
  summary:
    'Draw the prize of a NonDeposit gift [7.25]; a refusal of the gift is `error` of an answer without success',
  params: v.object({ id: Id }),
  query: v.object({ platform: v.optional(Platform, 'desktop') }),
  /** `gift` is the prize, received as a gift of its own; null: the empty prize of the published table. */
  response: v.object({
    success: v.boolean(),
    error: v.nullable(v.picklist(giftRefusals)),
    gift: v.nullable(Gift),
  }),
  refusals: ['unauthorized', 'account_closed', 'taking_a_break', 'self_excluded'],
})

export const countPayoutGifts = defineCall({
  name: 'countPayoutGifts',
  method: 'GET',
  path: '/json-api/user-gifts/payout-gift-count',
  access: 'player',
  summary: 'The gifts that a payout request would burn [7.23], [5.27], and the amount of the running bonus',
  response: v.object({ count: Count, gifts: v.array(Gift), bonus: Money }),
  refusals: ['unauthorized'],
})

/** The deposit bonus that every new player is given, before it is anyone's; amounts in minor units of the currency asked for. */
export const WelcomeOffer = v.object({
  percent: Count,
  /** The most bonus money it brings in all; null: there is no ceiling. */
  most: v.nullable(PositiveMoney),
  /** How many deposits it counts; null: any number. */
  deposits: v.nullable(Count),
  leastDeposit: Money,
  wagerTimes: Count,
  /** How many days it waits for a deposit; null: for ever. */
  days: v.nullable(Count),
})
export type WelcomeOffer = v.InferOutput<typeof WelcomeOffer>

export const getWelcomeOffer = defineCall({
  name: 'getWelcomeOffer',
  method: 'GET',
  path: '/json-api/registration/offer',
  access: 'anyone',
  summary: 'What the registration promises; null: new players are given no deposit bonus',
  query: v.object({ currency: Currency }),
  response: v.object({ data: v.nullable(WelcomeOffer) }),
  refusals: [],
})

const giftNews = {
  id: Id,
  type: GiftType,
  state: GiftState,
  reason: GiftReason,
  image: PictureAddress,
  titles: v.object(perLocale(() => v.string())),
}

/** [4.44]: `received`, `activated`, `used` and `expired` follow its states; `progress` is a deposit or free round counted. */
export const giftChanged = defineEvent({
  type: 'giftChanged',
  room: 'user',
  summary: 'A gift was received or has changed its state or progress [7.86]',
  data: v.object({
    ...giftNews,
    change: v.picklist(['received', 'activated', 'progress', 'used', 'expired', 'revoked']),
  }),
})
export type GiftNews = v.InferOutput<(typeof giftChanged)['data']>
