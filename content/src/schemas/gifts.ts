// Gifts that players are given. Amounts are minor units of each currency, compoints hundredths.
import { Currency, PositiveMoney, Slug, type GiftType } from '@yanta/contract'
import * as v from 'valibot'
import { Wrapping } from './fields.ts'

/** An amount for each currency. */
export const Amounts = v.strictObject({
  RUB: PositiveMoney,
  EUR: PositiveMoney,
  USD: PositiveMoney,
  UAH: PositiveMoney,
  KZT: PositiveMoney,
  CAD: PositiveMoney,
} satisfies Record<Currency, unknown>)
export type Amounts = v.InferOutput<typeof Amounts>

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const Days = whole(1, 365)

/** Terms of the bonus money that a gift becomes: decisions 'Rewards' where the entry says nothing. */
const bonusTerms = v.optional(
  v.strictObject({
    /** Left out: `usualWagerTimes` of its type, or the most of the jurisdiction where that is less. */
    wagerTimes: v.optional(whole(1, 100)),
    days: v.optional(Days, 7),
    capTimes: v.optional(whole(1, 1000), 5),
  }),
  {},
)

/** How many times the bonus money of a gift is staked where its entry says nothing. */
export const usualWagerTimes = {
  deposit_bonus: 25,
  bonus_offer: 25,
  cashback: 3,
  giftspin: 20,
  feature: 20,
} as const satisfies Partial<Record<GiftType, number>>

const common = {
  slug: Slug,
  title: Wrapping,
  /** Picture `gifts/<image>` of the art; left out, that of its type. */
  image: v.optional(Slug),
  /** How long it can be used; null: for ever. */
  days: v.nullable(Days),
  restrictions: v.optional(
    v.strictObject({
      /** Deposits needed before activation. */
      depositLimits: v.optional(Amounts),
      phone: v.optional(v.boolean(), false),
      email: v.optional(v.boolean(), false),
      platform: v.optional(v.picklist(['mobile', 'desktop'])),
      level: v.optional(whole(1, 10), 1),
    }),
    {},
  ),
}

const freeRounds = { game: Slug, stake: Amounts, total: whole(1, 500), bonus: bonusTerms }

export const GiftEntry = v.variant('type', [
  v.strictObject({ ...common, type: v.literal('cash'), amount: Amounts }),
  v.strictObject({ ...common, type: v.literal('xp'), xp: whole(1, 10_000_000) }),
  v.strictObject({ ...common, type: v.literal('compoint'), compoints: whole(1, 1_000_000_000) }),
  v.strictObject({
    ...common,
    type: v.literal('deposit_bonus'),
    percent: whole(1, 1000),
    /** Ceiling of all deposits it counts. */
    limits: Amounts,
    /** Left out: the smallest preset of the currency. */
    leastDeposit: v.optional(Amounts),
    /** How many deposits it counts at most. */
    deposits: v.optional(whole(1, 100)),
    bonus: bonusTerms,
  }),
  v.strictObject({ ...common, type: v.literal('bonus_offer'), amount: Amounts, bonus: bonusTerms }),
  /** Its amount and percent are those of the player's week. */
  v.strictObject({ ...common, type: v.literal('cashback'), bonus: bonusTerms }),
  v.strictObject({ ...common, ...freeRounds, type: v.literal('giftspin') }),
  v.strictObject({ ...common, ...freeRounds, type: v.literal('feature') }),
  v.strictObject({ ...common, type: v.literal('group'), options: v.pipe(v.array(Slug), v.minLength(2)) }),
  v.strictObject({ ...common, type: v.literal('custom') }),
  v.strictObject({
    ...common,
    type: v.literal('nondeposit'),
    /** `chance` in hundredths of a percent; with `gift: null` the prize is empty and has a title. */
    prizes: v.pipe(
      v.array(
        v.strictObject({ gift: v.nullable(Slug), title: v.optional(Wrapping), chance: whole(1, 10_000) }),
      ),
      v.minLength(2),
    ),
  }),
])
export type GiftEntry = v.InferOutput<typeof GiftEntry>

/** The picture of a gift that names none. */
export const giftImages: Readonly<Record<GiftType, string>> = {
  cash: 'cash',
  xp: 'xp',
  compoint: 'compoint',
  deposit_bonus: 'deposit',
  bonus_offer: 'offer',
  cashback: 'cashback',
  giftspin: 'giftspin',
  feature: 'giftspin',
  group: 'group',
  custom: 'custom',
  nondeposit: 'nondeposit',
}
